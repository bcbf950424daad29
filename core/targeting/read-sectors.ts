import { linkWords, normaliseWords, singularKey } from '../words/normalise-words.ts';
import {
  industries,
  industryWords,
  nearIndustries,
  otherIndustryNames,
  widerIndustries,
} from './industries.ts';

const keyWords = (text: string): string[] =>
  normaliseWords(text)
    .split(' ')
    .filter((word) => word !== '' && !linkWords.has(word))
    .map(singularKey);

const byWords = new Map<string, string>();
for (const [label, words] of [
  ...industries.map(([label]) => [label, label] as const),
  ...otherIndustryNames,
  ...industries,
  ...industryWords,
])
  for (const name of words === label ? [label] : words.split(',')) {
    const key = keyWords(name).join(' ');
    if (key !== '' && !byWords.has(key)) byWords.set(key, label);
  }
const longestName = Math.max(...Array.from(byWords.keys(), (key) => key.split(' ').length));

/**
 * The sectors that a text names, under the network's names: « maçonnerie et plâtrerie » is « Bâtiment et travaux
 * publics ». The longest name counts, and a wide sector does not beside its own part: « industrie agroalimentaire ».
 */
export function readSectors(text: string): string[] {
  const found = new Set<string>();
  for (const piece of text.split(/[,;.:\n•]/)) {
    const names = readNames(keyWords(piece));
    for (const [at, { sector, gap }] of names.entries()) {
      const next = names[at + 1];
      if (!(next && isPartOf(next.sector, sector) && gap.length <= 1 && !joining.has(gap[0] ?? '')))
        found.add(sector);
    }
  }
  return [...found];
}

/** The sector that words name as a whole, those of its trades and houses included. */
export const sectorNamed = (text: string): string | null => byWords.get(keyWords(text).join(' ')) ?? null;

const joining = new Set(['et', 'ou', 'and', 'or']);

/** Each name with the words between it and the next one. */
function readNames(words: readonly string[]): { sector: string; gap: string[] }[] {
  const names: { sector: string; gap: string[] }[] = [];
  for (let start = 0; start < words.length; ) {
    const { sector, length } = longestAt(words, start);
    if (sector) names.push({ sector, gap: [] });
    else names.at(-1)?.gap.push(words[start] ?? '');
    start += length;
  }
  return names;
}

function longestAt(words: readonly string[], start: number): { sector: string | null; length: number } {
  for (let length = Math.min(words.length - start, longestName); length > 0; length--) {
    const sector = byWords.get(words.slice(start, start + length).join(' '));
    if (sector) return { sector, length };
  }
  return { sector: null, length: 1 };
}

/** Whether a sector lies within another, and is not all of it. */
const isPartOf = (part: string, whole: string): boolean => widerIndustries[whole]?.includes(part) ?? false;

/** « Industrie manufacturière » has others within it. */
export const isWide = (sector: string): boolean => sector in widerIndustries;

/** Whether a sector is another one, or lies within it. */
export const isSectorOf = (sector: string, whole: string): boolean =>
  sector === whole || isPartOf(sector, whole);

const isNear = (one: string, other: string): boolean => nearIndustries[one]?.includes(other) ?? false;

/** Whether somebody of the one may be of the other: the same, its part, its whole, or a neighbour. */
export const mayBeSector = (one: string, other: string): boolean =>
  isSectorOf(one, other) || isPartOf(other, one) || isNear(one, other) || isNear(other, one);
