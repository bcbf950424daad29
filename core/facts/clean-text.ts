/** Letters in disguise: mathematical, fullwidth, circled, raised letters and ligatures read as plain ones. */
const disguised =
  /[\u{1d400}-\u{1d7ff}\uff01-\uffee\u2460-\u24ff\u{1f100}-\u{1f149}\u2100-\u2115\u2119-\u211d\u2124\u2128\u212c\u212d\u212f-\u2139\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u02b0-\u02b8\u2071\u207f\u2090-\u209c\ufb00-\ufb06]+/gu;
/** White or black letters in squares and discs, that Unicode does not take apart: 26 letters each. */
const framed = /[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]/gu;
/** The sign of a telephone or of a trade mark says something as it is. */
const kept = /[№℡℠™]/u;

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Control, zero-width, bidirectional and tag characters, selectors, fillers that show nothing, what has no meaning. */
const unseen = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/gu;
/** Nobody writes three marks on one letter, unless to spoil the lines around. */
const heaped = /(\p{M}{2})\p{M}+/gu;

/** Longer than any field of a profile: what follows is not looked at. */
const longestRead = 20_000;

/**
 * Text of a profile made readable: what is not meant to be seen is dropped, letters in disguise become plain, runs of
 * blanks one space. Words never change. What is longer than `longest` signs is cut between two words.
 */
export function cleanText(raw: string, longest = 5_000): string {
  const clean = raw
    .slice(0, longestRead)
    .toWellFormed()
    .replace(disguised, (letters) => (kept.test(letters) ? letters : letters.normalize('NFKC')))
    .replace(framed, plainLetter)
    .normalize('NFC')
    .replace(lineEnds, '\n')
    .replace(/\t/g, ' ')
    .replace(unseen, '')
    .replace(heaped, '$1')
    .replace(/[\p{Zs}]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .normalize('NFC')
    .trim();
  return cut(clean, longest);
}

const plainLetter = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return String.fromCharCode(65 + (code - (code < 0x1f170 ? 0x1f150 : 0x1f170)));
};

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const start = text.slice(0, longest);
  const lastBlank = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'));
  const isWordWhole = /\s/.test(text.charAt(longest));
  const whole = isWordWhole || lastBlank < longest / 2 ? start : start.slice(0, lastBlank);
  // Half of a surrogate pair is no letter.
  return whole.replace(/[\ud800-\udbff]$/, '').trim();
}

const ornaments =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u20e3\u2190-\u21ff\u2300-\u23ff\u2500-\u27bf\u2900-\u297f\u2b00-\u2bff•‣◦⁃]/gu;

/**
 * On one line, without what only decorates: emoji, bullets, arrows, hashtags at either end; « #RH » inside stays a word.
 * `between` stands for an ornament that parts two words.
 */
export const withoutOrnaments = (text: string, between = ' '): string =>
  text
    .replace(/(?<![\p{L}\p{N}&])#(?=[\p{L}\p{N}_])/gu, '#\ue000')
    .replace(/(?:\s*#\ue000[\p{L}\p{N}_]+)+\s*$/u, '')
    .replace(/^\s*(?:#\ue000[\p{L}\p{N}_]+\s+){2,}/u, '')
    .replace(/#\ue000/g, '')
    .replace(/(?<=[\p{L}\p{N}])[©®™]/gu, '')
    .replace(ornaments, '\ue000')
    .replace(/(?<=[\p{L}\p{N}])\s*\ue000[\s\ue000]*(?=[\p{L}\p{N}])/gu, between)
    .replace(/\ue000/g, ' ')
    .replace(/^\s*(?:[-–—*>+]|\d{1,2}[.)])\s+/, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.](?:\s|$))/g, '')
    .trim();
