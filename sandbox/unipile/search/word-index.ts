import { normaliseText } from './normalise-text.ts';

/** A set of people, one byte each: searching is arithmetic on such sets. */
export type PeopleSet = Uint8Array;

export type WordIndex = {
  size: number;
  /** Who has this word, or a longer form of it. */
  havingWord: (word: string) => PeopleSet;
  /** Who has these words side by side. */
  havingPhrase: (phrase: string) => PeopleSet;
};

/** « RH » must not find the Rhône; « commercial » should find « commerciale ». */
const shortWord = 4;

/** Built once; each word asked for is remembered. */
export function indexWords(texts: readonly string[]): WordIndex {
  const normalised = texts.map((text) => ` ${normaliseText(text)} `);
  const holders = new Map<string, number[]>();
  for (const [index, text] of normalised.entries()) {
    for (const word of new Set(text.trim().split(' '))) {
      const list = holders.get(word);
      if (list) list.push(index);
      else holders.set(word, [index]);
    }
  }
  const vocabulary = [...holders.keys()].sort();
  const remembered = new Map<string, PeopleSet>();

  function havingWord(word: string): PeopleSet {
    const known = remembered.get(word);
    if (known) return known;
    const found = new Uint8Array(texts.length);
    const isAnswer = (candidate: string | undefined) =>
      candidate !== undefined && (word.length < shortWord ? candidate === word : candidate.startsWith(word));
    for (let at = firstFrom(vocabulary, word); isAnswer(vocabulary[at]); at++) {
      for (const index of holders.get(vocabulary[at] ?? '') ?? []) found[index] = 1;
    }
    if (remembered.size > 5000) remembered.clear();
    remembered.set(word, found);
    return found;
  }

  function havingPhrase(phrase: string): PeopleSet {
    const words = phrase.split(' ');
    const found = words.map(havingWord).reduce(intersect);
    if (words.length === 1) return found;
    return found.map((isIn, index) => (isIn && normalised[index]?.includes(` ${phrase}`) ? 1 : 0));
  }

  return { size: texts.length, havingWord, havingPhrase };
}

function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

export const intersect = (a: PeopleSet, b: PeopleSet): PeopleSet =>
  a.map((isIn, index) => isIn & (b[index] ?? 0));
export const unite = (a: PeopleSet, b: PeopleSet): PeopleSet =>
  a.map((isIn, index) => isIn | (b[index] ?? 0));
export const invert = (a: PeopleSet): PeopleSet => a.map((isIn) => 1 - isIn);
