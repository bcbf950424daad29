import { everydayWords } from '#core/places/french-places.ts';
import type { CompanySize, Language, Seniority } from '#core/targeting/icp-criteria.ts';
import { knownTitles } from '#core/targeting/job-titles.ts';
import { keyOfWords, linkWords } from '#core/words/normalise-words.ts';
import { writeApocopeOut } from './apocopes.ts';
import { departmentNumbers, knownDepartments, knownPlaces } from './find-place.ts';
import { readAround } from './place-around.ts';
import type { Token } from './tokenise.ts';
import {
  bareFunctions,
  functionHeads,
  knownFunctions,
  knownIndustries,
  knownPeople,
  knownSeniorities,
  knownSizes,
  speakers,
  speakingWords,
  spokenLanguages,
} from './word-lists.ts';

/** Something the lexicon knows, over the `length` next tokens. */
export type Item = { length: number } & (
  | { kind: 'title'; title: string }
  | { kind: 'place'; labels: readonly string[] }
  | { kind: 'industry'; label: string }
  | { kind: 'size'; sizes: readonly CompanySize[]; isCount: boolean }
  | { kind: 'seniority'; seniorities: readonly Seniority[] }
  | { kind: 'function'; label: string; seniorities: readonly Seniority[] }
  | { kind: 'language'; languages: readonly Language[] }
);

const longestPhrase = 8;

/** The longest known thing that begins at this token; of equal ones, the first kind of the list. */
export function findItem(tokens: readonly Token[], at: number): Item | null {
  const token = tokens[at];
  if (token?.kind === 'headcount') return { kind: 'size', sizes: token.sizes, isCount: true, length: 1 };
  if (token?.kind !== 'word') return null;
  const words = wordsFrom(tokens, at);
  const found = [
    findSize(words),
    findFunction(words),
    findTitle(words),
    findLanguage(tokens, at, words),
    findPlace(tokens, at, words),
    findIndustry(words),
    findPeople(words),
    findSeniority(words),
  ].filter((item) => item !== null);
  return found.reduce<Item | null>((best, item) => (best && best.length >= item.length ? best : item), null);
}

/** The words that follow each other here, without a sign between them. */
export function wordsFrom(tokens: readonly Token[], at: number, atMost = longestPhrase): string[] {
  const words: string[] = [];
  for (
    let token = tokens[at];
    token?.kind === 'word' && words.length < atMost;
    token = tokens[at + words.length]
  )
    words.push(token.key);
  return words;
}

/** Longest beginning of these words that an index knows, compared by key; it neither begins nor ends with a link. */
function longestPhraseIn<T>(
  words: readonly string[],
  index: ReadonlyMap<string, T>,
): { value: T; length: number } | null {
  if (linkWords.has(words[0] ?? '')) return null;
  for (let length = words.length; length > 0; length--) {
    if (linkWords.has(words[length - 1] ?? '')) continue;
    const value = index.get(keyOfWords(words.slice(0, length)));
    if (value !== undefined) return { value, length };
  }
  return null;
}

function findTitle(words: readonly string[]): Item | null {
  const found = longestPhraseIn(words, knownTitles);
  return found && { kind: 'title', title: found.value.name, length: found.length };
}

/** « Opticiens », « maîtres d’œuvre »: those of a trade. */
function findPeople(words: readonly string[]): Item | null {
  const found = longestPhraseIn(words, knownPeople);
  const whole = found ? null : writeApocopeOut(words[0] ?? '');
  const name = found?.value ?? whole;
  if (!name) return null;
  return { kind: 'title', title: name.charAt(0).toUpperCase() + name.slice(1), length: found?.length ?? 1 };
}

function findIndustry(words: readonly string[]): Item | null {
  const found = longestPhraseIn(words, knownIndustries);
  return found && { kind: 'industry', label: found.value, length: found.length };
}

function findSize(words: readonly string[]): Item | null {
  const found = longestPhraseIn(words, knownSizes);
  return found && { kind: 'size', sizes: found.value, isCount: false, length: found.length };
}

function findSeniority(words: readonly string[]): Item | null {
  const found = longestPhraseIn(words, knownSeniorities);
  return found && { kind: 'seniority', seniorities: found.value, length: found.length };
}

/** « Équipes RH », « décideurs achats », « direction des systèmes d’information ». */
function findFunction(words: readonly string[]): Item | null {
  if (!functionHeads.has(keyOfWords(words.slice(0, 1)))) return findBareFunction(words);
  const links = words.slice(1).findIndex((word) => !linkWords.has(word));
  if (links < 0) return null;
  const found = longestPhraseIn(words.slice(1 + links), knownFunctions);
  if (!found) return null;
  const seniorities = knownSeniorities.get(keyOfWords(words.slice(0, 1))) ?? [];
  return { kind: 'function', label: found.value, seniorities, length: 1 + links + found.length };
}

function findBareFunction(words: readonly string[]): Item | null {
  const found = longestPhraseIn(words, knownFunctions);
  if (!found || !bareFunctions.has(keyOfWords(words.slice(0, found.length)))) return null;
  return { kind: 'function', label: found.value, seniorities: [], length: found.length };
}

const placeLinks = new Set([
  'a',
  'en',
  'au',
  'aux',
  'dans',
  'sur',
  'vers',
  'autour',
  'region',
  'departement',
  'de',
]);

function findPlace(tokens: readonly Token[], at: number, words: readonly string[]): Item | null {
  const before = keyAt(tokens, at - 1);
  const isArticle = /^(le|la|les|l)$/.test(before);
  const token = tokens[at];
  const isNamed = token?.kind === 'word' && token.isCapital;
  const announced = placeLinks.has(before) || (isArticle && placeLinks.has(keyAt(tokens, at - 2)));
  const byNumber = departmentNumbers.get(words[0] ?? '');
  const isLast = !keyAt(tokens, at + 1) || /^(et|ou)$/.test(keyAt(tokens, at + 1));
  const isNumbered =
    /^(le|departement|dept|dep)$/.test(before) || (before === 'du' && isLast) || tokens[at - 1]?.text === '(';
  if (byNumber && (isNumbered || isNumberOfList(tokens, at)))
    return { kind: 'place', labels: byNumber, length: 1 };
  if (/^(?:Sans|Hors)-/.test(token?.text ?? '') && announced)
    return { kind: 'place', labels: [token?.text ?? ''], length: 1 };
  for (let length = words.length; length > 0; length--) {
    const key = words.slice(0, length).join(' ');
    const labels = (isArticle && knownDepartments.get(key)) || knownPlaces.get(key);
    if (!labels || !(isNamed || announced || !everydayWords.has(key))) continue;
    const [label = '', ...others] = labels;
    const isTown = others.length === 0 && label.split(', ').length > 2;
    return isTown ? townWithAround(tokens, at, label, length) : { kind: 'place', labels, length };
  }
  return null;
}

/** « Paris, 92, 93 ou 94 »: numbers of departments in a list of places. */
function isNumberOfList(tokens: readonly Token[], at: number): boolean {
  const parts = (token: Token | undefined) =>
    token === undefined || token.kind === 'break' || (token.kind === 'word' && /^(?:et|ou)$/.test(token.key));
  if (!/^(?:\d{2,3}|2[ab])$/.test(keyAt(tokens, at)) || !parts(tokens[at - 1]) || !parts(tokens[at + 1]))
    return false;
  return [at - 2, at + 2].some((near) => {
    const token = tokens[near];
    return (
      token?.kind === 'word' &&
      (departmentNumbers.has(token.key) || (token.isCapital && knownPlaces.has(token.key)))
    );
  });
}

/** « Toulouse et alentours », as the network calls it; « l’académie de Rennes » is a region. */
function townWithAround(tokens: readonly Token[], at: number, label: string, length: number): Item {
  const around = readAround(tokens, at, at + length);
  const [town = '', ...wider] = label.split(', ');
  if (around.isAcademy) return { kind: 'place', labels: [wider.slice(-2).join(', ')], length };
  return around.isAround
    ? { kind: 'place', labels: [`${town} et périphérie`], length: length + around.length }
    : { kind: 'place', labels: [label], length };
}

function findLanguage(tokens: readonly Token[], at: number, words: readonly string[]): Item | null {
  const key = keyOfWords(words.slice(0, 1));
  const speaker = speakers.get(key);
  if (speaker) return { kind: 'language', languages: [speaker], length: 1 };
  // « parlant couramment l’anglais et l’allemand »: the languages are read together.
  if (!speakingWords.has(key)) {
    const isWithEn = keyAt(tokens, at - 1) === 'en' || words[1] === 'courant';
    const spoken = isWithEn ? spokenLanguages.get(key) : undefined;
    return spoken ? { kind: 'language', languages: [spoken], length: words[1] === 'courant' ? 2 : 1 } : null;
  }
  const languages: Language[] = [];
  let length = 0;
  for (const [rank, word] of words.slice(1).entries()) {
    const spoken = spokenLanguages.get(keyOfWords([word]));
    if (spoken) {
      languages.push(spoken);
      length = rank + 2;
    } else if (!/^(l|le|la|en|et|ou|un|bien|couramment|francais)$/.test(word)) break;
  }
  return languages.length > 0 ? { kind: 'language', languages, length } : null;
}

export function keyAt(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.key : '';
}

/** How many tokens of the longest phrase of a list begin here. */
export function phraseLength(tokens: readonly Token[], at: number, phrases: ReadonlySet<string>): number {
  const words = wordsFrom(tokens, at, 5);
  for (let length = words.length; length > 0; length--)
    if (phrases.has(words.slice(0, length).join(' '))) return length;
  return 0;
}
