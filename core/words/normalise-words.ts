/** What normaliseWords says, written plainly: the table below is made from it. */
export const normaliseAnyWords = (text: string): string =>
  text
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#]+/gu, ' ')
    .trim();

const latinEnd = 0x250;
const latin = Array.from({ length: latinEnd }, (_, code) => normaliseAnyWords(String.fromCharCode(code)));
/** Quotation marks, dashes, currencies, arrows, drawings: they only part words. */
const isSign = (code: number) =>
  (code >= 0x2000 && code <= 0x206f) ||
  (code >= 0x20a0 && code <= 0x20cf) ||
  (code >= 0x2190 && code <= 0x245f) ||
  (code >= 0x2500 && code <= 0x2775) ||
  (code >= 0x2794 && code <= 0x2bff);

/** Lower case, no accents, words only: « L’Équipe R&D » becomes « l equipe r&d ». */
export function normaliseWords(text: string): string {
  let words = '';
  let isApart = false;
  // Letter by letter in the alphabet of nearly all profiles: far faster than the expressions above.
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const letter = code < latinEnd ? latin[code] : isSign(code) ? '' : undefined;
    if (letter === undefined) return normaliseAnyWords(text);
    if (letter === '') isApart = true;
    else {
      words += isApart && words !== '' ? ` ${letter}` : letter;
      isApart = false;
    }
  }
  return words;
}

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
