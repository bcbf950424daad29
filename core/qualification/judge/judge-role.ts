import type { Position } from '../../people/person-facts.ts';
import { type IcpCriteria, seniorityLabels } from '../../targeting/icp-criteria.ts';
import { findTitle, synonymsOf } from '../../targeting/job-titles.ts';
import { tradesOfPeople } from '../../targeting/trades.ts';
import { phraseKey } from '../../words/normalise-words.ts';
import type { CriterionResult, Evidence, Judge, Role, Roles } from '../criterion-result.ts';
import { compareJobs, isBelow, isOtherStatus, type Likeness } from '../titles/compare-jobs.ts';
import {
  compareOccupations,
  isAbout,
  isOtherLevel,
  type WantedTitle,
} from '../titles/compare-occupations.ts';
import { prepareDescribed } from '../titles/described-job.ts';
import { findJob, matchesTitle } from '../titles/match-title.ts';
import { functionsOfJob, functionsOfLabel } from '../titles/read-function.ts';
import { type Job, readJob } from '../titles/read-job.ts';
import { leadsEstablishment, levelsOfJob } from '../titles/read-level.ts';
import { readParts } from '../titles/read-parts.ts';
import { titleWords } from '../titles/title-words.ts';
import { namesWorkplace, withWorkplace, workplaceWords } from '../titles/workplaces.ts';
import { findCompanyOfOtherTrade } from './judge-sectors.ts';
import { isSmallCompany, mayOwnCompany } from './small-company.ts';

const noCurrentJob = ({ noJobEvidence }: Roles): CriterionResult => ({
  stance: 'against',
  evidence: noJobEvidence,
  explanation: 'Aucun poste en cours',
});
const unread = (explanation: string): CriterionResult => ({ stance: 'unknown', evidence: null, explanation });

const list = (labels: readonly string[]) =>
  labels.length > 3 ? `${labels.slice(0, 3).join(', ')}…` : labels.join(', ');

/** What a title says of the asked ones, from the best on. */
type Outcome = { likeness: 'asked' | 'synonym' | Likeness; asked: string };
const likenesses = ['asked', 'synonym', 'same', 'near', 'other', 'unread'] as const;
const mostTitles = 20_000;

export function prepareTitles({ titles, hasSynonyms }: IcpCriteria): Judge | null {
  if (titles.length === 0) return null;
  const wanted = titles.flatMap((asked) => listNames(asked, hasSynonyms));
  const describedTitle = prepareDescribed(wanted);
  // Many people bear few titles.
  const met = new Map<string, Outcome>();
  const tradesAsked = titles.map((title) => tradesOfPeople(titleWords(title).join(' ')));
  const asked = tradesAsked.flat();
  const isTradeAsked = tradesAsked.every((list) => list.length > 0);
  const asksWorkplace = wanted.some(({ job }) => namesWorkplace(job));
  const outcomeOf = (role: Role, industry: string): Outcome => {
    const place = asksWorkplace ? workplaceWords(`${role.position?.company ?? ''} ${industry}`) : [];
    const key = place.length === 0 ? role.evidence.text : [role.evidence.text, ...place].join('\n');
    const known = met.get(key) ?? compareRole(withWorkplace(role, place), wanted, hasSynonyms);
    if (met.size < mostTitles) met.set(key, known);
    return known;
  };
  const bestOf = (roles: readonly Role[], industry = ''): (Outcome & { role: Role }) | undefined => {
    let best: (Outcome & { role: Role }) | undefined;
    for (const role of roles) {
      const { likeness, asked } = outcomeOf(role, industry);
      if (!best || likenesses.indexOf(likeness) < likenesses.indexOf(best.likeness))
        best = { role, likeness, asked };
    }
    return best;
  };

  return (facts, roles) => {
    const { company, positions } = facts;
    if (roles.noJobEvidence) return noCurrentJob(roles);
    const current = bestOf(roles.current, company?.industry ?? '');
    if (current && isFor(current)) return titleFound(current);
    const best = bestOf(roles.fromHeadline());
    const fromHeadline =
      best && isFor(best) && wasLeft(positions, best.role.evidence.text) ? undefined : best;
    if (fromHeadline && isFor(fromHeadline))
      return current?.likeness === 'other' ? titleToCheck(fromHeadline) : titleFound(fromHeadline);
    if (current?.likeness === 'near') {
      const elsewhere = isTradeAsked ? findCompanyOfOtherTrade(facts, roles, asked) : null;
      return elsewhere ? otherTrade(elsewhere, titles) : titleToCheck(current);
    }
    const shown =
      current?.likeness === 'unread' && fromHeadline?.likeness === 'near'
        ? fromHeadline
        : (current ?? fromHeadline);
    if (!shown) return unread('Intitulé de poste non renseigné');
    if (shown.likeness === 'near') return titleToCheck(shown);
    if (shown.likeness === 'unread')
      return {
        ...unread(`Intitulé à vérifier\u00a0: ${shown.role.evidence.text}`),
        evidence: shown.role.evidence,
      };
    const described = current ? describedTitle(current.role) : null;
    if (current && described) return titleToCheck({ ...current, asked: described });
    const { evidence } = shown.role;
    const explanation = `Autre intitulé que «\u00a0${list(titles)}\u00a0»\u00a0: ${evidence.text}`;
    return { stance: 'against', evidence, explanation };
  };
}

/** « Gérant » of a bakery, asked for an « opticien ». */
const otherTrade = (evidence: Evidence, titles: readonly string[]): CriterionResult => ({
  stance: 'against',
  evidence,
  explanation: `Autre métier que «\u00a0${list(titles)}\u00a0»\u00a0: ${evidence.text}`,
});

/** A headline that still bears the title of a job that ended says nothing of today. */
const wasLeft = (positions: readonly Position[], text: string): boolean =>
  positions.some(({ isCurrent, title }) => !isCurrent && phraseKey(title) === phraseKey(text));

/** The names that an asked title goes by; those of a lower level, which a search takes too, are another job. */
function listNames(asked: string, hasSynonyms: boolean): WantedTitle[] {
  const ownWords = titleWords(asked);
  const { status } = readJob(ownWords);
  const name = (text: string, isOwn: boolean): WantedTitle => {
    const words = titleWords(text);
    // « Avocat » goes by « avocat associé » in a search, and is not surely one.
    const isWider = words.length < ownWords.length && words.every((word) => ownWords.includes(word));
    return { words, job: { ...readJob(words), status }, asked, isOwn, isWider };
  };
  const own = name(asked, true);
  const others = hasSynonyms ? synonymsOf(asked).map((text) => name(text, false)) : [];
  return [own, ...others, ...(hasSynonyms ? widerNames(asked, ownWords, name) : [])].filter(
    (title) => !isBelow(title.job, own.job) && !isOtherLevel(own, title),
  );
}

/** « Chargé de recrutement en région »: the usual names of what it makes precise are near it. */
function widerNames(
  asked: string,
  ownWords: readonly string[],
  name: (text: string, isOwn: boolean) => WantedTitle,
): WantedTitle[] {
  const known = findTitle(asked) ? null : findJob(ownWords);
  if (!known || known.length === ownWords.length) return [];
  return known.title.family.names.map((text) => ({ ...name(text, false), isWider: true }));
}

const isFor = ({ likeness }: Outcome) => likenesses.indexOf(likeness) < likenesses.indexOf('near');

/** Of the jobs that a title names, the closest counts; an unreadable one counts only when alone. */
function compareRole({ jobs }: Role, wanted: readonly WantedTitle[], hasSynonyms: boolean): Outcome {
  let best: Outcome = { likeness: 'unread', asked: '' };
  const keep = (likeness: Outcome['likeness'], asked: string) => {
    if (likenesses.indexOf(likeness) < likenesses.indexOf(best.likeness)) best = { likeness, asked };
  };
  const read = readParts(jobs);
  for (const { words, job } of read)
    for (const title of wanted)
      if (
        matchesTitle(words, title.words) &&
        isAbout(title.job, job) &&
        !(job.isLesser && !title.job.isLesser) &&
        !isOtherStatus(title.job, job)
      )
        keep(title.isWider ? 'near' : title.isOwn ? 'asked' : 'synonym', title.asked);
  if (isFor(best)) return best;
  for (const { words, job } of read)
    for (const title of wanted)
      if (!title.isWider) keep(hasSynonyms ? likenessOf(words, job, title) : 'other', title.asked);
  return best;
}

function likenessOf(words: readonly string[], job: Job, title: WantedTitle): Likeness {
  const likeness = compareOccupations(words, job, title) ?? compareJobs(title.job, job);
  // Near a usual other name is too far from the asked one; and a « gérant » is not any head of a company.
  const isLoose = likeness === 'near' || (likeness === 'same' && title.job.subjects.has('dirigeant'));
  if (isLoose && !title.isOwn) return 'other';
  // A usual name of another job is readable, whatever its words.
  return likeness === 'unread' && findJob(words)?.title.family.jobFunction ? 'other' : likeness;
}

function titleFound({ role: { evidence }, likeness, asked }: Outcome & { role: Role }): CriterionResult {
  const isOwn = likeness === 'asked';
  return {
    stance: 'for',
    evidence,
    fit: (isOwn ? 1 : 0.9) * (evidence.place === 'position' ? 1 : 0.9),
    explanation: isOwn
      ? `Intitulé demandé\u00a0: ${evidence.text}`
      : `Intitulé proche de «\u00a0${asked}\u00a0»\u00a0: ${evidence.text}`,
  };
}

const titleToCheck = ({ role: { evidence }, asked }: Outcome & { role: Role }): CriterionResult => ({
  stance: 'unknown',
  evidence,
  explanation: `À vérifier, proche de «\u00a0${asked}\u00a0»\u00a0: ${evidence.text}`,
});

/** What is read of every current job, with its title; of the headline where they give nothing. */
function readAll<T>(roles: Roles, read: (job: readonly string[]) => ReadonlySet<T>) {
  const readRoles = (list: readonly Role[]) => {
    const all: { value: T; role: Role }[] = [];
    for (const role of list)
      for (const job of role.jobs) for (const value of read(job)) all.push({ value, role });
    return all;
  };
  const current = readRoles(roles.current);
  return current.length > 0 ? current : readRoles(roles.fromHeadline());
}

export function prepareSeniorities({ seniorities }: IcpCriteria): Judge | null {
  if (seniorities.length === 0) return null;
  const wanted = new Set(seniorities);
  const isEstablishmentAsked = wanted.has('owner') && wanted.has('director');
  // Many people bear few titles.
  const heading = new Map<string, boolean>();
  const mayHead = ({ jobs, evidence }: Role): boolean => {
    const known =
      heading.get(evidence.text) ??
      ((isEstablishmentAsked && jobs.some(leadsEstablishment)) ||
        (wanted.has('cxo') && jobs.some(isBareHead)));
    if (heading.size < mostTitles) heading.set(evidence.text, known);
    return known;
  };
  const asked = list(seniorities.map((seniority) => seniorityLabels[seniority]));
  return (facts, roles) => {
    if (roles.noJobEvidence) return noCurrentJob(roles);
    const levels = readAll(roles, levelsOfJob);
    const met = levels.find(({ value }) => wanted.has(value));
    const shown = met ?? levels[0];
    if (!shown) return unread('Niveau de responsabilité illisible dans l’intitulé');
    const { evidence } = shown.role;
    // Where one or two people work, any of them may be the owner.
    const mayOwn = wanted.has('owner') && mayOwnCompany(facts, shown.role);
    if (!met && (mayOwn || mayHead(shown.role)))
      return { ...unread(`Niveau à vérifier\u00a0: ${evidence.text}`), evidence };
    const level = seniorityLabels[shown.value];
    return met
      ? { stance: 'for', evidence, explanation: `Niveau «\u00a0${level}\u00a0»\u00a0: ${evidence.text}` }
      : {
          stance: 'against',
          evidence,
          explanation: `Niveau «\u00a0${level}\u00a0» au lieu de «\u00a0${asked}\u00a0»\u00a0: ${evidence.text}`,
        };
  };
}

/** « Directrice », without a department, may direct the whole company. */
const isBareHead = (job: readonly string[]): boolean => {
  const { head, subjects, rest, isLesser } = readJob(job);
  return head === 'directeur' && subjects.size + rest.length === 0 && !isLesser;
};

export function prepareFunctions({ functions }: IcpCriteria): Judge | null {
  if (functions.length === 0) return null;
  const labels = functions.map(({ label }) => label);
  const wanted = new Set(labels.flatMap((label) => functionsOfLabel(label)));
  const isUnknownAsked = labels.some((label) => functionsOfLabel(label).length === 0);
  return (facts, roles) => {
    if (roles.noJobEvidence) return noCurrentJob(roles);
    const seen = readAll(roles, functionsOfJob);
    const met = seen.find(({ value }) => wanted.has(value));
    const shown = met ?? seen[0];
    // The head of a very small company does its work too.
    if (!met && shown?.value === 'Direction générale' && isSmallCompany(facts))
      return unread(`Fonction à vérifier\u00a0: ${shown.role.evidence.text}`);
    if (!shown || (!met && isUnknownAsked)) return unread('Fonction illisible dans l’intitulé');
    const { evidence } = shown.role;
    return met
      ? {
          stance: 'for',
          evidence,
          explanation: `Fonction «\u00a0${met.value}\u00a0»\u00a0: ${evidence.text}`,
        }
      : {
          stance: 'against',
          evidence,
          explanation: `Fonction «\u00a0${shown.value}\u00a0» au lieu de «\u00a0${list(labels)}\u00a0»\u00a0: ${evidence.text}`,
        };
  };
}
