import families from '#datasets/targeting/job-titles.json' with { type: 'json' };
import { phraseKey } from '../words/normalise-words.ts';
import { oneOf } from '../words/one-of.ts';
import { seniorities } from './icp-criteria.ts';
import { jobFunctions, type TitleFamily } from './title-family.ts';

export const titleFamilies: readonly TitleFamily[] = families.map(({ jobFunction, seniority, names }) => ({
  jobFunction: jobFunction === null ? null : oneOf(jobFunctions, jobFunction),
  seniority: seniority === null ? null : oneOf(seniorities, seniority),
  names,
}));

export type KnownTitle = { name: string; family: TitleFamily };

/** Every name by its key: « directeurs des Ressources Humaines » and « Directeur ressources humaines » share one. */
export const knownTitles: ReadonlyMap<string, KnownTitle> = new Map(
  titleFamilies
    .flatMap((family) => family.names.map((name) => [phraseKey(name), { name, family }] as const))
    // Of two spellings with one key, the first is the usual one.
    .reverse(),
);

export const findTitle = (title: string): KnownTitle | null => knownTitles.get(phraseKey(title)) ?? null;

/** « Chef de projet » leads a thing, and « community manager » nobody. */
const leads = /^(?:Responsable|Directeur|Directrice|Chief|Head of|VP)\b/u;
const leadsInEnglish = /\b(?:Manager|Director)$/u;
const does =
  /^(?:Technicien|Ingénieur|Chargé|Gestionnaire|Assistant|Attaché|Agent|Consultant|Animat|Prévent)|\b(?:Engineer|Specialist)$/u;
const leadingLevels: ReadonlySet<string | null> = new Set(['owner', 'cxo', 'vp', 'director', 'manager']);

/** Whether a name is of those who lead a service or of those who work in it; null: its words do not tell. */
function levelOfName({ name, family }: KnownTitle): 'leads' | 'does' | null {
  if (leads.test(name)) return 'leads';
  if (leadingLevels.has(family.seniority) && leadsInEnglish.test(name)) return 'leads';
  return does.test(name) ? 'does' : null;
}

/**
 * The other usual names of a job, both genders, French then English; nothing when it is not known. A family holds a
 * whole service: whoever asks for its head is not proposed those who work there, nor the other way round.
 */
export function synonymsOf(title: string): string[] {
  const key = phraseKey(title);
  const known = knownTitles.get(key);
  if (!known) return [];
  const level = levelOfName(known);
  return known.family.names.filter((name) => {
    if (phraseKey(name) === key) return false;
    const other = levelOfName({ ...known, name });
    return level === null || other === null || level === other;
  });
}
