import families from '#datasets/targeting/job-titles.json' with { type: 'json' };
import { phraseKey } from '../words/normalise-words.ts';
import { oneOf } from '../words/one-of.ts';
import { seniorities } from './icp-criteria.ts';
import { jobFunctions, type TitleFamily } from './titles/title-family.ts';

export const titleFamilies: readonly TitleFamily[] = families.map(({ jobFunction, seniority, names }) => ({
  jobFunction: jobFunction === null ? null : oneOf(jobFunctions, jobFunction),
  seniority: seniority === null ? null : oneOf(seniorities, seniority),
  names,
}));

export type KnownTitle = { name: string; family: TitleFamily };

/** Every name by its key: « directeurs des Ressources Humaines » and « Directeur ressources humaines » share one. */
export const knownTitles: ReadonlyMap<string, KnownTitle> = new Map(
  titleFamilies
    .flatMap((family) => family.names.map((name) => [phraseKey(name), { name, family }] as const))
    // Of two spellings with one key, the first is the usual one.
    .reverse(),
);

export const findTitle = (title: string): KnownTitle | null => knownTitles.get(phraseKey(title)) ?? null;

/** The other usual names of a job, both genders, French then English; nothing when it is not known. */
export function synonymsOf(title: string): string[] {
  const key = phraseKey(title);
  const names = knownTitles.get(key)?.family.names ?? [];
  return names.filter((name) => phraseKey(name) !== key);
}
