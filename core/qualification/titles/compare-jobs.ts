import { nearSubjects } from '../../targeting/title-subjects.ts';
import { isDoing, type Job, type Rank } from './read-job.ts';
import { genericSubjects } from './workplaces.ts';

/**
 * How a job stands to the asked one: the same in other words; near enough to ask; another one; or not readable,
 * which says nothing against it.
 */
export type Likeness = 'same' | 'near' | 'other' | 'unread';

const neighbours = new Map<string, Set<string>>();
for (const [subject, others] of nearSubjects)
  for (const other of others.split(',')) {
    neighbours.set(subject, (neighbours.get(subject) ?? new Set()).add(other));
    neighbours.set(other, (neighbours.get(other) ?? new Set()).add(subject));
  }

/** Whoever leads a company, under any of these names. */
const heads: ReadonlySet<string> = new Set([
  'direction générale',
  'présidence',
  'gérance',
  'fondation',
  'associés',
  'dirigeant',
]);

const isHeadOfCompany = ({ main }: Job) => main !== null && heads.has(main);

const ranks: readonly Rank[] = ['doer', 'lead', 'top'];

export function compareJobs(asked: Job, job: Job): Likeness {
  // The head of a small company may do its trade: « Gérante » for a « conseiller en gestion de patrimoine ».
  if (
    isDoer(asked) &&
    isHeadOfCompany(job) &&
    !job.isLesser &&
    [...job.subjects].every((one) => heads.has(one))
  )
    return 'near';
  // « DRH à temps partagé », asked for a « consultant RH »: a self-employed expert advises too.
  if (asked.head === 'consultant' && job.head !== 'consultant' && job.status === 'own' && !job.isLesser)
    return 'near';
  if (isOtherTrade(asked, job) || isOtherStatus(asked, job)) return 'other';
  const rank = leadsThing(job) && asked.rank === 'lead' ? 'same' : compareRanks(asked.rank, job.rank);
  const share = sharedPart(asked, job);
  if (job.isLesser !== asked.isLesser) return job.isLesser || share !== 'all' ? 'other' : 'near';
  // « Préparatrice », asked for a « pharmacien »: the title names another activity.
  const doesOther = job.rank === 'doer' && isDoing(job.head) && job.head !== asked.head;
  if (share === 'none' && headsHouse(asked) && headsHouse(job)) return 'near';
  if (share === 'none')
    return job.subjects.size > 0 || rank === 'other' || doesOther || isUnreadDoer(asked, job)
      ? 'other'
      : 'unread';
  const isMain =
    share === 'all' &&
    (job.main === null || asked.rest.length > 0 || asked.subjects.has(job.main) || isHeadOfCompany(job));
  const isOneTrade = share === 'all' && asked.isNamedWhole && job.isNamedWhole && asked.main === job.main;
  if (isOtherDoer(asked, job) && !isOneTrade)
    return job.head === 'charge' || !isDoing(job.head) ? 'near' : 'other';
  if (isMain) return rank;
  const leadsToo = asked.rank === 'lead' && share === 'all' && leadsThing(job);
  const isClose = asked.rank === null || job.rank === null || (asked.rank === 'lead' && job.rank === 'top');
  return leadsToo || isClose || asked.rank === job.rank ? 'near' : 'other';
}

/**
 * « Directeur de casinos » and « directeur d’exploitation », « managing partner »: heads of a house, one of a kind that
 * no table holds. What the house is, the sector tells.
 */
const headsHouse = ({ rank, head, subjects, rest, isLesser }: Job): boolean =>
  (rank === 'top' || head === 'partner') &&
  !isLesser &&
  rest.length <= 1 &&
  [...subjects].every((one) => genericSubjects.has(one) || heads.has(one));

/** « Conducteur offset », asked for a « directeur de production »: a worker whose trade is in no table leads nobody. */
const isUnreadDoer = (asked: Job, { rank, trade, subjects }: Job): boolean =>
  rank === null &&
  subjects.size === 0 &&
  trade !== null &&
  (asked.rank === 'top' || asked.rank === 'lead') &&
  !isHeadOfCompany(asked);

/** Of the subjects that hold several professions, one is not another: an « ostéopathe » is no « kiné ». */
const isOtherTrade = (asked: Job, job: Job): boolean =>
  asked.profession !== null &&
  job.profession !== null &&
  asked.subjects.has(job.profession.subject) &&
  asked.profession.name !== job.profession.name;

/** A « pharmacien remplaçant » is no « pharmacien titulaire ». */
export const isOtherStatus = (asked: Job, job: Job): boolean =>
  asked.status === 'own' && job.status === 'hired';

/** One level more, or one level less among those who lead, is worth a question. */
function compareRanks(asked: Rank | null, actual: Rank | null): 'same' | 'near' | 'other' {
  if (asked === actual) return 'same';
  if (asked === null || actual === null) return 'near';
  const more = ranks.indexOf(actual) - ranks.indexOf(asked);
  return more === 1 || (more === -1 && actual === 'lead') ? 'near' : 'other';
}

/** Whether a job is of those who do what the asked one leads, or of those who learn it. */
export const isBelow = (job: Job, asked: Job): boolean =>
  (job.isLesser && !asked.isLesser) ||
  (job.rank === 'doer' && !leadsThing(job) && asked.rank !== null && asked.rank !== 'doer');

/** « Technicien de maintenance » and « ingénieur maintenance » do other things about the same subject. */
const isOtherDoer = (asked: Job, job: Job) =>
  asked.rank === 'doer' &&
  job.rank === 'doer' &&
  asked.head !== job.head &&
  !leadsThing(asked) &&
  !leadsThing(job);
const isDoer = ({ rank, subjects }: Job) => rank === 'doer' || (rank === null && subjects.size > 0);
const leadsThing = ({ head }: Job) => head === 'chef' || head === 'manager';

/** How much of what the asked job is about the other one is about too; a neighbouring subject is a part. */
function sharedPart(asked: Job, job: Job): 'all' | 'some' | 'none' {
  const about = asked.subjects.size + asked.rest.length;
  if (about === 0) return 'none';
  let met = 0;
  let close = 0;
  for (const subject of asked.subjects)
    if (job.subjects.has(subject)) met++;
    else if (subject === 'dirigeant' && isHeadOfCompany(job)) met++;
    else if ([...job.subjects].some((one) => neighbours.get(subject)?.has(one))) close++;
  const words = asked.rest.filter((word) => job.rest.some((other) => isSameStem(word, other)));
  // « Mandataire judiciaire » and « mandataire immobilier » share the noun, and each says of what.
  const isNounAlone =
    asked.subjects.size === 0 &&
    words.length === 1 &&
    words[0] === asked.rest[0] &&
    words[0] === job.rest[0] &&
    asked.rest.length > 1 &&
    job.main !== null &&
    !heads.has(job.main);
  if (isNounAlone) return 'none';
  met += words.length;
  if (met === about) return 'all';
  return met + close > 0 ? 'some' : 'none';
}

/** « Frigoriste » and « frigorifique » share a stem; « comité » and « commis » do not. */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const least = Math.min(one.length, other.length);
  let shared = 0;
  while (shared < least && one[shared] === other[shared]) shared++;
  return shared >= 6 && shared >= Math.max(one.length, other.length) - 5;
}
