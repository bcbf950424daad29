import levelWords from '#datasets/titles/level-words.json' with { type: 'json' };
import type { Seniority } from '../../targeting/icp-criteria.ts';
import type { JobFunction } from '../../targeting/title-family.ts';
import { findJob } from './match-title.ts';
import { readJob } from './read-job.ts';
import { readOccupation } from './read-occupation.ts';
import { titleWords } from './title-words.ts';
import { genericSubjects, workplaces } from './workplaces.ts';

const words = (list: readonly string[]): ReadonlySet<string> => new Set(list.flatMap(titleWords));

const training = words(levelWords.training);
const owners = words(levelWords.owners);
const chiefs = words(levelWords.chiefs);
const directors = words(levelWords.directors);
const managers = words(levelWords.managers);
const doers = words(levelWords.doers);
/** « Responsable », shortened. */
const managerAcronyms = words(levelWords.managerAcronyms);
/** « Product manager », « chef de projet »: they lead a thing, not people. */
const things = words(levelWords.things);

/** Levels that a job may be at; none when its words give no level. */
export function levelsOfJob(job: readonly string[]): ReadonlySet<Seniority> {
  const has = (set: ReadonlySet<string>) => job.some((word) => set.has(word));
  if (has(training)) return new Set(['entry']);
  if (job.includes('junior') || job.includes('assistant') || job.includes('associate'))
    return new Set(job.includes('director') ? ['director'] : ['entry']);
  const levels = new Set<Seniority>();
  // « Conseiller du président »
  const isDoer = doers.has(job[0] ?? '');
  if (has(owners) || isOwner(job) || isPartner(job) || isCompanyHead(job)) levels.add('owner');
  if (job[0] === 'dirigeant' || (has(chiefs) && !isDoer) || isOfficer(job)) levels.add('cxo');
  if (job.includes('vp') || job[0] === 'dga') levels.add('vp');
  if (has(directors) && !isDoer) addDirector(job, levels);
  if (job[0] === 'secretaire' && job[1] === 'general') levels.add('director');
  if (job.includes('codir') || job.includes('comex') || job.join(' ').includes('comite direction'))
    levels.add('cxo');
  if (levels.size > 0) return levels;
  if (has(managers) || (isTeamHead(job) && !isKnownDoer(job))) return managerOf(job);
  const known = findJob(job);
  const level = known?.title.family.seniority;
  // A family counts for its acronyms and for those who lead nobody; its other names are of several levels.
  if (managerAcronyms.has(job[0] ?? '')) return new Set(['manager']);
  if (level && known.length === 1 && isAcronym(job[0] ?? ''))
    return new Set(level === 'cxo' ? ['cxo', 'director'] : [level]);
  if (level === 'senior' || level === 'entry') return new Set(['entry', 'senior']);
  if (job.includes('senior') || job.includes('principal')) return new Set(['senior']);
  const isWorking = has(doers) || job[0] === 'chef' || readJob(job).rank === 'doer';
  return isWorking ? new Set(['entry', 'senior']) : levels;
}

const boardFunctions: ReadonlySet<JobFunction | null> = new Set([
  'Direction générale',
  'Finance',
  'Informatique',
  'Ressources humaines',
]);

/** A head of finance or of people sits on the board where others only direct. */
function addDirector(job: readonly string[], levels: Set<Seniority>): void {
  const isGeneral = job[0] === 'directeur' && job[1] === 'general';
  if (isGeneral) levels.add('cxo');
  if (isGeneral && /^(?:adjoint|delegue)$/.test(job[2] ?? '')) levels.add('vp');
  if (isGeneral) return;
  levels.add('director');
  if (job.includes('groupe')) levels.add('vp');
  const family = findJob(job)?.title.family;
  if (!job.includes('adjoint') && family?.seniority === 'cxo' && boardFunctions.has(family.jobFunction))
    levels.add('cxo');
}

function managerOf(job: readonly string[]): ReadonlySet<Seniority> {
  const at = job.indexOf('manager');
  const isOfThing = at > 0 && things.has(job[at - 1] ?? '');
  if (isOfThing) return new Set(['senior']);
  return new Set(job.includes('lead') ? ['manager', 'senior'] : ['manager']);
}

/** « Responsable d’établissement » may be the director that is asked for. */
export const leadsEstablishment = (job: readonly string[]): boolean => {
  const { main } = readJob(job);
  return main !== null && (genericSubjects.has(main) || workplaces.has(main));
};

/** « Chef de rang » serves, whatever its noun says. */
const isKnownDoer = (job: readonly string[]) => {
  const known = readOccupation(job);
  return known !== null && known.rest.length === 0 && known.occupation.rank === 1 && job.length <= 2;
};
const isTeamHead = (job: readonly string[]) => job[0] === 'chef' && !things.has(job[1] ?? '');
const isCompanyHead = (job: readonly string[]) => job[0] === 'chef' && job[1] === 'entreprise';
const isOfficer = (job: readonly string[]) => job[0] === 'chief' && job.at(-1) === 'officer';
/** « HR Business Partner » owns nothing. */
const isPartner = (job: readonly string[]) =>
  job[0] === 'partner' ||
  (job[1] === 'partner' && /^(?:managing|general|senior|equity|founding)$/.test(job[0] ?? ''));
/** Nor does a « Product Owner » own anything. */
const isOwner = (job: readonly string[]) => job.at(-1) === 'owner' && job.at(-2) !== 'product';
const isAcronym = (word: string) => word.length <= 4;
