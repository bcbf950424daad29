/** @module-tag heavy */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rules, write } from '../../tests/golden/text-gate/people.ts';
import { checkText } from './check-text.ts';
import { tidyText } from './tidy-text.ts';
import { defaultBannedPhrases } from './wording/default-banned-phrases.ts';
import { wordsToSpell } from './wording/words-to-spell.ts';

const textRules = {
  ...rules,
  bannedPhrases: [...defaultBannedPhrases],
  limits: { hard: 10_000, advised: 10_000 },
};
const doubt = (word: string) => ({ isRight: word.length % 2 === 0, suggestions: ['autre'] });
const tools = { spell: doubt, recentTexts: ['Une autre fois, peut-être.'] };

const pieces = [
  ...' \n’\'-–.,;:!?…«»"“”()[]{}<>%$@/&#*_0123456789🚀\u00a0\u202f\u200b\u0301',
  ...'vous êtes|tu|t’|votre|Éléonore|Bonjour |Re: |https://|exemple.fr|06 12 34 56 78|quatre-vingt|cent |mille |pour cent|{{|[Prénom]|<a|Lyon |Orange |M. |etc. |Suite à notre |en tant que |directrice |intéressé |félicitations pour |12 000 |ﬀ|İ|ß|中|א'.split(
    '|',
  ),
];
const anyText = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      fc.string({ unit: 'binary', maxLength: 6 }),
    ),
    {
      maxLength: 120,
    },
  )
  .map((parts) => parts.join(''));

test('whatever is written, each finding shows its passage and each fix stays within the text', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const message = {
        text,
        sentences: text
          ? [{ role: 'hook' as const, text, evidence: ['p6'], start: 0, end: text.length }]
          : [],
      };
      for (const { start, end, excerpt, title, explanation, fixes } of checkText(message, textRules, tools)) {
        expect(text.slice(start, end)).toBe(excerpt);
        expect(title && explanation).not.toBe('');
        for (const fix of fixes) {
          expect(fix.start).toBeGreaterThanOrEqual(0);
          expect(fix.end).toBeGreaterThanOrEqual(fix.start);
          expect(fix.end).toBeLessThanOrEqual(text.length);
          expect(fix.label).not.toBe('');
        }
      }
      expect(wordsToSpell(message, textRules).every(Boolean)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('tidying places each sentence where it is, and is done once', () => {
  fc.assert(
    fc.property(fc.array(anyText, { maxLength: 4 }), (texts) => {
      const tidied = tidyText(write(texts.join('\n')));
      for (const { text, start, end } of tidied.sentences) expect(tidied.text.slice(start, end)).toBe(text);
    }),
    { numRuns: 150 },
  );
});

const size = 6_000;
const hostile = [
  ...pieces,
  'a',
  'A',
  'Ab',
  'Ab ',
  'a.',
  'a-',
  'a’',
  '1 ',
  '1.',
  '1 000 ',
  'Vous êtes ',
  'vous vous êtes très ',
  'Bonjour A ',
  'a@',
  'a@a.',
  'www.',
  'http://a',
  '«',
  '« a ? » ',
  '[a',
  '{a',
  '<a',
  '%a',
  'suite à notre ',
  'j’ai lu avec ',
  'vingt-et-',
  'et et onze ',
  '? ',
  'qu’il ',
  ' \n',
].map((piece) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size));

/** Of this thread alone, whatever else the machine does; the best of a few tries. */
function timeOf(work: () => void): number {
  let best = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < 5; turn += 1) {
    const before = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(before);
    best = Math.min(best, (user + system) / 1_000);
  }
  return best;
}

const ordinary =
  'Vous écriviez en octobre que trois agences ouvrent à Lyon et que vous recrutez douze personnes. Quand les embauches s’enchaînent, les primes se saisissent vite ! Est-ce un sujet pour vous ? ';

test('no text of six thousand signs takes long', () => {
  const timeOfText = (text: string) => {
    const sentences = [{ role: 'hook' as const, text, evidence: ['p6'], start: 0, end: size }];
    return timeOf(() => checkText({ text, sentences }, textRules, tools));
  };
  // Beside what people write, of the same length on the same machine: they take half of it, what grows with the square more.
  const ordinaryMs = timeOfText(ordinary.repeat(Math.ceil(size / ordinary.length)).slice(0, size));
  const slow = hostile.flatMap((text) => {
    const took = timeOfText(text);
    return took > ordinaryMs
      ? [`${JSON.stringify(text.slice(0, 12))}: ${took.toFixed()} of ${ordinaryMs.toFixed()} ms`]
      : [];
  });
  expect(slow).toEqual([]);
});
