import { expect, test } from 'vitest';
import { inRegister } from './in-register.ts';
import type { Habit, VoiceRule } from './voice-rule.ts';

const rule = (habit: Habit): VoiceRule => ({ habit, isOn: true, origin: 'own' });
const leave = (text: string) => rule({ kind: 'signs_off_with', text });

test.each([
  ['Bien à vous', 'tu', 'Bien à toi'],
  ['Bien à toi', 'vous', 'Bien à vous'],
  ['Bien à vous', 'vous', 'Bien à vous'],
  ['Au plaisir de vous lire', 'tu', 'Au plaisir de te lire'],
  ['À vous lire', 'tu', 'À te lire'],
  ['Merci de votre attention', 'tu', 'Merci de ton attention'],
  ['À bientôt', 'tu', 'À bientôt'],
] as const)('%s, in a text that says « %s »: %s', (text, formality, expected) => {
  expect(inRegister([leave(text)], formality)).toEqual([leave(expected)]);
});

test('what cannot be said in the register of the text is left out; other rules stay', () => {
  const others = [rule({ kind: 'no_emoji' }), rule({ kind: 'never_writes', text: 'je vous propose' })];
  expect(inRegister([leave('Vous me direz'), ...others], 'tu')).toEqual(others);
});
