import families from '#datasets/replies/word-families.json' with { type: 'json' };
import { feminineNames, masculineNames } from '../french/people/first-names.ts';

// Words that are used alike in replies, in French and English: what was learned of one holds for the others. A word
// with a star stands for all that begin so.

const byWord = new Map<string, string[]>();
const byBeginning = new Map<string, { beginning: string; family: string }[]>();

/** By their first letters: few beginnings are tried for a word. */
const indexLength = 2;

for (const [family, words] of Object.entries(families))
  for (const word of words.split(',')) {
    if (!word.endsWith('*')) {
      byWord.set(word, [...(byWord.get(word) ?? []), family]);
      continue;
    }
    const beginning = word.slice(0, -1);
    const key = beginning.slice(0, indexLength);
    byBeginning.set(key, [...(byBeginning.get(key) ?? []), { beginning, family }]);
  }

const shortestBegun = 4;
const shortestName = 3;

/** The families of a word in small letters without accents; a first name that is nothing else is one of its own. */
export function familiesOf(word: string): readonly string[] {
  const begun =
    word.length < shortestBegun
      ? []
      : (byBeginning.get(word.slice(0, indexLength)) ?? [])
          .filter(({ beginning }) => word.startsWith(beginning))
          .map(({ family }) => family);
  const found = [...new Set([...(byWord.get(word) ?? []), ...begun])];
  const isName = word.length >= shortestName && (feminineNames.has(word) || masculineNames.has(word));
  return found.length === 0 && isName ? ['first name'] : found;
}
