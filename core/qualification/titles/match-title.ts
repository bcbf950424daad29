import around from '#datasets/titles/words-around.json' with { type: 'json' };
import { type KnownTitle, titleFamilies } from '../../targeting/job-titles.ts';
import { titleWords } from './title-words.ts';

const words = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap(titleWords));

/** Words around a job that do not change it. */
export const titleModifiers = words(around.modifiers);
/** Words around a job that say the person does not hold it. */
export const lesser = words(around.lesser);

/** Whether a job, in words, is the asked one: the same words in order, with modifiers and specialities at most. */
export function matchesTitle(job: readonly string[], asked: readonly string[]): boolean {
  let met = 0;
  for (const word of job) {
    if (met < asked.length) {
      if (word === asked[met]) met++;
      else if (!titleModifiers.has(word)) return false;
    } else if (lesser.has(word) || (word === 'general' && asked[0] === 'secretaire')) return false;
  }
  return met === asked.length;
}

/** Every usual name of a job, by its words. */
const knownJobs: ReadonlyMap<string, KnownTitle> = new Map(
  titleFamilies
    .flatMap((family) => family.names.map((name) => [titleWords(name).join(' '), { name, family }] as const))
    .reverse(),
);

/** The longest usual name that a job begins with, and how many words it takes. */
export function findJob(job: readonly string[]): { title: KnownTitle; length: number } | null {
  let start = 0;
  while (start < job.length - 1 && titleModifiers.has(job[start] ?? '')) start++;
  for (let end = Math.min(job.length, start + 6); end > start; end--) {
    const title = knownJobs.get(job.slice(start, end).join(' '));
    if (title) return { title, length: end - start };
  }
  return null;
}

const heads = words(around.heads);

/** Whether the words of a headline are a job at all: a motto tells nothing of what someone does. */
export const isJobName = (jobs: readonly (readonly string[])[]): boolean =>
  jobs.some(
    (job) => heads.has(job[0] ?? '') || heads.has(job.at(-1) ?? '') || findJob(job)?.length === job.length,
  );
