import { functionWords, otherFunctionWords } from '../../targeting/function-words.ts';
import { type JobFunction, jobFunctions } from '../../targeting/title-family.ts';
import { phraseKey } from '../../words/normalise-words.ts';
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

/**
 * The departments of a job: that of its usual name, unless the name fits any department (« directeur du
 * développement », « chef de projet ») and other words tell which.
 */
export function functionsOfJob(job: readonly string[]): ReadonlySet<JobFunction> {
  const known = findJob(job);
  const own = known?.title.family.jobFunction;
  if (!known || !own) return namedFunctions(job);
  const name = namedFunctions(job.slice(0, known.length));
  const others = name.size === 0 ? namedFunctions(job.slice(known.length)) : null;
  return others && others.size > 0 ? others : new Set([own]);
}

function namedFunctions(words: readonly string[]): Set<JobFunction> {
  const found = new Set<JobFunction>();
  for (let start = 0; start < words.length; start++)
    for (let end = Math.min(words.length, start + longestName); end > start; end--) {
      const name = byWords.get(words.slice(start, end).join(' '));
      if (!name) continue;
      found.add(name);
      start = end - 1;
      break;
    }
  return found;
}
