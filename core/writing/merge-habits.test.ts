import { describe, expect, test } from 'vitest';
import { type KeptRule, mergeHabits } from './merge-habits.ts';
import type { Habit } from './voice-rule.ts';

const paul: Habit = { kind: 'signs_as', text: 'Paul' };
const ana: Habit = { kind: 'signs_as', text: 'Ana' };
const phrase: Habit = { kind: 'never_writes', text: 'je me permets' };
const rule = (habit: Habit, change: Partial<KeptRule> = {}): KeptRule => ({
  ...{
    id: `${habit.kind}`,
    habit,
    origin: 'edits',
    shownBy: 2,
    isDecided: false,
    isRemoved: false,
    learnedAs: null,
  },
  ...change,
});
const merge = (kept: KeptRule[], habits: Habit[], against = 0) =>
  mergeHabits(
    kept,
    habits.map((habit) => ({ habit, shownBy: 3, against: 0 })),
    () => ({ shownBy: 0, people: 0, against }),
  );
const nothing = { add: [], recount: [], withdraw: [] };

test('what is new is added, what is known is counted again', () => {
  expect(merge([], [paul])).toEqual({ ...nothing, add: [{ habit: paul, shownBy: 3 }] });
  expect(merge([rule(paul)], [paul])).toEqual({ ...nothing, recount: [{ id: 'signs_as', shownBy: 3 }] });
  expect(merge([rule(paul, { shownBy: 3 })], [paul])).toEqual(nothing);
});

test('silence keeps a rule, contradiction takes it back, another habit takes its place', () => {
  expect(merge([rule(paul)], [])).toEqual(nothing);
  expect(merge([rule(paul)], [], 1)).toEqual({ ...nothing, withdraw: ['signs_as'] });
  expect(merge([rule(paul)], [ana])).toEqual({
    add: [{ habit: ana, shownBy: 3 }],
    recount: [],
    withdraw: ['signs_as'],
  });
});

describe('what the user decided is left alone', () => {
  test.each<[string, KeptRule, Habit]>([
    ['their own rule, against another of its kind', rule(ana, { origin: 'own', isDecided: true }), paul],
    [
      '« ne signe pas », against a signature',
      rule({ kind: 'no_signature' }, { origin: 'own', isDecided: true }),
      paul,
    ],
    ['a rule switched off', rule(paul, { isDecided: true }), paul],
    ['a rule removed', rule(paul, { isRemoved: true }), paul],
    [
      'a rule changed, as it was before',
      rule(
        { kind: 'never_writes', text: 'je me permets de vous' },
        { isDecided: true, learnedAs: 'never_writes:je me permets' },
      ),
      phrase,
    ],
  ])('%s', (_, kept, habit) => {
    expect(merge([kept], [habit])).toEqual(nothing);
    expect(merge([kept], [], 5)).toEqual(nothing);
  });
  test('a removed rule leaves its place to another', () => {
    expect(merge([rule(paul, { isRemoved: true })], [ana]).add).toEqual([{ habit: ana, shownBy: 3 }]);
  });
});
