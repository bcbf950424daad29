/** @module-tag heavy */
import { describe, expect, test } from 'vitest';
import { compose } from '../../../core/composer/compose.ts';
import { meanSimilarity } from '../../../core/messages/similarity.ts';
import { findFaults, judges } from './judges.ts';
import { goldenOffers } from './offers.ts';
import { trapProfiles } from './profiles.ts';
import { type GoldenText, plainManner, writeGolden, writeSequence } from './write-golden.ts';

/** One seed here; all of them in golden.heavy.test.ts. */
const texts = writeGolden(['un']);

test('there are at least two hundred profiles, each with a trap of its own', () => {
  expect(trapProfiles.length).toBeGreaterThanOrEqual(200);
  expect(new Set(trapProfiles.map(({ trap }) => trap)).size).toBe(trapProfiles.length);
});

test.each(Object.entries(judges))('%s', (_, judge) => {
  expect(findFaults(texts, judge)).toEqual([]);
});

test('the same brief gives the same text, another seed gives others', { tags: 'heavy' }, () => {
  const some = texts.filter((_, at) => at % 13 === 0);
  for (const { brief, sentences } of some) expect(compose(brief)).toEqual(sentences);
  const isOther = ({ brief, sentences }: GoldenText) =>
    JSON.stringify(compose({ ...brief, seed: `${brief.seed} again` })) !== JSON.stringify(sentences);
  expect(some.filter(isOther).length).toBeGreaterThan(some.length * 0.8);
});

/**
 * People of one campaign have jobs; the mean is over all pairs, by runs of three letters (`similarity`), of what is
 * said to one person: the offer's own words are the same for all.
 */
describe('forty texts of one campaign do not look alike', () => {
  const people = trapProfiles.filter(({ person }) => person.positions.length > 0).slice(60, 100);
  test.each(Object.keys(goldenOffers).filter((name) => name !== 'bare'))('%s', (offer) => {
    const written = people.flatMap((profile, at) =>
      writeSequence(profile, offer, { ...plainManner, seed: `forty ${at}` }),
    );
    for (const kind of ['note', 'message', 'follow_up'] as const) {
      const batch = written
        .filter(({ brief }) => brief.kind === kind)
        .map(({ sentences }) =>
          (sentences ?? [])
            .filter(({ evidence }) => !evidence.some((id) => id.startsWith('o')))
            .map(({ text }) => text)
            .join(' '),
        );
      expect(batch).toHaveLength(40);
      expect(meanSimilarity(batch), kind).toBeLessThan(0.6);
    }
  });
});
