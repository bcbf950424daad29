import { isMessage, type SequenceStep } from '../campaigns/engagement.ts';
import type { TextState } from '../engine/decide/run-state.ts';
import type { ForecastPerson, Population } from './population.ts';

const carriesText = (step: SequenceStep) => isMessage(step) || (step.kind === 'invitation' && step.hasNote);

/**
 * As if every text that is not written or not approved yet were, by the time its turn comes. One that the gate refuses
 * stays refused: somebody has to mend it.
 */
export function assumeApproval(population: Population, now: Date): Population {
  const campaigns = new Map(population.campaigns.map((campaign) => [campaign.id, campaign]));
  return {
    ...population,
    people: population.people.map((person): ForecastPerson => {
      const steps = campaigns.get(person.campaignId)?.sequences.get(person.sequenceVersion)?.steps ?? [];
      const texts = new Map<string, TextState>(person.texts);
      for (const { key } of steps.filter(carriesText)) {
        const known = texts.get(key) ?? 'missing';
        texts.set(key, known === 'waiting' || known === 'missing' ? 'approved' : known);
      }
      const waitsForText =
        person.state === 'asking' && (person.reason === 'approval' || person.reason === 'text_missing');
      return waitsForText ? { ...person, texts, state: 'waiting', nextActionAt: now } : { ...person, texts };
    }),
  };
}
