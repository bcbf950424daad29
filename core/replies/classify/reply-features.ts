import { hashText } from '../../seeded-random.ts';
import { familiesOf } from '../word-families.ts';

/** Something that a reply holds, by its number, how much it counts, and the passage it was seen in. */
export type Feature = { at: number; value: number; from: number; to: number };

/** How many numbers there are; two features may share one. */
export const featureBits = 17;
const mask = (1 << featureBits) - 1;

type Token = { word: string; stem: string; isWord: boolean; from: number; to: number };

const parts =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?:https?:\/\/|www\.)\S+|(?:\+?\d[ .-]?){9,}|\d{1,2} ?h(?: ?\d\d)?(?![a-z\d])|\d{1,2}:\d\d|\d+(?:[./-]\d+)*|\p{L}+|[?!]+|\.{2,}|…|[.,;:()]|\p{Extended_Pictographic}/gu;
const weekday =
  /^(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|monday|tuesday|wednesday|thursday|friday)s?$/;
const month =
  /^(?:janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|january|february|march|april|june|july|august|september|october|november|december)$/;
const ending = /(?:ements?|ations?|ables?|iques?|ees?|es|er|ez|ons|ent|aient|ait|ais|ions|iez|ant|s|e)$/;
const negation: ReadonlySet<string> = new Set(
  'ne n pas plus jamais aucun aucune sans ni rien not no never don non'.split(' '),
);

/** What stands for a number, an address or a date: which one it is says nothing of what somebody wants. */
function nameOf(found: string): string {
  if (found.includes('@')) return '<mail>';
  if (/^(?:http|www)/.test(found)) return '<link>';
  if (/^\+?\d/.test(found)) {
    if (/^\d{1,2}(?: ?h|:)/.test(found)) return '<hour>';
    if (/^20\d\d$/.test(found)) return '<year>';
    return found.replace(/\D/g, '').length >= 9 ? '<phone>' : '<number>';
  }
  if (/^[?!]+$/.test(found)) return found.includes('?') ? '?' : '!';
  if (/^\.{2,}$/.test(found)) return '…';
  if (weekday.test(found)) return '<day>';
  return month.test(found) ? '<month>' : found;
}

const tokensOf = (plain: string): Token[] =>
  [...plain.matchAll(parts)].map(({ 0: found, index }) => {
    const word = nameOf(found);
    const isWord = /[a-z<]/.test(word);
    const stem =
      !isWord || word.length <= 4 || word.startsWith('<') ? word : word.replace(ending, '').slice(0, 6);
    return { word, stem, isWord, from: index, to: index + found.length };
  });

/** What our last message asked for: « oui » and « mardi » mean nothing without it. */
const asked: readonly [name: string, pattern: RegExp][] = [
  ['call', /creneau|echang|appel|minutes|rendez|\brdv\b|disponib|visio|\bpoint\b|rencontr|<day>|semaine/],
  ['send', /envo|transmet|adress|partag|recevoir|exemple|grille|document|guide|modele/],
  ['who', /\bqui\b|bonne personne|interlocut|a qui/],
  ['stop', /derang|arret|relanc|dernier message|laiss|clore|ferme/],
  ['keep', /continu|encore recevoir|inform|tenir au courant|rester en contact|poursuiv/],
  ['stopped', /ne plus|plus rien|cess|que j'arrete|tranquille|stop|retire/],
  ['already', /deja|actuel|aujourd'hui|equipe/],
  ['how', /comment|combien|quel|quand/],
];

function questionsOf(ours: string): string[] {
  const kinds = asked.filter(([, pattern]) => pattern.test(ours)).map(([name]) => name);
  return [/\?\s*$/.test(ours.trim()) ? 'asks' : 'says', ...kinds];
}

const lengthOf = (words: number) => [1, 3, 6, 12, 25, 50].find((most) => words <= most) ?? 100;
/** Longer replies say themselves what they answer. */
const shortReply = 8;
const negated = 4;
/** A reply says what its author wants within so many words. */
const mostTokens = 250;
const sentenceEnd = /^[.?!…]$/;
/** Signs that weigh the same wherever they stand. */
const signs = '? ! … merci <mail> <link> <phone> <hour> <day> <month> <year> <number>'.split(' ');

type Add = (name: string, first?: Token, last?: Token, value?: number) => void;

/** Words, their neighbours and their families, runs of letters, what is denied, and what answers our question. */
export function featuresOf(plain: string, ours: string): Feature[] {
  const tokens = tokensOf(plain).slice(0, mostTokens);
  const words = tokens.filter(({ isWord }) => isWord);
  const found: Feature[] = [];
  const add: Add = (name, first, last = first, value = 1) => {
    const hash = hashText(name);
    found.push({ at: (hash ^ (hash >>> 15)) & mask, value, from: first?.from ?? 0, to: last?.to ?? 0 });
  };
  add('any');
  add(`length ${lengthOf(words.length)}`);
  addNeighbours(tokens, add);
  addStems(words, add);
  addPlaces(tokens, words, add);
  const questions = questionsOf(ours);
  addAnswers(tokens, words, questions, add);
  addFamilies(tokens, words.length, questions, add);
  return weighed(found);
}

function addNeighbours(tokens: readonly Token[], add: Add): void {
  let denied = 0;
  for (const [at, token] of tokens.entries()) {
    const [second, third] = [tokens[at + 1], tokens[at + 2]];
    add(`1 ${token.word}`, token);
    if (second) add(`2 ${token.word} ${second.word}`, token, second);
    if (second && third) {
      add(`3 ${token.word} ${second.word} ${third.word}`, token, third);
      add(`_ ${token.word} ${third.word}`, token, third);
    }
    if (!token.isWord) denied = 0;
    else if (denied > 0) {
      add(`not ${token.stem}`, token);
      denied -= 1;
    }
    if (negation.has(token.word)) denied = negated;
  }
}

function addStems(words: readonly Token[], add: Add): void {
  for (const [at, token] of words.entries()) {
    const [second, third] = [words[at + 1], words[at + 2]];
    add(`s ${token.stem}`, token);
    if (second) add(`ss ${token.stem} ${second.stem}`, token, second);
    if (third) add(`s_ ${token.stem} ${third.stem}`, token, third);
    const letters = `^${token.word}$`;
    for (const length of [3, 4, 5])
      for (let from = 0; from + length <= letters.length; from += 1)
        add(`c ${letters.slice(from, from + length)}`, token, token, 0.6);
  }
}

/** How it begins and ends: what is said first and last weighs more than what stands between. */
function addPlaces(tokens: readonly Token[], words: readonly Token[], add: Add): void {
  add(`first ${words[0]?.word}`, words[0]);
  add(`first ${words[0]?.word} ${words[1]?.word}`, words[0], words[1]);
  add(`last ${tokens.at(-1)?.word}`, tokens.at(-1));
  const isEnd = ({ word }: Token) => sentenceEnd.test(word);
  const firstEnd = tokens.findIndex((token, at) => at > 1 && isEnd(token));
  const lastStart = tokens.findLastIndex((token, at) => at < tokens.length - 1 && isEnd(token));
  for (const token of tokens.slice(0, firstEnd < 0 ? undefined : firstEnd))
    if (token.isWord) add(`begins ${token.stem}`, token, token, 0.7);
  for (const token of lastStart < 0 ? [] : tokens.slice(lastStart))
    if (token.isWord) add(`ends ${token.stem}`, token, token, 0.7);
}

function addAnswers(tokens: readonly Token[], words: readonly Token[], questions: string[], add: Add): void {
  const shown = signs.flatMap((sign) => tokens.find(({ word }) => word === sign) ?? []);
  for (const token of shown) add(`has ${token.word}`, token);
  for (const question of questions) {
    add(`to ${question}`, undefined, undefined, 0.5);
    for (const token of shown) add(`to ${question} has ${token.word}`, token);
    add(`to ${question} first ${words[0]?.stem}`, words[0], words[0], 0.7);
    add(`to ${question} first ${words[0]?.stem} ${words[1]?.stem}`, words[0], words[1], 0.7);
    if (words.length > shortReply) continue;
    add(`to ${question} ${Math.min(words.length, 4)}`);
    for (const token of words) add(`to ${question} ${token.word}`, token);
  }
}

/** How many families further a word still goes with. */
const familyReach = 5;
/** A family tells more than a word: more replies hold it. */
const familyValue = 1.5;
const shortForFamilies = 12;

/** Words by the families they are of: what is denied, what goes together, what answers our question. */
function addFamilies(tokens: readonly Token[], length: number, questions: string[], add: Add): void {
  const seen: { family: string; token: Token }[] = [];
  let denied = 0;
  for (const token of tokens) {
    const families = isSign(token.word) ? [token.word] : familiesOf(token.word);
    if (!token.isWord) denied = 0;
    for (const family of families) {
      add(`k ${family}`, token, token, familyValue);
      if (denied > 0 && family !== 'denied') add(`k not ${family}`, token, token, familyValue);
      seen.push({ family, token });
    }
    denied = families.includes('denied') ? negated : Math.max(0, denied - 1);
  }
  for (const [at, { family, token }] of seen.entries()) {
    for (const other of seen.slice(at + 1, at + 1 + familyReach))
      if (other.token !== token) add(`kk ${family} ${other.family}`, token, other.token, 0.6 * familyValue);
    if (length <= shortForFamilies)
      for (const question of questions) add(`to ${question} k ${family}`, token, token, 0.7 * familyValue);
  }
}

const isSign = (word: string) => word.startsWith('<') || /^[?!…]$/.test(word);

/** Each number once, with its greatest value; a long reply weighs as much as a short one. */
function weighed(found: readonly Feature[]): Feature[] {
  const greatest = new Map<number, Feature>();
  for (const feature of found) {
    const known = greatest.get(feature.at);
    if (!known || known.value < feature.value) greatest.set(feature.at, feature);
  }
  const features = [...greatest.values()];
  const norm = Math.sqrt(features.reduce((sum, { value }) => sum + value * value, 0)) / 3;
  return features.map((feature) => ({ ...feature, value: feature.value / norm }));
}
