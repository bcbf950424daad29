import { knownTitles } from '#core/targeting/job-titles.ts';
import { sectorNamed } from '#core/targeting/read-sectors.ts';
import { keyOfWords, linkWords, singularKey } from '#core/words/normalise-words.ts';
import { findItem, keyAt, wordsFrom } from './find-item.ts';
import type { Token } from './tokenise.ts';
import { emptyWords, titleEnds, titleHeads, workplaces } from './word-lists.ts';

export type FoundTitle = { title: string; length: number };

const longestTitle = 6;

/** A title the lexicon does not know, by its first word: « chefs de laboratoire », « ingénieures brevets ». */
export function readUnknownTitle(tokens: readonly Token[], at: number): FoundTitle | null {
  const isHead = titleHeads.has(keyOfWords([keyAt(tokens, at)]));
  if (!isHead && !opensSentence(tokens, at)) return null;
  let length = 1;
  let end = 1;
  while (length < longestTitle) {
    const token = tokens[at + length];
    if (token?.kind !== 'word') break;
    if (!isHead && linkWords.has(token.key)) break;
    if (linkWords.has(token.key) && !/^(a|en)$/.test(token.key)) {
      length++;
      continue;
    }
    const isOver =
      titleEnds.has(singularKey(token.key)) ||
      (isOfTheCompany(tokens, at + length) && !isOfCraft(tokens, at, at + length));
    if (isOver && !(workplaces.has(token.key) && linkWords.has(keyAt(tokens, at + length - 1)))) break;
    length++;
    end = length;
  }
  const isWhole = end > 1 || !isHead || isHeadOfList(tokens, at);
  return isWhole ? { title: writeTitle(tokens.slice(at, at + end)), length: end } : null;
}

/** « Chefs de culture », « chefs de cave »: of those who lead a craft, a noun in the singular is no sector. */
const isOfCraft = (tokens: readonly Token[], head: number, at: number): boolean =>
  /^(?:chef|cheffe|maitre|conducteur|conductrice|agent|agente)s?$/.test(keyAt(tokens, head)) &&
  /^(?:de|d)$/.test(keyAt(tokens, at - 1)) &&
  at === head + 2 &&
  findItem(tokens, at)?.kind === 'industry' &&
  !/[sx]$/.test(keyAt(tokens, at));

/** « … et les conseillers de chambres d’agriculture »: of those who head nothing, the noun alone names them. */
const isHeadOfList = (tokens: readonly Token[], at: number): boolean =>
  findItem(tokens, at) === null &&
  /s$/.test(keyAt(tokens, at)) &&
  /^(?:de|des|du|d|en|dans|chez)$/.test(keyAt(tokens, at + 1));

const asAdjective = /(?:és|ées|iques|ifs|ives|antes?|ants|ables|ibles|aises|aises|ais|els|elles|eux)$/i;

/**
 * « Chefs d’établissement (proviseurs, principaux) »: a noun in the plural that no table holds names people too, where
 * it stands alone in a list of people.
 */
export function readListedPeople(tokens: readonly Token[], at: number, titleEnd: number): FoundTitle | null {
  const from = /^(?:les|des)$/.test(keyAt(tokens, at - 1)) ? at - 1 : at;
  const link = tokens[from - 1];
  const isListed = link?.text === ',' || link?.text === '/' || /^(?:et|ou)$/.test(keyAt(tokens, from - 1));
  if (titleEnd !== from - 1 || !isListed || isCapitalAt(tokens, at) || !endsPlural(tokens, at)) return null;
  if (isOfHouses(tokens, at) || !(practises.test(keyAt(tokens, at)) || isInBrackets(tokens, at))) return null;
  const next = tokens[at + 1];
  const isAlone =
    next?.kind !== 'word' || /^(?:et|ou|de|des|du|d|a|au|aux|en|dans|chez|sur)$/.test(keyAt(tokens, at + 1));
  return isAlone && !asAdjective.test(tokens[at]?.text ?? '')
    ? { title: writeTitle(tokens.slice(at, at + 1)), length: 1 }
    : null;
}

/** How those who practise a trade are called, and what ends like them. */
const practises = /(?:eurs|euses|rices|ers|eres|istes|iens|iennes|ogues|ecins|aires)$/;
const practisesNot = /^(?:ateliers|quartiers|dossiers|fournisseurs|partenaires|valeurs)$/;

/** « DAF, groupes ou filiales » */
const isOfHouses = (tokens: readonly Token[], at: number): boolean => {
  const key = keyAt(tokens, at);
  return (
    titleEnds.has(singularKey(key)) ||
    workplaces.has(singularKey(key)) ||
    ofHouses.test(key) ||
    practisesNot.test(key)
  );
};

/** « Chefs d’établissement (proviseurs, principaux) »: what stands there says who the others are. */
function isInBrackets(tokens: readonly Token[], at: number): boolean {
  for (let back = at - 1; back >= 0; back--) {
    if (tokens[back]?.text === '(') return true;
    if (tokens[back]?.text === ')') return false;
  }
  return false;
}

const anybody = /^(?:femmes|hommes|personnes|gens|ceux|celles|profils|contacts|prospects|acteurs|membres)$/;

/** « Maires de communes », « Propriétaires de salons »: whoever a sentence begins with, in the plural, is wanted. */
const opensSentence = (tokens: readonly Token[], at: number): boolean => {
  const [token] = tokens.slice(at);
  const isFirst = tokens
    .slice(0, at)
    .every(({ kind, text }) => kind === 'word' && /^(?:les?|des|tous)$/i.test(text));
  if (!isFirst || token?.kind !== 'word') return false;
  return endsPlural(tokens, at) || (isUnread(tokens, at) && endsPlural(tokens, at + 1));
};

const isUnread = (tokens: readonly Token[], at: number): boolean => {
  const key = keyAt(tokens, at);
  return key.length > 4 && !emptyWords.has(key) && !anybody.test(key) && findItem(tokens, at) === null;
};

/** A noun in the plural that no table holds; « wedding planners » are two words. */
const endsPlural = (tokens: readonly Token[], at: number): boolean =>
  isUnread(tokens, at) && /[sx]$/.test(tokens[at]?.text ?? '');

const longestRest = 3;

/** « Architectes d’intérieur », « avocats en droit social »: how many words go on after a title that is known. */
export function restOfTitle(tokens: readonly Token[], at: number): number {
  if (!/^(?:d|de|du|en)$/.test(keyAt(tokens, at))) return 0;
  // « Gérants d’auto-écoles »: two words that name a sector together.
  if (sectorNamed(wordsFrom(tokens, at + 1, 2).join(' '))) return 0;
  let length = 0;
  for (let step = 1; step <= longestRest; step++) {
    const key = keyAt(tokens, at + step);
    // « Avocats en droit des affaires »
    if (step > 1 && /^(?:de|des|du|d|la|l)$/.test(key)) continue;
    const isOver =
      key.length < 3 ||
      key.startsWith('cabinet') ||
      (step === 1 && ofHouses.test(key)) ||
      emptyWords.has(key) ||
      emptyWords.has(singularKey(key)) ||
      linkWords.has(key) ||
      titleEnds.has(singularKey(key)) ||
      /^\d/.test(key) ||
      isCapitalAt(tokens, at + step) ||
      // « Avocats en droit immobilier »
      (keyAt(tokens, at + step - 1) !== 'droit' && findItem(tokens, at + step) !== null);
    if (isOver) break;
    length = step + 1;
  }
  // « Fondatrices de marques de cosmétiques »: the sector says of what.
  const isOfSector =
    linkWords.has(keyAt(tokens, at + length)) && findItem(tokens, at + length + 1)?.kind === 'industry';
  return isOfSector ? 0 : length;
}

/** What a company has or is: « DG de filiales », « responsables e-commerce de marques ». */
const ofHouses =
  /^(?:sites?|filiales?|marques?|maisons?|stations?|chaines?|enseignes?|usines|magasins|boutiques|agences|fabricants?|reseaux?|franchises?|startups?|boites?|petites?|grandes?|gros)$/;

const isCapitalAt = (tokens: readonly Token[], at: number): boolean => {
  const token = tokens[at];
  return token?.kind === 'word' && token.isCapital;
};

/** Where the words stop naming the job and begin to name the company, the place or the language. */
function isOfTheCompany(tokens: readonly Token[], at: number): boolean {
  const item = findItem(tokens, at);
  return item !== null && item.kind !== 'title' && item.kind !== 'function' && item.kind !== 'seniority';
}

/** « responsables RH et paie »: the second title borrows the first word of the one before. */
export function readBorrowedTitle(tokens: readonly Token[], at: number, head: string): FoundTitle | null {
  if (!/^(et|ou)$/.test(keyAt(tokens, at - 1))) return null;
  for (let length = 4; length > 0; length--) {
    const words = tokens.slice(at, at + length);
    const last = keyAt(tokens, at + length - 1);
    if (words.length < length || words.some(({ kind }) => kind !== 'word') || linkWords.has(last)) continue;
    const keys = words.map((_, rank) => keyAt(tokens, at + rank));
    const known = knownTitles.get(keyOfWords([head, ...keys]));
    if (known) return { title: known.name, length };
  }
  return null;
}

/** In the singular, with a capital, the rest as the user wrote it. */
export function writeTitle(tokens: readonly Token[]): string {
  const title = writeSingular(tokens);
  return title.charAt(0).toUpperCase() + title.slice(1);
}

/** « cabinets comptables de recrutement »: the noun and its adjectives; what comes after a link word stays as it is. */
export function writeSingular(tokens: readonly Token[]): string {
  let isAfterLink = false;
  const words = tokens.map(({ text, ...token }, rank) => {
    isAfterLink ||= token.kind === 'word' && linkWords.has(token.key);
    // The last word of a title in English bears its plural: « wedding planners ».
    const isNoun =
      rank === 0 || adjective.test(text) || (rank === tokens.length - 1 && englishNoun.test(text));
    return !isAfterLink && isNoun ? singular(text) : text;
  });
  return joinWords(tokens, words);
}

const englishNoun = /(?:ers|ors|ists)$/i;
const adjective =
  /(aux|els|elles|ifs|ives|iques|iers|ières|aires|és|ées|ants|antes|ents|entes|ables|ibles|euses|ales|ains|aines|oises|iens|iennes)$/i;

/** With a space, or nothing, or the hyphen that was there. */
const joinWords = (tokens: readonly Token[], words: readonly string[]): string =>
  words.reduce((text, word, rank) => {
    const [before, here] = [tokens[rank - 1], tokens[rank]];
    if (!before || !here) return word;
    const gap = here.start - before.end;
    const isElided = /^(l|d|qu)$/i.test(before.text) && gap === 1;
    return `${text}${isElided ? '’' : gap === 0 ? '' : ' '}${word}`;
  }, '');

function singular(word: string): string {
  const plain = word.replace(/[·•.(].*$/, '');
  const isUpper = plain === plain.toUpperCase();
  if (/eaux$/i.test(plain)) return plain.slice(0, -1);
  if (plain.length > 4 && /aux$/i.test(plain)) return plain.slice(0, -3) + (isUpper ? 'AL' : 'al');
  // « SAAS » and « CRMS » are short names, « MANAGERS » is a word in capitals.
  return plain.length > (isUpper ? 5 : 3) && /[^s]s$/i.test(plain) ? plain.slice(0, -1) : plain;
}
