import { type Fact, isOfOffer } from '../facts/fact.ts';
import { fold } from '../words/fold.ts';
import { contentOf } from '../words/word-roots.ts';
import { mostAlike } from './similarity.ts';

const letters = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const shortestOwn = 20;
const longestHead = 30;
/** Fewer letters say nothing of anybody. */
const leastPersonal = 30;
const greeting = /^(?:bonjour|bonsoir|salut|hello|chere?)(?: \p{L}+){0,3}$/u;

/** What a text says to its reader alone: without its greeting, and without the sentences of the offer. */
export function personalPart(text: string, facts: readonly Fact[]): string {
  return longEnough(sentencesOf(text, offerTexts(facts)));
}

const offerTexts = (facts: readonly Fact[]): string[] =>
  facts
    .filter(isOfOffer)
    .map((fact) => letters(fact.text))
    .filter((offered) => offered.length >= shortestOwn);

const sentencesOf = (text: string, offered: readonly string[]): string[] =>
  text
    .split(/(?<=[.!?…])\s+|\n+|,\s*\n/u)
    .map(letters)
    .filter((sentence) => sentence !== '' && !greeting.test(sentence))
    .filter(
      (sentence) => !offered.some((fact) => sentence.includes(headOf(fact)) || fact.includes(sentence)),
    );

/** « nous relisons les bulletins de paie », of what goes on after it: an offer is said in short too. */
const headOf = (fact: string): string => fact.slice(0, longestHead);

const longEnough = (sentences: readonly string[]): string => {
  const kept = sentences.join(' ').trim();
  return kept.length < leastPersonal ? '' : kept;
};

/** « C’est mon dernier message à ce sujet » is said to everybody, by everybody. */
const isFormula = (sentence: string): boolean => contentOf(sentence).length <= 1;

/** « bulletins de paie par an »: what a figure counts is the offer's word, whoever it is counted for. */
const unitsIn = (facts: readonly Fact[]): string[] =>
  facts
    .filter(({ kind }) => kind === 'computed')
    .map(({ text }) => letters(text).replace(/[\d ]*\d /gu, ''))
    .filter((unit) => unit !== '');

/** What is quoted is the reader's own, whoever else wrote the same. */
const quoted = /«[^«»]*»/gu;

/** What a text tells of its reader, to the letter. */
const wholeOf = (text: string, offered: readonly string[]): string =>
  longEnough(sentencesOf(text, offered).filter((sentence) => !isFormula(sentence)));

const withoutFormulas = (text: string, offered: readonly string[], units: readonly string[]): string =>
  longEnough(
    sentencesOf(text.replace(quoted, ''), offered)
      .filter((sentence) => !isFormula(sentence))
      .map((sentence) => units.reduce((left, unit) => left.replaceAll(unit, ''), sentence)),
  );

type Read = { key: string; wholes: ReadonlySet<string>; parts: readonly string[] };
const known = new WeakMap<readonly string[], Read>();

/** How much what a text tells its reader of themselves looks like what others were told; 0 where it tells nothing. */
export function personalLikeness(text: string, others: readonly string[], facts: readonly Fact[]): number {
  if (others.length === 0) return 0;
  const offered = offerTexts(facts);
  const units = unitsIn(facts);
  const { wholes, parts } = readOthers(others, offered, units);
  // The same quotation in the same words is a copy, whoever is quoted.
  if (wholes.has(wholeOf(text, offered))) return 1;
  const own = withoutFormulas(text, offered, units);
  return own === '' ? 0 : mostAlike(own, parts);
}

/** A batch is compared with the same texts again and again. */
function readOthers(others: readonly string[], offered: readonly string[], units: readonly string[]): Read {
  const key = [others.length, ...offered, '', ...units].join('|');
  const former = known.get(others);
  if (former?.key === key) return former;
  const isFilled = (part: string) => part !== '';
  const read = {
    key,
    wholes: new Set(others.map((other) => wholeOf(other, offered)).filter(isFilled)),
    parts: others.map((other) => withoutFormulas(other, offered, units)).filter(isFilled),
  };
  known.set(others, read);
  return read;
}
