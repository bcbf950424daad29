import type { Alternative } from '#core/targeting/icp-criteria.ts';
import { readSentence } from '#server/providers/writer/built-in/read-sentence.ts';

/** For tests: only what was found in a sentence, in plain words; each « ou » is one line. */
export function viewReading(sentence: string): Record<string, string[]> {
  const { criteria, leftOver } = readSentence(sentence);
  const { exclusions, hasSynonyms: _, alternatives, ...lists } = criteria;
  const plain = Object.entries({ ...lists, ...exclusions, leftOver }).map(
    ([field, values]): [string, string[]] => [field, values.map(inWords)],
  );
  return Object.fromEntries(
    [...plain, ['or', alternatives.map(viewAlternative)] as const].filter(([, values]) => values.length > 0),
  );
}

const inWords = (value: string | { label: string }) => (typeof value === 'string' ? value : value.label);

/** « titles: DAF; places: anything »: what is its own. */
const viewAlternative = (alternative: Alternative): string =>
  Object.entries(alternative)
    .filter(([field, values]) => values.length > 0 || !/^(?:titles|seniorities|functions)$/.test(field))
    .map(([field, values]) => `${field}: ${values.map(inWords).join(', ') || 'anything'}`)
    .join('; ');
