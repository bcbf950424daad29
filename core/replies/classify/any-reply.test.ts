import fc from 'fast-check';
import { expect, test } from 'vitest';
import { knownOppositions } from '#tests/golden/replies/known-oppositions.ts';
import { knownReplies } from '#tests/golden/replies/known-replies.ts';
import { cpuMs } from '#tests/support/cpu-time.ts';
import { type ReplyKind, replyKinds } from '../reply.ts';
import { replyWords } from '../reply-words.ts';
import { classifyReply } from './classify-reply.ts';

const at = { now: new Date('2026-11-16T09:00:00Z'), zone: 'Europe/Paris' } as const;
const pieces = `${knownOppositions} ${knownReplies}`.split(/\s+/).filter(Boolean);
const anyReply = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(fc.constantFrom(...pieces, '12/01', '31', '2027', '\n', '’', '🙂', '𝗦𝘁𝗼𝗽', 'ﷺ'), { maxLength: 60 })
    .map((words) => words.join(' ')),
);

test('any text is read, and its evidence lies inside it', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(anyReply, (text) => {
      const { kind, evidence, isCertain, needsHuman, laterOn, returnsOn } = classifyReply(text, at);
      expect(replyKinds).toContain(kind);
      if (!isCertain) expect(needsHuman).toBe(true);
      for (const { text: passage, from, to } of evidence) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(text.slice(from, to)).toBe(passage);
      }
      for (const day of [laterOn, returnsOn])
        if (day) expect(new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10)).toBe(day);
    }),
    { numRuns: 400 },
  );
});

const long = (piece: string) => piece.repeat(Math.ceil(10_000 / piece.length)).slice(0, 10_000);

test.each([
  ['ordinary words', long('Bonjour, nous avons bien lu votre message et nous en parlerons en interne. ')],
  ['one letter', long('a')],
  ['spaces', long(' ')],
  ['negations that never end', long('ne plus pas jamais recevoir de ')],
  ['politeness that never ends', long('arretez merci, svp, merci ')],
  ['days', long('le 12/01 jusqu’au 3 mars 2027 dans trois mois ')],
  ['names', long('voyez avec Claire Martin de La Tour, ')],
  ['quotes', long('> Le 12 a écrit\n')],
  ['letters that unfold', long('ﷺ')],
  ['every kind at once', pieces.join(' ').slice(0, 10_000)],
])('10,000 characters take less than 50 ms: %s', async (_, text) => {
  // The best of ten: the first ones compile the rules.
  const times: number[] = [];
  for (let turn = 0; turn < 10; turn += 1) times.push(await cpuMs(() => classifyReply(text, at)));
  expect(Math.min(...times)).toBeLessThan(50);
});

test('what stands beyond 12,000 characters is left to a person', () => {
  expect(classifyReply(`Non merci. ${'a '.repeat(7_000)}`, at).needsHuman).toBe(true);
});

test.each<[string, ReplyKind]>([
  ['𝗦𝘁𝗼𝗽', 'opposition'],
  ['S.T.O.P', 'opposition'],
  ['st\u200Bop', 'opposition'],
  ['ＳＴＯＰ', 'opposition'],
  [
    'Oui, avec plaisir.\n\nLe 12 nov. 2026 à 10:02, Paul a écrit :\n> Répondez stop pour ne plus recevoir de messages.',
    'interested',
  ],
])('disguises and quotes: %j', (text, kind) => {
  expect(classifyReply(text, at).kind).toBe(kind);
});

test('evidence is what was written, accents and capitals included', () => {
  const text = 'Bonjour Paul, je ne suis PAS INTÉRESSÉ, désolé.';
  const shown = classifyReply(text, at).evidence.map((passage) => passage.text);
  expect(shown).toContain('PAS INTÉRESSÉ');
  // What else weighed depends on the training; it is never said in other words than the person's.
  for (const passage of shown) expect(text).toContain(passage);
});

test('every kind has its words', () => {
  expect(Object.keys(replyWords).sort()).toEqual([...replyKinds].sort());
});
