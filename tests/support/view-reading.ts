import { readSentence } from '#server/providers/writer/built-in/read-sentence.ts';

/** For tests: only what was found in a sentence, in plain words. */
export function viewReading(sentence: string): Record<string, string[]> {
  const { criteria, leftOver } = readSentence(sentence);
  const { exclusions, hasSynonyms: _, ...lists } = criteria;
  const plain = Object.entries({ ...lists, ...exclusions, leftOver }).map(
    ([field, values]): [string, string[]] => [
      field,
      values.map((value) => (typeof value === 'string' ? value : value.label)),
    ],
  );
  return Object.fromEntries(plain.filter(([, values]) => values.length > 0));
}
