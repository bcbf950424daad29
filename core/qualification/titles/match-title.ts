import { type KnownTitle, titleFamilies } from '../../targeting/job-titles.ts';
import { titleWords } from './title-words.ts';

const words = (list: string): ReadonlySet<string> => new Set(titleWords(list));

/** Words around a job that do not change it. */
export const titleModifiers = words(
  'senior lead global group groupe régional national international europe france emea exécutif executive intérim interim acting territorial zone secteur principal',
);
/** Words around a job that say the person does not hold it. */
export const lesser = words(
  'adjoint assistant junior stagiaire stage alternant alternance apprenti apprentissage intern trainee deputy associate suppléant délégué élève étudiant honoraire honneur émérite retraité ancien clerc mémorialiste',
);

/** Whether a job, in words, is the asked one: the same words in order, with modifiers and specialities at most. */
export function matchesTitle(job: readonly string[], asked: readonly string[]): boolean {
  let met = 0;
  for (const word of job) {
    if (met < asked.length) {
      if (word === asked[met]) met++;
      else if (!titleModifiers.has(word)) return false;
    } else if (lesser.has(word) || (word === 'general' && asked[0] === 'secretaire')) return false;
  }
  return met === asked.length;
}

/** Every usual name of a job, by its words. */
const knownJobs: ReadonlyMap<string, KnownTitle> = new Map(
  titleFamilies
    .flatMap((family) => family.names.map((name) => [titleWords(name).join(' '), { name, family }] as const))
    .reverse(),
);

/** The longest usual name that a job begins with, and how many words it takes. */
export function findJob(job: readonly string[]): { title: KnownTitle; length: number } | null {
  let start = 0;
  while (start < job.length - 1 && titleModifiers.has(job[start] ?? '')) start++;
  for (let end = Math.min(job.length, start + 6); end > start; end--) {
    const title = knownJobs.get(job.slice(start, end).join(' '));
    if (title) return { title, length: end - start };
  }
  return null;
}

const heads = words(
  'directeur director responsable manager chef head chief officer vp président pdg dg ceo gérant dirigeant fondateur founder cofounder associé partner chargé assistant ingénieur engineer technicien consultant développeur developer analyste analyst comptable juriste acheteur buyer commercial conseiller attaché délégué administrateur designer coordinateur agent architecte formateur recruteur médecin avocat notaire stagiaire alternant apprenti intern lead owner coach rédacteur graphiste conducteur gestionnaire opérateur',
);

/** Whether the words of a headline are a job at all: a motto tells nothing of what someone does. */
export const isJobName = (jobs: readonly (readonly string[])[]): boolean =>
  jobs.some(
    (job) => heads.has(job[0] ?? '') || heads.has(job.at(-1) ?? '') || findJob(job)?.length === job.length,
  );
