/** Lower case, no accents, words only: « L’Équipe R&D » becomes « l equipe r&d ». */
export const normaliseWords = (text: string): string =>
  text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#]+/gu, ' ')
    .trim();

/** One word without its mark of plural, as a key to compare with: not always a word one would write. */
export function singularKey(word: string): string {
  if (word.length > 4 && word.endsWith('eaux')) return word.slice(0, -1);
  if (word.length > 4 && word.endsWith('aux')) return `${word.slice(0, -3)}al`;
  return word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Words that only link others, already normalised. */
export const linkWords: ReadonlySet<string> = new Set(
  'a au aux d de des du en l la le les of the'.split(' '),
);

/** What stays of a phrase when its number, its accents and its link words are put aside. */
export const phraseKey = (text: string): string => keyOfWords(normaliseWords(text).split(' '));

export const keyOfWords = (words: readonly string[]): string =>
  words
    .filter((word) => !linkWords.has(word))
    .map(singularKey)
    .join(' ');
