import { titleSubjects } from '../../targeting/title-subjects.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import type { Role } from '../criterion-result.ts';
import { type Job, type Rank, readJob } from './read-job.ts';

const mostTitles = 20_000;

/**
 * « Secrétaire général » whose job is described as « direction financière »: of those who lead, the title alone does
 * not tell what they lead. Gives the asked title that the description names.
 */
export function prepareDescribed(
  wanted: readonly { asked: string; job: Job; isOwn: boolean }[],
): (role: Role) => string | null {
  const subjects = wanted.flatMap(({ asked, job, isOwn }) => {
    const pattern = isOwn && job.rank !== 'doer' ? patternOf(job.main) : null;
    return pattern && job.rank ? [{ asked, pattern, rank: job.rank }] : [];
  });
  const ranks = new Map<string, readonly Rank[]>();
  const ranksOf = ({ jobs, evidence }: Role): readonly Rank[] => {
    const known = ranks.get(evidence.text) ?? leadingRanks(jobs);
    if (ranks.size < mostTitles) ranks.set(evidence.text, known);
    return known;
  };
  return (role) => {
    const text = role.position?.description;
    if (!text || subjects.length === 0) return null;
    const titleRanks = ranksOf(role);
    const possible = subjects.filter(({ rank }) =>
      titleRanks.some((one) => rank === 'lead' || one === 'top'),
    );
    if (possible.length === 0) return null;
    const words = normaliseWords(text);
    return possible.find(({ pattern }) => pattern.test(words))?.asked ?? null;
  };
}

const leadingRanks = (jobs: readonly (readonly string[])[]): Rank[] =>
  jobs
    .map(readJob)
    .flatMap(({ rank, isLesser }) => (rank !== null && rank !== 'doer' && !isLesser ? [rank] : []));

function patternOf(subject: string | null): RegExp | null {
  const [, list = ''] = titleSubjects.find(([name]) => name === subject) ?? [];
  const names = list.split(',').map((name) => normaliseWords(name).replace(/[+]/g, '\\+'));
  return list === '' ? null : new RegExp(`\\b(?:${names.join('|')})(?:e?s?|x)\\b`);
}
