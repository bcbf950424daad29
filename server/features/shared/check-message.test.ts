import { afterAll, expect, test } from 'vitest';
import { createLog } from '#server/platform/log.ts';
import { hunspellSpeller } from '#server/providers/speller/hunspell-speller.ts';
import { rules, write } from '#tests/golden/text-gate/people.ts';
import { checkMessage } from './check-message.ts';

const lines: string[] = [];
const log = createLog('warn', { write: (line: string) => void lines.push(line) });
const speller = hunspellSpeller();
afterAll(() => speller.close());

const known = { recentTexts: [], lexicon: new Set<string>() };
const text = 'Bonjour Éléonore,\nQue dites-vous de notre bele méthode de relecture, le planif\u00a0?\nHélène';
const codes = (findings: { code: string; excerpt: string }[]) =>
  findings.map(({ code, excerpt }) => `${code}: ${excerpt}`);

test('spelling and similarity join the rules that the browser runs', { tags: 'heavy' }, async () => {
  const findings = await checkMessage({ speller, log }, write(text), rules, {
    ...known,
    recentTexts: [write(text).text],
  });
  expect(codes(findings).sort()).toEqual([
    `similarity: ${write(text).text}`,
    'spelling: bele',
    'spelling: planif',
  ]);
  expect(findings.find(({ excerpt }) => excerpt === 'bele')?.fixes.map(({ label }) => label)).toContain(
    'belle',
  );
});

test('a statement to be read is spelt too', { tags: 'heavy' }, async () => {
  const stated = 'Bonjour Éléonore,\nVos équipes perdent une bele journée par mois.\nHélène';
  const findings = await checkMessage({ speller, log }, write(stated), rules, known);
  expect(codes(findings).sort()).toEqual([
    'spelling: bele',
    'to_read: Vos équipes perdent une bele journée par mois.',
  ]);
});

test('the account’s own words are right', async () => {
  const lexicon = new Set(['planif']);
  expect(codes(await checkMessage({ speller, log }, write(text), rules, { ...known, lexicon }))).toEqual([
    'spelling: bele',
  ]);
});

test('without the speller, a text is judged by all the rest', async () => {
  const gone = () => Promise.reject(new Error('gone'));
  const dead = { check: gone, know: gone, close: async () => {} };
  const findings = await checkMessage({ speller: dead, log }, write(`${text}\nDanone aussi.`), rules, known);
  expect(codes(findings)).toEqual(['unproved: Danone']);
  expect(lines.join()).toContain('spelling not checked');
});

test('a name that opens a sentence is told from a word by the dictionary', async () => {
  const check = async (sentence: string) =>
    codes(await checkMessage({ speller, log }, write(`Bonjour,\n${sentence}`), rules, known));
  expect(await check('Éplucher des bulletins prend du temps.')).toEqual([]);
  expect(await check('Kaldéo prend du temps.')).toEqual(['unproved: Kaldéo']);
});
