import {
  type EngagementConfig,
  officeHours,
  type Schedule,
  type SequenceStep,
} from '#core/campaigns/engagement.ts';
import { sequenceTemplates } from '#core/campaigns/sequence-templates.ts';
import type { AccountTier, Quotas } from '#core/network/account-quotas.ts';
import { type Chance, seededChance } from './chance.ts';
import type { PostFaults } from './postman.ts';
import { calmWire, type WireFaults } from './travel.ts';

export type Scenario = {
  seed: number;
  weeks: number;
  startsAt: Date;
  users: UserScenario[];
  chaos: Chaos;
};

export type UserScenario = { account: AccountScenario; campaigns: CampaignScenario[] };
export type AccountScenario = { email: string; tier: AccountTier; quotas: Quotas; hasRamp: boolean };
export type CampaignScenario = {
  people: number;
  config: EngagementConfig;
  /** `blocked`: approved, and the gate's last look says no. */
  texts: { waiting: number; skipped: number; missing: number; blocked: number };
};

/** What goes wrong, and how often; every part of it may be nothing. */
export type Chaos = {
  wire: WireFaults;
  post: PostFaults;
  /** Of a worker: mean statements until it dies; null: never. */
  statementsToLive: number | null;
  /** Days between two kill -9 at any moment. */
  daysBetweenKills: number | null;
  /** All workers are down for so long, once. */
  outageHours: number | null;
  longStalls: number;
  /** How often a day nobody gets to handle what arrives, for minutes. */
  backlogsPerDay: number;
  disconnections: number;
  clockJumps: number;
  /** Of calls that write: the person answers between the claim and the call. */
  repliesInBetween: number;
  /** Share of days on which the user does something. */
  userActs: number;
  ownerMessages: number;
  /** How much more often people and users do something than they would. */
  haste: number;
};

export const noChaos: Chaos = {
  wire: calmWire,
  post: { lost: 0, twice: 0, late: 0, latestMs: 1 },
  statementsToLive: null,
  daysBetweenKills: null,
  outageHours: null,
  longStalls: 0,
  backlogsPerDay: 0,
  disconnections: 0,
  clockJumps: 0,
  repliesInBetween: 0,
  userActs: 0,
  ownerMessages: 0,
  haste: 1,
};

/** `isMean`: short and full of everything at once, to show what a guard is good for. */
export type ScenarioOptions = { weeks: number; people?: number; isCalm?: boolean; isMean?: boolean };

/** Everything that a seed decides before time begins. */
export function drawScenario(seed: number, options: ScenarioOptions): Scenario {
  if (options.isMean) return drawMeanScenario(seed, options);
  const { weeks, people, isCalm = false } = options;
  const chance = seededChance(`accroche ${seed}`);
  const total = people ?? chance.whole(20, 60);
  const users = chance.isTrue(0.25) ? 2 : 1;
  return {
    seed,
    weeks,
    startsAt: drawStart(chance.fork('start')),
    users: Array.from({ length: users }, (_, index) =>
      drawUser(chance.fork(`user ${index}`), { index, people: Math.max(1, Math.floor(total / users)) }),
    ),
    chaos: isCalm ? noChaos : drawChaos(chance.fork('chaos')),
  };
}

/** From a Monday to after the change of the clocks: little quota, no delay, and nobody leaves anything in peace. */
function drawMeanScenario(seed: number, { weeks, people = 12 }: ScenarioOptions): Scenario {
  const chance = seededChance(`accroche mean ${seed}`);
  const longest = [...sequenceTemplates].sort((a, b) => b.config.steps.length - a.config.steps.length)[0];
  const steps = (longest?.config.steps ?? []).map(
    (step): SequenceStep =>
      step.kind === 'wait'
        ? { ...step, maxDays: chance.whole(2, 4), withdrawsInvitation: true }
        : { ...step, delayDays: 0, window: null },
  );
  const account: AccountScenario = {
    email: 'vendeur-0@reseau.example',
    tier: 'premium',
    quotas: { invitationsPerDay: 5, invitationsPerWeek: 20, messagesPerDay: 8, visitsPerDay: 5 },
    hasRamp: false,
  };
  const config: EngagementConfig = {
    ...(longest?.config as EngagementConfig),
    steps,
    schedule: { ...officeHours, days: [1, 2, 3, 4, 5, 6], from: '09:00', to: '17:00' },
    approval: 'each',
  };
  const texts = { waiting: 0.12, skipped: 0.05, missing: 0, blocked: 0.12 };
  return {
    seed,
    weeks,
    startsAt: new Date(Date.parse('2026-10-19T04:00:00Z') + chance.whole(0, 180) * 60_000),
    users: [{ account, campaigns: [{ people, config, texts }] }],
    chaos: {
      wire: {
        refused: 0.02,
        lostRequest: 0.08,
        lostAnswer: 0.15,
        errorAfterEffect: 0.1,
        errorBeforeEffect: 0.03,
        unavailable: 0.02,
        throttled: 0.004,
        slow: 0.1,
      },
      post: { lost: 0.15, twice: 0.3, late: 0.3, latestMs: 3_600_000 },
      statementsToLive: 500,
      daysBetweenKills: 1,
      outageHours: null,
      longStalls: 0.01,
      backlogsPerDay: 6,
      disconnections: 1,
      clockJumps: 0,
      repliesInBetween: 0.3,
      userActs: 0.5,
      ownerMessages: 0.05,
      haste: 5,
    },
  };
}

/** Around the change of the clocks, around holidays, in August, or any day. */
const starts = [
  '2026-10-19',
  '2027-03-22',
  '2027-03-15',
  '2027-04-26',
  '2027-07-12',
  '2027-07-26',
  '2026-12-14',
];

function drawStart(chance: Chance): Date {
  const day = chance.isTrue(0.5)
    ? chance.oneOf(starts)
    : new Date(Date.UTC(2026, 8, 1) + chance.whole(0, 400) * 86_400_000).toISOString().slice(0, 10);
  return new Date(Date.parse(`${day}T00:00:00Z`) + chance.whole(0, 24 * 60) * 60_000);
}

function drawUser(chance: Chance, { index, people }: { index: number; people: number }): UserScenario {
  const campaigns = people > 3 && chance.isTrue(0.3) ? 2 : 1;
  const share = Math.floor(people / campaigns);
  return {
    account: {
      email: `vendeur-${index}@reseau.example`,
      tier: chance.oneOf(['free', 'premium', 'sales_navigator']),
      quotas: {
        invitationsPerDay: chance.whole(2, 15),
        invitationsPerWeek: chance.whole(8, 75),
        messagesPerDay: chance.whole(2, 25),
        visitsPerDay: chance.whole(3, 40),
      },
      hasRamp: chance.isTrue(0.3),
    },
    campaigns: Array.from({ length: campaigns }, (_, number) =>
      drawCampaign(chance.fork(`campaign ${number}`), share),
    ),
  };
}

function drawCampaign(chance: Chance, people: number): CampaignScenario {
  const model = chance.oneOf(sequenceTemplates).config;
  return {
    people,
    config: {
      ...model,
      steps: model.steps.map((step) => drawStep(chance, step)),
      schedule: drawSchedule(chance),
      approval: 'each',
    },
    texts: chance.isTrue(0.5)
      ? { waiting: 0.08, skipped: 0.06, missing: 0.03, blocked: 0.08 }
      : { waiting: 0, skipped: 0, missing: 0, blocked: 0 },
  };
}

function drawStep(chance: Chance, step: SequenceStep): SequenceStep {
  const delayDays = chance.isTrue(0.5) ? step.delayDays : chance.whole(0, 3);
  if (step.kind === 'wait')
    return { ...step, maxDays: chance.whole(5, 16), withdrawsInvitation: chance.isTrue(0.7) };
  return { ...step, delayDays };
}

function drawSchedule(chance: Chance): Schedule {
  const from = chance.whole(7, 11);
  return {
    ...officeHours,
    days: chance.isTrue(0.7)
      ? [1, 2, 3, 4, 5]
      : chance.oneOf([
          [1, 2, 3, 4],
          [2, 4],
          [1, 2, 3, 4, 5, 6],
        ]),
    from: `${String(from).padStart(2, '0')}:${chance.oneOf(['00', '30'])}`,
    to: `${chance.whole(from + 3, 20)}:00`,
    usesPersonTimeZone: chance.isTrue(0.3),
    skipsRegionalHolidays: chance.isTrue(0.2),
    skipsAugust: chance.isTrue(0.2),
  };
}

function drawChaos(chance: Chance): Chaos {
  const some = (share: number, most: number) => (chance.isTrue(share) ? chance.between(0.1, 1) * most : 0);
  return {
    wire: {
      refused: some(0.4, 0.04),
      lostRequest: some(0.5, 0.06),
      lostAnswer: some(0.6, 0.12),
      errorAfterEffect: some(0.5, 0.08),
      errorBeforeEffect: some(0.4, 0.05),
      unavailable: some(0.4, 0.05),
      throttled: some(0.4, 0.02),
      slow: some(0.4, 0.1),
    },
    post: {
      lost: some(0.5, 0.5),
      twice: some(0.5, 0.5),
      late: some(0.6, 0.6),
      latestMs: chance.oneOf([60_000, 3_600_000, 20 * 3_600_000]),
    },
    statementsToLive: chance.isTrue(0.6) ? chance.whole(150, 2_500) : null,
    daysBetweenKills: chance.isTrue(0.5) ? chance.between(1, 8) : null,
    outageHours: chance.isTrue(0.25) ? chance.between(5, 70) : null,
    longStalls: some(0.4, 0.01),
    backlogsPerDay: some(0.5, 4),
    disconnections: chance.isTrue(0.35) ? chance.whole(1, 2) : 0,
    clockJumps: chance.isTrue(0.3) ? chance.whole(1, 4) : 0,
    repliesInBetween: some(0.5, 0.15),
    userActs: some(0.7, 0.9),
    ownerMessages: some(0.5, 0.5),
    haste: 1,
  };
}
