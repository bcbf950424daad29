import { expect, test } from 'vitest';
import { sampleBrief, seeds } from '#tests/support/sample-brief.ts';
import type { MessageBrief } from '../messages/brief.ts';
import { layOut } from '../messages/message.ts';
import type { Habit, VoiceRule } from '../writing/voice-rule.ts';
import { compose } from './compose.ts';

const rules = (...habits: Habit[]): VoiceRule[] =>
  habits.map((habit) => ({ habit, isOn: true, origin: 'own' }));
const texts = (brief: Partial<MessageBrief>) =>
  seeds.map((seed) => {
    const full = sampleBrief({ ...brief, seed });
    return layOut(compose(full) ?? [], full.kind).text;
  });
const some = (brief: Partial<MessageBrief>, found: RegExp) => texts(brief).some((text) => found.test(text));

test('no exclamation mark, where the same style would put some', { tags: 'heavy' }, () => {
  expect(some({ style: 'warm' }, /!/)).toBe(true);
  expect(some({ style: 'warm', voice: rules({ kind: 'no_exclamation' }) }, /!/)).toBe(false);
});

test('no question, in either variant', { tags: 'heavy' }, () => {
  for (const angle of ['statement', 'question'] as const)
    expect(some({ angle, voice: rules({ kind: 'no_question' }) }, /\?/)).toBe(false);
});

test('signs as they like, or not at all', { tags: 'heavy' }, () => {
  for (const text of texts({ voice: rules({ kind: 'signs_as', text: 'H. Vasseur' }) }))
    expect(text).toMatch(/\nH\. Vasseur$/);
  for (const text of texts({ voice: rules({ kind: 'no_signature' }) })) expect(text).not.toMatch(/\nHélène$/);
});

test('greets with their own word', () => {
  for (const text of texts({ voice: rules({ kind: 'greets_with', text: 'Salut' }) }))
    expect(text).toMatch(/^Salut Claire,/);
});

test('a civility goes with the family name, and only when it is known to be right', { tags: 'heavy' }, () => {
  const voice = rules({ kind: 'greets_with', text: 'Bonjour Madame' });
  for (const text of texts({ voice })) expect(text).toMatch(/^Bonjour Madame Morel,/);
  const person = { firstName: 'Camille', lastName: 'Morel', gender: null };
  for (const text of texts({ voice, person })) expect(text).toMatch(/^Bonjour Camille,/);
});

test('takes leave with their own word', () => {
  for (const text of texts({ voice: rules({ kind: 'signs_off_with', text: 'Au plaisir' }) }))
    expect(text).toMatch(/Au plaisir,\nHélène$/);
});

test('never writes what they never write, nor what is banned', { tags: 'heavy' }, () => {
  expect(some({}, /profil/)).toBe(true);
  expect(some({ voice: rules({ kind: 'never_writes', text: 'Profil' }) }, /profil/i)).toBe(false);
  expect(some({ bannedPhrases: ['quart d’heure'] }, /quart d’heure/i)).toBe(false);
  expect(some({ bannedPhrases: ["quart d'heure"] }, /quart d’heure/i)).toBe(false);
});

test('prefers a word, with its capital and as a whole word', { tags: 'heavy' }, () => {
  const voice = rules({ kind: 'prefers', text: 'coup de fil', over: 'appel' });
  expect(some({}, /court appel/)).toBe(true);
  expect(some({ voice }, /(?<!\p{L})appel(?!\p{L})/u)).toBe(false);
  expect(some({ voice }, /court coup de fil/)).toBe(true);
  expect(some({ voice: rules({ kind: 'prefers', text: 'Très bonne', over: 'Bonne' }) }, /^Bonne /m)).toBe(
    false,
  );
});

test('at most so many signs', () => {
  for (const text of texts({ length: 'medium', voice: rules({ kind: 'at_most', signs: 260 }) }))
    expect(text.length).toBeLessThanOrEqual(260);
});

test('a rule that is off changes nothing', { tags: 'heavy' }, () => {
  const voice = rules({ kind: 'no_signature' }).map((rule) => ({ ...rule, isOn: false }));
  expect(texts({ voice })).toEqual(texts({}));
});
