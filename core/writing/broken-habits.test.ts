import { expect, test } from 'vitest';
import { brokenHabits } from './broken-habits.ts';
import type { Habit, VoiceRule } from './voice-rule.ts';

const rule = (habit: Habit, isOn = true): VoiceRule => ({ habit, isOn, origin: 'own' });
const text = 'Bonjour Claire,\n\nVotre poste m’a plu ! Est-ce un sujet ?\n\nPaul';
const kept: Habit[] = [
  { kind: 'signs_as', text: 'Paul' },
  { kind: 'greets_with', text: 'Bonjour' },
  { kind: 'greets_with', text: 'bonjour,' },
  { kind: 'no_emoji' },
  { kind: 'never_writes', text: 'cordialement' },
  { kind: 'at_most', signs: 200 },
];
const broken: Habit[] = [
  { kind: 'no_exclamation' },
  { kind: 'no_question' },
  { kind: 'no_signature' },
  { kind: 'signs_as', text: 'P. Renaud' },
  { kind: 'greets_with', text: 'Salut' },
  { kind: 'greets_with', text: 'Chère collègue' },
  { kind: 'signs_off_with', text: 'Bien à vous' },
  { kind: 'never_writes', text: 'votre poste' },
  { kind: 'prefers', text: 'thème', over: 'sujet' },
  { kind: 'at_most', signs: 20 },
];

test.each(kept)('%j is kept', (habit) => expect(brokenHabits(text, [rule(habit)], 'text')).toEqual([]));
test.each(broken)('%j is broken', (habit) =>
  expect(brokenHabits(text, [rule(habit)], 'text')).toEqual([habit]),
);

test('a habit that is off binds nobody', () => {
  expect(
    brokenHabits(
      text,
      broken.map((habit) => rule(habit, false)),
      'text',
    ),
  ).toEqual([]);
});

test('a sentence alone is held to what it can keep', () => {
  const all = broken.map((habit) => rule(habit));
  const kinds = brokenHabits('Est-ce un sujet !', all, 'sentence').map(({ kind }) => kind);
  expect(kinds).toEqual(['no_exclamation', 'prefers']);
});
