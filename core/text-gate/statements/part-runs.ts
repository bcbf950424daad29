import { normaliseWords } from '../../words/normalise-words.ts';
import { type ContentWord, rootOf } from '../../words/word-roots.ts';

/** Which facts have a word: the one that the part comes nearest to, a name or a title, another one, or none. */
export type WordPlace = 'F' | 'I' | 'K' | 'U';

const longestRun = 3;
const acronym = /(?<!\p{L})\p{Lu}{2,}s?(?!\p{L})/gu;

/**
 * How a part is put, whatever its trade: its small words as they stand, of each other word only which facts have it, of
 * a number that it is one; in runs of up to three. « vous avez U » tells an event that no fact has.
 */
export function runsIn(
  text: string,
  content: readonly ContentWord[],
  placeOf: (root: string) => WordPlace,
): string[] {
  const heavy = new Set(content.map(({ word }) => word));
  // « à » is not « a ».
  const plain = normaliseWords(text.replace(acronym, ' ').replace(/(?<!\p{L})à(?!\p{L})/giu, 'vers'));
  const words = plain
    .split(' ')
    .map((word) => (/\d/.test(word) ? '#' : heavy.has(word) ? placeOf(rootOf(word)) : word));
  const row = ['^', ...words, '$'];
  const runs = new Set<string>(words);
  for (let length = 2; length <= longestRun; length += 1)
    for (let at = 0; at + length <= row.length; at += 1) runs.add(row.slice(at, at + length).join(' '));
  // Some words tell by themselves, whatever their trade: « gratuit », « client », « décidé ».
  for (const { root } of content) runs.add(`${placeOf(root)}=${root}`);
  return [...runs];
}
