import { expect, test } from 'vitest';
import { selectionOf } from '#web/features/leads/lead-selection.ts';
import { choose, countChosen, isChosen, nobody } from './chosen.ts';

test('some people', () => {
  const two = choose(nobody, ['a', 'b'], true);
  const one = choose(two, ['a'], false);
  expect([isChosen(one, 'a'), isChosen(one, 'b')]).toEqual([false, true]);
  expect(countChosen(one, 99)).toBe(1);
  expect(selectionOf(one, {})).toEqual({ ids: ['b'] });
});

test('everyone who matches, but those taken out, even those never shown', () => {
  const all = { isAll: true, ids: new Set<string>() };
  const less = choose(all, ['a', 'b'], false);
  const back = choose(less, ['a'], true);
  expect([isChosen(back, 'a'), isChosen(back, 'b'), isChosen(back, 'z')]).toEqual([true, false, true]);
  expect(countChosen(back, 99)).toBe(98);
  expect(selectionOf(back, { q: 'daf' })).toEqual({ filter: { q: 'daf' }, except: ['b'] });
});
