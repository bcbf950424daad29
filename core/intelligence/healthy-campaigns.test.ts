/** @module-tag heavy */
import { expect, test } from 'vitest';
import { contacted, healthyEvidence, textsOf, upcoming } from '#tests/support/plant-evidence.ts';
import type { Journey } from '../analytics/journey.ts';
import { seededRandom } from '../seeded-random.ts';
import { dayMs } from '../time/durations.ts';
import type { Evidence } from './evidence.ts';
import { reviewCampaign } from './review-campaign.ts';

const headlines = ['DRH', 'Directeur financier', 'Responsable paie', 'Directeur général', 'Acheteur'];
const argumentIds = ['a', 'b', 'c'];

/** The same, so many days before. */
function moveBack(journey: Journey, days: number): Journey {
  const back = <At extends Date | null>(at: At) => (at && new Date(at.getTime() - days * dayMs)) as At;
  return {
    ...journey,
    triedAt: back(journey.triedAt),
    sends: journey.sends.map((send) => ({ ...send, at: back(send.at) })),
    acceptedAt: back(journey.acceptedAt),
    repliedAt: back(journey.repliedAt),
  };
}

/** A campaign of this many people, each drawn with the published chances: nothing distinguishes any of them. */
function drawHealthy(seed: number): Evidence {
  const random = seededRandom(seed);
  const size = 80 + Math.floor(random() * 500);
  const draw = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const journeys = Array.from({ length: size }, (_, index): Journey[] => {
    const isAccepted = random() < 0.285;
    const isReplied = isAccepted && random() < 0.0744;
    return contacted({
      people: 1,
      accepted: isAccepted ? 1 : 0,
      replied: isReplied ? 1 : 0,
      positive: isReplied && random() < 0.37 ? 1 : 0,
      headline: draw(headlines),
      name: `person ${index}`,
      hour: 9 + Math.floor(random() * 9),
    }).map((journey) => moveBack(journey, Math.floor(random() * 15)));
  }).flat();
  return {
    ...healthyEvidence,
    journeys: [...journeys, ...upcoming(300)],
    texts: textsOf(journeys, () => ({ argumentId: draw(argumentIds) })),
    arguments: argumentIds.map((id) => ({
      ...{ id, name: id, problem: '', signs: [], proof: '', mayNameCustomer: false, question: '', give: '' },
    })),
  };
}

test('of 200 healthy campaigns, none gets two pieces of advice, and few get one', () => {
  const advised = Array.from({ length: 200 }, (_, seed) =>
    reviewCampaign(drawHealthy(seed)).filter(({ advice }) => advice),
  );
  const wrong = advised.map((results) => results.map(({ rule }) => rule));
  expect(Math.max(...wrong.map(({ length }) => length))).toBeLessThanOrEqual(1);
  expect(wrong.filter(({ length }) => length > 0).length).toBeLessThan(30);
});
