import titles from '#datasets/sandbox/freelance-titles.json' with { type: 'json' };
import { JOB_FUNCTIONS, type JobFunction } from '../world.ts';
import { oneOf } from './one-of.ts';

export const FREELANCE_TITLES: readonly (readonly [JobFunction, string])[] = Object.entries(titles).flatMap(
  ([jobFunction, ofFunction]) =>
    ofFunction.map((title) => [oneOf(JOB_FUNCTIONS, jobFunction), title] as const),
);

export const FREELANCE_NAMES: readonly string[] = [
  'Indépendant',
  'Freelance',
  'Freelance',
  'À mon compte',
  '{last} Conseil',
];
