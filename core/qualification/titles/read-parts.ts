import { type Job, readJob } from './read-job.ts';
import { genericSubjects, workplaces } from './workplaces.ts';

type ReadJob = { words: readonly string[]; job: Job };

/** « Stagiaire – Office management »: a junior level that stands alone applies to every job of the title. */
export function readParts(jobs: readonly (readonly string[])[]): readonly ReadJob[] {
  const read = jobs.map((words) => ({ words, job: readJob(words) }));
  const isLesser = read.some(({ job }) => job.isLesser && job.subjects.size === 0 && job.rest.length === 0);
  const parts = dropContext(joinParts(read));
  // « Praticien hospitalier – pharmacien »: employed or self-employed in one part means so in all.
  const status = read.find(({ job }) => job.status !== null)?.job.status ?? null;
  return parts.map(({ words, job }) => ({
    words,
    job: { ...job, isLesser: isLesser || job.isLesser, status: job.status ?? status },
  }));
}

/** « Industrie – Directrice du site », « General Manager – Hôtel des Halles »: a level and its subject in two parts. */
function joinParts(jobs: readonly ReadJob[]): readonly ReadJob[] {
  const level = jobs.find(
    ({ job }) => job.rank !== null && [...job.subjects].every((one) => genericSubjects.has(one)),
  );
  const subject = jobs.find(({ job }) => job.rank === null && job.subjects.size > 0);
  if (!level || !subject) return jobs;
  const isHead = level.job.subjects.has('direction générale');
  if (isHead && ![...subject.job.subjects].some((one) => workplaces.has(one))) return jobs;
  const words = [...level.words, ...subject.words];
  return [...jobs, { words, job: readJob(words) }];
}

/** « Account manager – solutions RH »: beside a readable job, a part without a level is context. */
function dropContext(jobs: readonly ReadJob[]): readonly ReadJob[] {
  const leading = jobs.filter(({ job }) => job.rank !== null);
  return leading.some(({ job }) => job.subjects.size > 0) ? leading : jobs;
}
