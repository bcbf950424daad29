import type { Schedule, SequenceStep } from '../campaigns/engagement.ts';
import { planMove } from '../engine/sequence-move.ts';
import type { ForecastCampaign, Population } from './population.ts';
import type { Rate, Rates } from './priors.ts';

/** Above any version that a campaign has. */
const proposedVersion = 1_000_000;

/** The same people, those who can on another sequence of their campaign: as a move to a new version would take them. */
export function withSequence(
  population: Population,
  campaignId: string,
  sequence: { steps: readonly SequenceStep[]; schedule: Schedule },
): Population {
  const changed = (campaign: ForecastCampaign): ForecastCampaign => ({
    ...campaign,
    currentVersion: proposedVersion,
    sequences: new Map([...campaign.sequences, [proposedVersion, sequence]]),
  });
  return {
    ...population,
    campaigns: population.campaigns.map((one) => (one.id === campaignId ? changed(one) : one)),
    people: population.people.map((person) => {
      if (person.campaignId !== campaignId) return person;
      const done = new Set(person.past.map(({ stepKey }) => stepKey));
      const moves = planMove(sequence.steps, done).group === 'moves';
      return moves ? { ...person, sequenceVersion: proposedVersion } : person;
    }),
  };
}

const times = (rate: Rate, lift = 1): Rate => ({
  ...rate,
  share: Math.min(0.95, rate.share * lift),
  deviation: rate.deviation * lift,
});

/** The same chances, so many times as high where a part of the people showed it. */
export const withEffect = (
  rates: Rates,
  { acceptance, reply }: { acceptance?: number; reply?: number },
): Rates => ({
  ...rates,
  acceptance: times(rates.acceptance, acceptance),
  reply: times(rates.reply, reply),
});
