import { functionWords, otherFunctionWords } from '../targeting/function-words.ts';
import { phraseKey } from '../targeting/normalise-words.ts';
import { type JobFunction, jobFunctions } from '../targeting/titles/title-family.ts';
import { findJob } from './match-title.ts';
import { titleWords } from './title-words.ts';

const allWords = [
  ...jobFunctions.map((name) => [name, name] as const),
  ...functionWords,
  ...otherFunctionWords,
];
const byWords = new Map<string, JobFunction>(
  allWords
    .flatMap(([list, name]) => list.split(',').map((word) => [titleWords(word).join(' '), name] as const))
    .reverse(),
);
const byLabel = new Map<string, JobFunction>(
  allWords
    .flatMap(([list, name]) => list.split(',').map((word) => [phraseKey(word), name] as const))
    .reverse(),
);

/** The departments that a choice of the network stands for. */
export function functionsOfLabel(label: string): JobFunction[] {
  const found = byLabel.get(phraseKey(label));
  return found ? [found] : [];
}

const longestName = 3;

/** The departments of a job: that of its usual name, or those its words name. */
export function functionsOfJob(job: readonly string[]): ReadonlySet<JobFunction> {
  const known = findJob(job)?.title.family.jobFunction;
  if (known) return new Set([known]);
  const found = new Set<JobFunction>();
  for (let start = 0; start < job.length; start++)
    for (let end = Math.min(job.length, start + longestName); end > start; end--) {
      const name = byWords.get(job.slice(start, end).join(' '));
      if (!name) continue;
      found.add(name);
      start = end - 1;
      break;
    }
  return found;
}
