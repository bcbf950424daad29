import { expect, test } from 'vitest';
import type { SentenceSpan } from '#core/messages/message.ts';
import type { Finding } from '#core/text-gate/finding.ts';
import { layParagraphs, numberFacts } from './message-parts.ts';

const text = 'Bonjour Éléonore,\n\nTrois sites. Est-ce un sujet ?\n\nBien à vous,\nHélène';
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
const sentence = (words: string, evidence: string[] = []): SentenceSpan => ({
  role: 'hook',
  text: words,
  evidence,
  ...at(words),
});
const finding = (words: string, isBlocking = false): Finding => ({
  code: isBlocking ? 'unproved' : 'questions',
  isBlocking,
  ...at(words),
  excerpt: words,
  title: '',
  explanation: '',
  fixes: [],
});

const sentences = [
  sentence('Bonjour Éléonore,', ['p1']),
  sentence('Trois sites.', ['p2']),
  sentence('Est-ce un sujet ?'),
];

test('paragraphs hold their sentences, and every sign of the text but the gaps', () => {
  const paragraphs = layParagraphs(text, sentences, []);
  expect(paragraphs.map(({ runs }) => runs.map((run) => run.sentence))).toEqual([
    [0],
    [1, null, 2],
    [null],
    [null],
  ]);
  const gapBefore = (row: number) => (row === 0 ? '' : paragraphs[row]?.isTight ? '\n' : '\n\n');
  const drawn = paragraphs.map(({ runs }) => runs.flatMap(({ pieces }) => pieces.map((piece) => piece.text)));
  const lines = drawn.map((pieces, row) => `${gapBefore(row)}${pieces.join('')}`);
  expect(lines.join('')).toBe(text);
});

test('a remark is drawn under its words only, the one that blocks over the other', () => {
  const [, second] = layParagraphs(text, sentences, [finding('Est-ce un sujet ?'), finding('sujet', true)]);
  const pieces = second?.runs.at(-1)?.pieces.map((piece) => [piece.text, piece.finding?.code]);
  expect(pieces).toEqual([
    ['Est-ce un ', 'questions'],
    ['sujet', 'unproved'],
    [' ?', 'questions'],
  ]);
  expect(second?.findings).toHaveLength(2);
});

test('a remark about the whole text is drawn nowhere', () => {
  const paragraphs = layParagraphs(text, sentences, [
    finding(text, true),
    { ...finding('Trois sites.'), code: 'similarity' },
  ]);
  expect(paragraphs.flatMap(({ findings }) => findings)).toEqual([]);
  expect(paragraphs.flatMap(({ runs }) => runs.flatMap(({ pieces }) => pieces)).some((p) => p.finding)).toBe(
    false,
  );
});

test('facts are numbered as the text meets them, once each', () => {
  const numbers = numberFacts(
    [sentence('Bonjour', ['p1']), sentence('Trois', ['o1', 'p1', 'inconnu'])],
    [{ id: 'p1' }, { id: 'o1' }],
  );
  expect([...numbers]).toEqual([
    ['p1', 1],
    ['o1', 2],
  ]);
});
