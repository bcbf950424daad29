import { dayMs } from '#core/time/durations.ts';
import { seededChance } from '../chance.ts';
import { type CampaignScenario, drawScenario, type Scenario } from '../draw-scenario.ts';

export type CalmScenario = Scenario & {
  workers: 1 | 2;
  /** How long after the first campaign each other one is launched: it is foreseen from the middle of a run. */
  launchesAfterMs: number;
  /** How long after the last launch the forecast is made; null: just before it, as the wizard does. */
  foreseesAfterMs: number | null;
  /** Of the people of a day, who accepts, answers or is written to by hand sooner than they would. */
  hurries: number;
  opposes: number;
};

/** A run of one account without faults: everything that a forecast has to know, and nothing that nobody can. */
export function drawCalmScenario(seed: number, weeks: number): CalmScenario {
  const chance = seededChance(`accroche equality ${seed}`);
  const people = chance.whole(10, 40);
  const scenario = drawScenario(seed, { weeks, people, isCalm: true });
  const { account, campaigns } = scenario.users[0] as Scenario['users'][number];
  return {
    ...scenario,
    users: [
      {
        account,
        campaigns: campaigns.map((campaign) => ({
          ...withWindows(campaign, chance.isTrue(0.3)),
          people: Math.floor(people / campaigns.length),
          // A text that is missing is written by a job: what comes of it is not the forecast's to know.
          texts: { ...campaign.texts, missing: 0 },
        })),
      },
    ],
    workers: chance.isTrue(0.5) ? 2 : 1,
    launchesAfterMs: Math.round(chance.between(1, 12) * dayMs),
    foreseesAfterMs: chance.isTrue(0.3) ? Math.round(chance.between(0.5, 12) * dayMs) : null,
    hurries: chance.between(0, 1.5),
    opposes: chance.isTrue(0.5) ? 0.1 : 0,
  };
}

/** One step has hours of its own. */
function withWindows(campaign: CampaignScenario, isWanted: boolean): CampaignScenario {
  if (!isWanted) return campaign;
  const last = campaign.config.steps.length - 1;
  const steps = campaign.config.steps.map((step, index) =>
    index === last ? { ...step, window: { days: [2, 3, 4], from: '14:00', to: '17:30' } } : step,
  );
  return { ...campaign, config: { ...campaign.config, steps } };
}
