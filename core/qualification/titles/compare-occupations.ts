import { compareJobs, isOtherStatus, type Likeness } from './compare-jobs.ts';
import type { Job } from './read-job.ts';
import { readOccupation } from './read-occupation.ts';

/** One name of an asked title: as the user wrote it, or a usual other name. */
export type WantedTitle = { words: string[]; job: Job; asked: string; isOwn: boolean; isWider: boolean };

/** « Responsable qualité » begins « responsable qualité de vie au travail », which is about something else. */
export const isAbout = (asked: Job, { subjects }: Job): boolean =>
  asked.subjects.size === 0 || subjects.size === 0 || [...asked.subjects].some((one) => subjects.has(one));

/** « Responsable paie » among the usual names of a « gestionnaire de paie »: a search takes both, and they are two jobs. */
export const isOtherLevel = (own: WantedTitle, { words }: WantedTitle): boolean => {
  const [one, other] = [readOccupation(own.words), readOccupation(words)];
  return one?.occupation.rank === 1 && (other?.occupation.rank ?? 1) > 1;
};

/** By what they are, where both are occupations that the table knows; null where it does not tell. */
export function compareOccupations(
  words: readonly string[],
  job: Job,
  { words: wanted, job: asked, isOwn }: WantedTitle,
): Likeness | null {
  const [one, other] = [readOccupation(wanted), readOccupation(words)];
  if (!one || !other || job.isLesser !== asked.isLesser || isOtherStatus(asked, job)) return null;
  const [expected, actual] = [one.occupation, other.occupation];
  if (expected === actual) return isOwn && one.rest.length === 0 && isAbout(asked, job) ? 'same' : null;
  // « Responsable vente en ligne » begins with another name, and goes on.
  if (other.rest.length > 0) return null;
  if (expected.near.has(actual.name) && one.rest.length === 0)
    return expected.rank > actual.rank && actual.rank === 1 ? 'other' : 'near';
  // The head of a company may do its trade, and subjects listed as near may be near here.
  const likeness = compareJobs(asked, job);
  const isClose =
    Math.abs(expected.rank - actual.rank) === 1 && !(expected.rank > actual.rank && actual.rank === 1);
  if (likeness === 'unread' || !isClose || one.rest.length > 0)
    return likeness === 'near' && isClose ? 'near' : 'other';
  return likeness === 'same' ? 'near' : likeness;
}
