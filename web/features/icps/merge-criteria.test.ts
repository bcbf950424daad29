import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { mergeChoices, mergeCriteria, mergeWords, withoutAdded } from './merge-criteria.ts';

test('what is merged holds all of both, once', () => {
  expect(mergeWords(['Paie', 'DRH'], ['drh', ' RRH '])).toEqual(['Paie', 'DRH', 'RRH']);
});

test('of two choices with one label, the one that the network knows stays', () => {
  expect(mergeChoices([{ id: null, label: 'Lyon' }], [{ id: '12', label: 'lyon' }])).toEqual([
    { id: '12', label: 'lyon' },
  ]);
});

test('a sentence takes nothing away', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 6 });
  fc.assert(
    fc.property(words, words, (before, more) => {
      const merged = mergeCriteria({ ...emptyCriteria, titles: before }, { ...emptyCriteria, titles: more });
      expect(new Set(merged.titles)).toEqual(new Set([...before, ...more]));
      expect(merged.hasSynonyms).toBe(true);
    }),
  );
});

test('what a sentence added is taken back, and nothing else', () => {
  const words = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,4}$/), { maxLength: 6 });
  fc.assert(
    fc.property(words, words, words, (mine, read, later) => {
      const before = { ...emptyCriteria, titles: mine };
      const more = { ...emptyCriteria, titles: read };
      const now = mergeCriteria(mergeCriteria(before, more), { ...emptyCriteria, mustHave: later });
      expect(withoutAdded(now, before, more)).toEqual({ ...before, mustHave: later });
    }),
  );
});

test('the other profiles of a sentence are added once, and taken back', () => {
  const before = { ...emptyCriteria, titles: ['DRH'], alternatives: [{ titles: ['DAF'] }] };
  const more = { ...emptyCriteria, alternatives: [{ titles: ['DAF'] }, { titles: ['DSI'] }] };
  const merged = mergeCriteria(before, more);
  expect(merged.alternatives).toEqual([{ titles: ['DAF'] }, { titles: ['DSI'] }]);
  expect(withoutAdded(merged, before, more)).toEqual(before);
});
