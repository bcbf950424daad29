import type { JudgedFacts } from '../../people/company-register.ts';
import type { PersonFacts, Position } from '../../people/person-facts.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import type { Role, Roles } from '../criterion-result.ts';
import { memoize } from '../memoize.ts';
import { isJobName } from '../titles/match-title.ts';
import { readTitle } from '../titles/title-words.ts';
import { companyKey } from './judge-company.ts';

/** What a headline says when its owner has no job, or wants another. */
const seeking =
  /\b(?:opentowork|open to work|en recherche|a la recherche|recherche active|en transition|en reconversion|disponible immediatement|en quete d un|nouveau defi|nouvelle opportunite|looking for|demandeur d emploi|sans emploi|retraitee?|retired)\b/;
export const saysSeeking = (text: string): boolean => seeking.test(normaliseWords(text));
const formerly = /^\W*(?:ex|ancien|ancienne|former|formerly|precedemment|past)\b/i;
const headlineParts = /[|•·;\n«»]|\s[-–—]\s/;
/** « J’aide les DAF »: the jobs of others. */
const audience =
  /\b(?:j aide|nous aidons|j accompagne|accompagne|i help|helping|au service des|aupres des|pour les)\b/;
/** What follows in a headline is a company. */
const company = /(?:\bchez\b|\bat\b|@).*$/is;

/** The jobs of today's positions; what the headline says is worth less, and counts beside them. */
export function readRoles(facts: PersonFacts): Roles {
  const headline = facts.headline ?? '';
  const current = facts.positions.flatMap(roleOf);
  if (current.length > 0) {
    // Read on demand: the positions are enough for most people.
    let headlineRoles: readonly Role[] | null = null;
    return {
      current,
      fromHeadline: () => (headlineRoles ??= repeatedTitle(headline, current) ?? rolesOfHeadline(headline)),
      noJobEvidence: null,
    };
  }
  const [latest] = facts.positions;
  if (facts.isProfileRead && latest && !latest.isCurrent)
    return { current, fromHeadline: () => [], noJobEvidence: { text: latest.title, place: 'position' } };
  const words = normaliseWords(headline);
  return seeking.test(words)
    ? { current, fromHeadline: () => [], noJobEvidence: { text: headline, place: 'headline' } }
    : { current: readHeadline(headline, words), fromHeadline: () => [], noJobEvidence: null };
}

const afterTitle = /^\s+(?:chez|at|@)\s+[^|•·;\n«»]*$/;

/** « DRH chez Danone » of a DRH, as the network writes it by itself: there is nothing else to read in it. */
function repeatedTitle(headline: string, current: readonly Role[]): readonly Role[] | null {
  for (const { jobs, evidence } of current) {
    const { text } = evidence;
    const rest = headline.startsWith(text) ? headline.slice(text.length) : null;
    if (rest === null || (rest !== '' && !(afterTitle.test(rest) && !headlineParts.test(rest)))) continue;
    const { isJob, isPlain } = readKnownTitle(text);
    if (!isPlain) continue;
    return isJob ? [{ jobs, evidence: { text, place: 'headline' } }] : [];
  }
  return null;
}

function rolesOfHeadline(headline: string): Role[] {
  const words = normaliseWords(headline);
  return seeking.test(words) ? [] : readHeadline(headline, words);
}

/** `isSought`: « directeur d’EHPAD en recherche d’emploi » is no current job. */
type KnownTitle = {
  jobs: string[][];
  isJob: boolean;
  isSought: boolean;
  /** Nothing but a title, read the same in a headline. */
  isPlain: boolean;
};
const notPlain = /^\s|\s$|[|•·;\n«»@]|\s[-–—]\s|\b(?:chez|at)\b/i;

const readKnownTitle = memoize((title): KnownTitle => {
  const jobs = readTitle(title);
  const words = normaliseWords(title);
  return {
    jobs,
    isJob: isJobName(jobs),
    isSought: seeking.test(words),
    isPlain: !notPlain.test(title) && !formerly.test(title) && !audience.test(words),
  };
}, 20_000);

function roleOf(position: Position): Role[] {
  if (!position.isCurrent) return [];
  const { jobs, isSought } = readKnownTitle(position.title);
  return jobs.length > 0 && !isSought
    ? [{ jobs, evidence: { text: position.title, place: 'position' }, position }]
    : [];
}

/** When job seekers are asked for, their last job counts as the current one. */
export function withLastJob(facts: JudgedFacts): JudgedFacts {
  const hasJob = ({ isCurrent, title }: Position) => isCurrent && !saysSeeking(title);
  if (facts.positions.some(hasJob)) return facts;
  const [last, ...others] = facts.positions.filter(({ isCurrent }) => !isCurrent);
  if (!last) return facts;
  const lastAsCurrent = { ...last, isCurrent: true, endYear: last.endYear ?? last.startYear ?? 1 };
  return { ...facts, positions: [lastAsCurrent, ...others] };
}

/** A current job of a person, with what is known of its own company. */
export type CurrentJob = { facts: JudgedFacts; roles: Roles };

/** Each current job is judged apart, since the company page that was read belongs to one of them. */
export function readCurrentJobs(facts: JudgedFacts): CurrentJob[] {
  const roles = readRoles(facts);
  if (roles.current.length < 2) return [{ facts, roles }];
  return roles.current.map((role) => {
    const own = { ...roles, current: [role] };
    const name = role.position?.company;
    const { company } = facts;
    if (!name || !company || companyKey(name) === companyKey(company.name)) return { facts, roles: own };
    const unread = { name, industry: null, employees: null, website: null, headquarters: null };
    return { facts: { ...facts, company: unread, register: {} }, roles: own };
  });
}

/** The parts of a headline that tell of today. */
export const presentParts = (headline: string): string[] =>
  headline.split(headlineParts).filter((part) => part.trim() !== '' && !formerly.test(part));

function readHeadline(headline: string, words: string): Role[] {
  const namesOthers = audience.test(words);
  const roles: Role[] = [];
  for (const part of presentParts(headline)) {
    if (namesOthers && audience.test(normaliseWords(part))) continue;
    const text = part.replace(company, '').trim();
    if (text === '') continue;
    const { jobs, isJob } = readKnownTitle(text);
    if (isJob) roles.push({ jobs, evidence: { text, place: 'headline' } });
  }
  return roles;
}
