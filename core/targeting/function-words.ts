import words from '#datasets/targeting/function-words.json' with { type: 'json' };
import otherWords from '#datasets/targeting/other-function-words.json' with { type: 'json' };
import { oneOf } from '../words/one-of.ts';
import { type JobFunction, jobFunctions } from './title-family.ts';

type FunctionWords = readonly (readonly [words: string, jobFunction: JobFunction])[];

const read = (table: Readonly<Record<string, string>>): FunctionWords =>
  Object.entries(table).map(([jobFunction, words]) => [words, oneOf(jobFunctions, jobFunction)]);

/** « Équipes RH », « service achats », « direction financière »: a department rather than a title. */
export const functionWords: FunctionWords = read(words);

/** Names that the network gives to departments elsewhere, and English words of titles. */
export const otherFunctionWords: FunctionWords = read(otherWords);
