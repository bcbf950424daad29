import { type IcpCriteria, seniorityLabels } from '../targeting/icp-criteria.ts';
import { synonymsOf } from '../targeting/job-titles.ts';
import type { Finding, Judge, Role, Roles } from './finding.ts';
import { holdsTitle, isJobName } from './match-title.ts';
import { functionsOfJob, functionsOfLabel } from './read-function.ts';
import { levelsOfJob } from './read-level.ts';
import { titleWords } from './title-words.ts';

const leftJob = ({ left }: Roles): Finding => ({
  stance: 'against',
  evidence: left,
  explanation: 'Aucun poste en cours',
});
const unread = (explanation: string): Finding => ({ stance: 'unknown', evidence: null, explanation });

const list = (labels: readonly string[]) =>
  labels.length > 3 ? `${labels.slice(0, 3).join(', ')}…` : labels.join(', ');

/** The asked titles by their first word, so that a title is only compared with those it may hold. */
type WantedTitle = { words: string[]; asked: string; isOwn: boolean };

export function prepareTitles({ titles, hasSynonyms }: IcpCriteria): Judge | null {
  if (titles.length === 0) return null;
  const wanted = new Map<string, WantedTitle[]>();
  const want = (name: string, asked: string, isOwn: boolean) => {
    const words = titleWords(name);
    const [first] = words;
    if (first !== undefined) wanted.set(first, [...(wanted.get(first) ?? []), { words, asked, isOwn }]);
  };
  for (const title of titles) want(title, title, true);
  if (hasSynonyms) for (const title of titles) for (const name of synonymsOf(title)) want(name, title, false);

  return (_, roles) => {
    if (roles.left) return leftJob(roles);
    const found = findTitle(roles.current, wanted);
    if (found) return titleFound(found.role, found.title);
    const shown = roles.current.find(
      ({ jobs, evidence }) => evidence.place === 'position' || isJobName(jobs),
    );
    if (!shown) return unread('Intitulé de poste non renseigné');
    const explanation = `Autre intitulé que «\u00a0${list(titles)}\u00a0»\u00a0: ${shown.evidence.text}`;
    return { stance: 'against', evidence: shown.evidence, explanation };
  };
}

function findTitle(roles: readonly Role[], wanted: ReadonlyMap<string, readonly WantedTitle[]>) {
  let best: { role: Role; title: WantedTitle } | null = null;
  for (const role of roles)
    for (const job of role.jobs)
      for (const word of job)
        for (const title of wanted.get(word) ?? [])
          if (!best?.title.isOwn && (title.isOwn || !best) && holdsTitle(job, title.words))
            best = { role, title };
  return best;
}

function titleFound({ evidence }: Role, { asked, isOwn }: WantedTitle): Finding {
  const isRead = evidence.place === 'position';
  return {
    stance: 'for',
    evidence,
    fit: (isOwn ? 1 : 0.9) * (isRead ? 1 : 0.9),
    explanation: isOwn
      ? `Intitulé demandé\u00a0: ${evidence.text}`
      : `Intitulé proche de «\u00a0${asked}\u00a0»\u00a0: ${evidence.text}`,
  };
}

/** What is read of every job held today, with the title it was read from. */
function readAll<T>(roles: Roles, read: (job: readonly string[]) => ReadonlySet<T>) {
  const all: { value: T; role: Role }[] = [];
  for (const role of roles.current)
    for (const job of role.jobs) for (const value of read(job)) all.push({ value, role });
  return all;
}

export function prepareSeniorities({ seniorities }: IcpCriteria): Judge | null {
  if (seniorities.length === 0) return null;
  const wanted = new Set(seniorities);
  const asked = list(seniorities.map((seniority) => seniorityLabels[seniority]));
  return (_, roles) => {
    if (roles.left) return leftJob(roles);
    const levels = readAll(roles, levelsOfJob);
    const met = levels.find(({ value }) => wanted.has(value));
    const shown = met ?? levels[0];
    if (!shown) return unread('Niveau de responsabilité illisible dans l’intitulé');
    const { evidence } = shown.role;
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

export function prepareFunctions({ functions }: IcpCriteria): Judge | null {
  if (functions.length === 0) return null;
  const labels = functions.map(({ label }) => label);
  const wanted = new Set(labels.flatMap((label) => functionsOfLabel(label)));
  const isUnknownAsked = labels.some((label) => functionsOfLabel(label).length === 0);
  return (_, roles) => {
    if (roles.left) return leftJob(roles);
    const seen = readAll(roles, functionsOfJob);
    const met = seen.find(({ value }) => wanted.has(value));
    const shown = met ?? seen[0];
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
