import { createHash } from 'node:crypto';
import { dayMs, minuteMs } from '#core/time/durations.ts';
import { minutesIn } from '#core/time/zoned-time.ts';
import { launchCampaign } from '#server/features/engine/campaign-status/change-status.ts';
import { engineChannel } from '#server/features/engine/wake/wake-engine.ts';
import { newsReceiver } from '#server/features/network/social-accounts/news/receive-news.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { secretHeader } from '#server/providers/social-network/unipile/reconcile-webhooks.ts';
import { openUnipileSandbox } from '../sandbox/unipile/start-sandbox.ts';
import { seededChance } from './chance.ts';
import { drawScenario, noChaos, type Scenario, type ScenarioOptions } from './draw-scenario.ts';
import { newHand } from './guarded-database.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { answerInBetween, liveOnNetwork } from './network-events.ts';
import type { Laboratory, Run } from './open-laboratory.ts';
import { plantScenario } from './plant-scenario.ts';
import { postmanOf } from './postman.ts';
import { readEvidence } from './read-evidence.ts';
import { runSchedules } from './run-schedules.ts';
import { createTally } from './tally.ts';
import { createTimeline, joinSandbox } from './timeline.ts';
import { asMember, liveAsUsers } from './user-acts.ts';
import { readCommits } from './watch-commits.ts';
import { employWorkers } from './workers.ts';

/** Without faults at the end: what was broken has the time to be mended. */
const calmDays = 4;

export type SeedReport = {
  seed: number;
  problems: string[];
  people: number;
  deliveries: number;
  deaths: number;
  steps: number;
  /** What really happened, and how often. */
  tally: Record<string, number>;
  /** Of the sandbox's ledger: the same for the same seed. */
  digest: string;
};

/** One run of the product, from the launch of its campaigns: the same for the same seed. */
export async function runSeed(lab: Laboratory, seed: number, options: ScenarioOptions): Promise<SeedReport> {
  const scenario = drawScenario(seed, options);
  const chance = seededChance(`accroche run ${seed}`);
  const timeline = createTimeline(scenario.startsAt.getTime(), chance.fork('turns'));
  const end = scenario.startsAt.getTime() + scenario.weeks * 7 * dayMs;
  const chaosEnds = end - Math.min(calmDays, scenario.weeks * 2) * dayMs;
  const chaos = () => (timeline.now() < chaosEnds ? scenario.chaos : noChaos);
  const web = newHand('web');
  let receive: ((raw: string, secret: string | undefined) => Promise<void>) | undefined;
  let clockOffsetMs = () => 0;
  const late: { wakeJobs(): void; wakeEngines(): void; beforeWrite: Run['beforeWrite'] } = {
    wakeJobs: () => undefined,
    wakeEngines: () => undefined,
    beforeWrite: async () => undefined,
  };
  const post = postmanOf(
    {
      timeline: () => timeline,
      chance: () => mail,
      faults: () => chaos().post,
      note: (fault) => tally.add(`webhook: ${fault}`),
      receive: async (raw, secret) => {
        await receive?.(raw, secret);
        return true;
      },
    },
    secretHeader,
  );
  const mail = chance.fork('mail');
  const tally = createTally();
  let endless: string | undefined;
  const sandbox = openUnipileSandbox({
    seed: `accroche ${seed}`,
    people: 140,
    companies: 40,
    clock: { now: scenario.startsAt, speed: 0 },
    webhooks: { post },
  });
  joinSandbox(timeline, sandbox, scenario.startsAt.getTime());
  const run: Run = {
    seed,
    timeline,
    sandbox,
    chance: chance.fork('wire'),
    wireFaults: () => chaos().wire,
    tally,
    giveUp: (because) => {
      endless ??= because;
    },
    clockOffsetMs: () => clockOffsetMs(),
    beforeWrite: (request) => late.beforeWrite(request),
    nudge: () => late.wakeJobs(),
    wake: (what) => {
      if (what === engineChannel) late.wakeEngines();
    },
  };
  await lab.begin(run);
  const deps = lab.depsOf(web);
  const system = makeCtx(deps, { kind: 'system' });
  receive = newsReceiver(system);

  const story = async () => {
    const planted = await plantScenario(system, sandbox, scenario, chance.fork('plant'));
    const staff = employWorkers({
      lab,
      timeline,
      chance: chance.fork('staff'),
      chaos: scenario.chaos,
      count: 2,
    });
    late.wakeJobs = staff.wakeJobs;
    late.wakeEngines = staff.wakeEngines;
    lab.queue.put({
      name: 'social-accounts.reconcile-webhooks',
      data: '{}',
      singleton: null,
      startAfter: timeline.now(),
    });
    staff.wakeJobs();
    runSchedules(lab, timeline, staff);
    await timeline.sleep(60_000);
    for (const campaign of planted.campaigns)
      await launchCampaign(asMember(deps, campaign.workspaceId), campaign.id);
    staff.wakeEngines();
    const world = liveOnNetwork({
      run,
      planted,
      chance: chance.fork('network'),
      chaos: scenario.chaos,
      staff,
      until: chaosEnds,
      client: lab.session,
    });
    clockOffsetMs = world.clockOffsetMs;
    liveAsUsers({
      run,
      deps,
      planted,
      chance: chance.fork('users'),
      activity: scenario.chaos.userActs,
      haste: scenario.chaos.haste,
      wake: staff.wakeEngines,
      until: chaosEnds,
      client: lab.session,
    });
    late.beforeWrite = answerInBetween(
      { run, planted, chance: chance.fork('between'), client: lab.session },
      () => chaos().repliesInBetween,
    );
    void timeline.sleepUntil(chaosEnds).then(() => {
      staff.protect();
      world.settle();
      staff.wakeEngines();
    });
    return { planted, staff };
  };

  const prepared = story();
  let failure: unknown;
  prepared.catch((error: unknown) => {
    failure = error;
  });
  const mostSteps = 4_000 * Math.max(1, scenario.weeks);
  await timeline.runUntil(end, () => {
    if (timeline.steps() > mostSteps) endless ??= `${timeline.steps()} steps, and no end`;
    return failure !== undefined || endless !== undefined;
  });
  if (failure) throw failure;
  if (endless) {
    timeline.abandon();
    return {
      ...{
        seed,
        people: 0,
        deliveries: 0,
        deaths: 0,
        steps: timeline.steps(),
        tally: tally.counts(),
        digest: '',
      },
      problems: [`everything ends: ${endless}, at ${timeline.date().toISOString()}`],
    };
  }
  const { planted, staff } = await prepared;
  const evidence = {
    ...(await readEvidence(lab.db, planted, sandbox.control.ledger(), timeline.date())),
    commits: await readCommits(lab.session),
    slack: slackOf(scenario),
  };
  timeline.abandon();
  await sandbox.close();
  for (const { act, hasEffect } of evidence.deliveries) if (hasEffect) tally.add(`delivered: ${act}`);
  if (changesClocks(scenario.startsAt, end)) tally.add('daylight saving');
  const claims = evidence.commits.filter(({ what }) => what === 'attempt.claimed');
  if (new Set(claims.map(({ token }) => token)).size > 1) tally.add('two workers claimed');
  return {
    seed,
    tally: tally.counts(),
    digest: createHash('sha256').update(JSON.stringify(evidence.deliveries)).digest('hex'),
    problems: [
      ...checkInvariants(evidence),
      ...staff.jobErrors.map(({ name, error }) => `nothing breaks: ${name}: ${error}`),
    ],
    people: planted.people.size,
    deliveries: evidence.deliveries.length,
    deaths: staff.deaths(),
    steps: timeline.steps(),
  };
}

const changesClocks = (from: Date, until: number) => offsetOf(from) !== offsetOf(new Date(until));
const offsetOf = (at: Date) =>
  (minutesIn('Europe/Paris', at) - (at.getUTCHours() * 60 + at.getUTCMinutes()) + 1440) % 1440;

/** How far from its claim a call may fall: what is done to clocks and processes. */
const slackOf = ({ chaos }: Scenario) => ({
  callMs: 2 * minuteMs + (chaos.longStalls > 0 ? 26 * minuteMs : 0),
  clockMs: chaos.clockJumps > 0 ? 8 * minuteMs : 0,
});
