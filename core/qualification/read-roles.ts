import type { PersonFacts } from '../people/person-facts.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import type { Role, Roles } from './finding.ts';
import { readTitle } from './title-words.ts';

/** What a headline says when its owner has no job, or wants another. */
const seeking =
  /\b(?:opentowork|open to work|en recherche|a la recherche|recherche active|en transition|en reconversion|disponible immediatement|en quete d un|nouveau defi|nouvelle opportunite|looking for|demandeur d emploi|sans emploi|retraitee?|retired)\b/;
const formerly = /^\W*(?:ex|ancien|ancienne|former|formerly|precedemment|past)\b/i;
const headlineParts = /[|•·;\n«»]|\s[-–—]\s/;
/** What follows in a headline is a company. */
const company = /(?:\bchez\b|\bat\b|@).*$/is;

/** A position is worth more than a headline, which only counts while no position is known. */
export function readRoles(facts: PersonFacts): Roles {
  const current: Role[] = [];
  for (const { title, isCurrent } of facts.positions) {
    if (!isCurrent) continue;
    const jobs = readTitle(title);
    if (jobs.length > 0) current.push({ jobs, evidence: { text: title, place: 'position' } });
  }
  if (current.length > 0) return { current, left: null };
  const [latest] = facts.positions;
  if (facts.isProfileRead && latest && !latest.isCurrent)
    return { current, left: { text: latest.title, place: 'position' } };
  return readHeadline(facts.headline ?? '');
}

function readHeadline(headline: string): Roles {
  if (seeking.test(normaliseWords(headline)))
    return { current: [], left: { text: headline, place: 'headline' } };
  const current: Role[] = [];
  for (const part of headline.split(headlineParts)) {
    if (formerly.test(part)) continue;
    const text = part.replace(company, '').trim();
    const jobs = readTitle(text);
    if (jobs.length > 0) current.push({ jobs, evidence: { text, place: 'headline' } });
  }
  return { current, left: null };
}
