import { productNames } from '#core/french/companies/product-names.ts';
import { everydayWords } from '#core/places/french-places.ts';
import { escapePattern } from '#core/words/escape-pattern.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { knownPlaces } from './find-place.ts';

/**
 * Whether the first word of a line keeps its capital inside a sentence: an acronym, a mixed spelling, a known name,
 * or a word that the user writes with a capital in the middle of a sentence elsewhere.
 */
export function startsWithName(line: string, elsewhere: readonly string[]): boolean {
  const [first = '', second = ''] = line.split(/[\s\u00A0]/);
  const word = first.replace(/[,;:.!?…)»]+$/u, '');
  if (!/^\p{Lu}[\p{Ll}\p{M}]*(?:[’-]\p{Ll}[\p{Ll}\p{M}]*)*$/u.test(word)) return !/^[LD]’\p{Ll}/u.test(word);
  if (/^\p{Lu}\p{Ll}/u.test(second)) return true;
  const key = normaliseWords(word);
  if (productNames.has(key) || isPlace(key, second === '')) return true;
  const inside = new RegExp(`[\\p{L}\\p{N},][ \\u00A0]+${escapePattern(word)}(?![\\p{L}\\p{N}])`, 'u');
  return elsewhere.some((text) => inside.test(text));
}

/** A town or a region by its own name; « Centre » and « Orange » only when nothing follows. */
function isPlace(key: string, isAlone: boolean): boolean {
  const label = knownPlaces.get(key)?.[0]?.split(',')[0];
  return label !== undefined && normaliseWords(label) === key && (isAlone || !everydayWords.has(key));
}
