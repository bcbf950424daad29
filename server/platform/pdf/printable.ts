/** Letters of the fonts for paper, as `scripts/fonts.ts` makes them: Latin 1 and the signs of French. */
const known = /^[\u0020-\u007e\u00a0-\u00ffŒœ‘’“”–—…•€]$/u;

/** A letter that the fonts do not have is written without its accent, and what is no letter of ours as « ? ». */
export const printable = (text: string): string =>
  Array.from(text.normalize('NFC'), (sign) => {
    if (known.test(sign)) return sign;
    const bare = sign.normalize('NFD').charAt(0);
    return known.test(bare) ? bare : (others[sign] ?? '?');
  }).join('');

/** Those that are one sign, without an accent to take away. */
const others: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ı: 'i',
  '−': '-',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\u2011': '-',
  '\t': ' ',
};
