import type { JudgedFacts } from '../people/company-register.ts';
import type { PersonFacts, Position } from '../people/person-facts.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Role, Roles } from './finding.ts';
import { companyKey } from './judge-company.ts';
import { isJobName } from './match-title.ts';
import { readTitle } from './title-words.ts';

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
    // Most jobs are told by the positions alone.
    let headlineRoles: readonly Role[] | null = null;
    return {
      current,
      fromHeadline: () => (headlineRoles ??= repeatedTitle(headline, current) ?? rolesOfHeadline(headline)),
      left: null,
    };
  }
  const [latest] = facts.positions;
  if (facts.isProfileRead && latest && !latest.isCurrent)
    return { current, fromHeadline: () => [], left: { text: latest.title, place: 'position' } };
  const words = normaliseWords(headline);
  return seeking.test(words)
    ? { current, fromHeadline: () => [], left: { text: headline, place: 'headline' } }
    : { current: readHeadline(headline, words), fromHeadline: () => [], left: null };
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

/** `isSought`: « directeur d’EHPAD en recherche d’emploi » holds nothing. */
type KnownTitle = {
  jobs: string[][];
  isJob: boolean;
  isSought: boolean;
  /** Nothing but a title, read the same in a headline. */
  isPlain: boolean;
};
const notPlain = /^\s|\s$|[|•·;\n«»@]|\s[-–—]\s|\b(?:chez|at)\b/i;

// Many people bear few titles.
const mostTitles = 20_000;
const read = new Map<string, KnownTitle>();
function readKnownTitle(title: string): KnownTitle {
  const known = read.get(title);
  if (known) return known;
  const jobs = readTitle(title);
  const words = normaliseWords(title);
  const found = {
    jobs,
    isJob: isJobName(jobs),
    isSought: seeking.test(words),
    isPlain: !notPlain.test(title) && !formerly.test(title) && !audience.test(words),
  };
  if (read.size < mostTitles) read.set(title, found);
  return found;
}

function roleOf(position: Position): Role[] {
  if (!position.isCurrent) return [];
  const { jobs, isSought } = readKnownTitle(position.title);
  return jobs.length > 0 && !isSought
    ? [{ jobs, evidence: { text: position.title, place: 'position' }, position }]
    : [];
}

/** Where those who look for a job are wanted, the last one they held tells what they do. */
export function withLastJob(facts: JudgedFacts): JudgedFacts {
  const hasJob = ({ isCurrent, title }: Position) => isCurrent && !saysSeeking(title);
  if (facts.positions.some(hasJob)) return facts;
  const [last, ...others] = facts.positions.filter(({ isCurrent }) => !isCurrent);
  if (!last) return facts;
  const lastAsCurrent = { ...last, isCurrent: true, endYear: last.endYear ?? last.startYear ?? 1 };
  return { ...facts, positions: [lastAsCurrent, ...others] };
}

/** One job of a person, and what is known of its own company. */
export type Seat = { facts: JudgedFacts; roles: Roles };

/** Who holds two jobs is judged in each, with its own company: the page that was read is that of one of them. */
export function readSeats(facts: JudgedFacts): Seat[] {
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
