/** Letters of the fonts for paper, as `scripts/fonts.ts` makes them: those of headings have Latin 1 and the signs of French, */
const western = /^[\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ffŒœŸ‘’“”–—…•€]$/u;
/** those of texts every Latin alphabet, Greek with its old accents, and Cyrillic. */
const european =
  /^[\u0020-\u007e\u00a0-\u0148\u014a-\u01c3\u01c5-\u024f\u0386\u0388-\u038a\u038c\u038e-\u03a1\u03a3-\u03ce\u0400-\u045f\u0490-\u049d\u04a0-\u04ff\u1e00-\u1e9b\u1e9d-\u1eff\u1f00-\u1fff‘’“”–—…•€\u2010-\u2012\u2212№]$/u;
const oldGreek = /^[\u1f00-\u1fff]$/u;
const isLetter = /^\p{L}$/u;

const isKnown = (sign: string): boolean =>
  european.test(sign) && (!oldGreek.test(sign) || isLetter.test(sign));

/** Whether the letters of headings are enough for a text. */
export const isWestern = (text: string): boolean =>
  Array.from(printable(text)).every((sign) => western.test(sign));

/** A letter that the fonts do not have is written without its accent, and what is no letter of theirs as « ? ». */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC').replace(/\r\n?|\u2028|\u2029/g, '\n'), (sign) => {
    if (isKnown(sign)) return sign;
    const bare = sign.normalize('NFD').charAt(0);
    return isKnown(bare) ? bare : (others[sign] ?? '?');
  }).join('');

const others: Readonly<Record<string, string>> = {
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\t': ' ',
  // A new line stays one; what is drawn by nobody leaves no mark.
  '\n': '\n',
  '\u200b': '',
  '\u200c': '',
  '\u200d': '',
  '\u2060': '',
  '\ufe0e': '',
  '\ufe0f': '',
  '\ufeff': '',
};
