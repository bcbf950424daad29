import { formatMoment } from '../campaigns/format-moment.ts';
import { quote } from '../words/quote.ts';

/** What is said of a search that nothing else explains. */
export type SearchCourse = {
  state: 'queued' | 'running' | 'waiting' | 'completed' | 'failed' | 'cancelled';
  stage: 'pages' | 'profiles';
  found: number;
  newPeople: number;
  qualified: number;
  profilesRead: number;
  profilesToRead: number;
  /** Profiles that were read since midnight. */
  readToday: number;
  isJudged: boolean;
  isRerun: boolean;
  wakesAt: Date | null;
  /** Asked, but not under a name that the network filters on. */
  unfiltered: { places: readonly string[]; hasDepartments: boolean };
  /** How many the network shows at most, when that is where the search ended. */
  rowLimit: number | null;
};

const many = (count: number, one: string, several: string) =>
  `${count.toLocaleString('fr-FR').replaceAll('\u202f', '\u00a0')} ${count > 1 ? several : one}`;
const people = (count: number) => many(count, 'personne', 'personnes');
const found = (count: number) => many(count, 'personne trouvée', 'personnes trouvées');

/** Where a search stands, in French, and what it could not ask of the network. */
export const describeSearch = (course: SearchCourse, now: Date): string =>
  [describeState(course, now), describeLimit(course), describeUnfiltered(course.unfiltered)]
    .filter(Boolean)
    .join(' ');

/** Whoever comes after is never shown: a narrower search finds them. */
const describeLimit = ({ state, rowLimit }: SearchCourse): string =>
  state === 'completed' && rowLimit !== null
    ? `LinkedIn ne montre que les ${many(rowLimit, 'première personne', 'premières personnes')}\u00a0: affinez les critères pour voir les autres.`
    : '';

/** A place that nobody filters on makes a wider search: it is said, not dropped. */
function describeUnfiltered({ places, hasDepartments }: SearchCourse['unfiltered']): string {
  const [first, ...others] = places;
  if (first !== undefined)
    return others.length === 0
      ? `Le lieu ${quote(first)} n’a pas été retrouvé sur LinkedIn\u00a0: il est vérifié personne par personne.`
      : `Les lieux ${places.map(quote).join(', ')} n’ont pas été retrouvés sur LinkedIn\u00a0: ils sont vérifiés personne par personne.`;
  return hasDepartments
    ? 'LinkedIn ne filtre pas sur ces départements\u00a0: ils sont vérifiés personne par personne.'
    : '';
}

function describeState(course: SearchCourse, now: Date): string {
  switch (course.state) {
    case 'queued':
      return 'La recherche va commencer.';
    case 'running':
      return describeRunning(course);
    case 'waiting':
      return describeWaiting(course, now);
    case 'completed':
      return describeEnd(course);
    case 'cancelled':
      return 'Arrêtée à votre demande. Ce qui a été trouvé est gardé.';
    case 'failed':
      return 'Interrompue. Ce qui a été trouvé est gardé.';
  }
}

function describeRunning({ stage, profilesRead, profilesToRead, ...course }: SearchCourse): string {
  if (stage === 'pages') return course.found === 0 ? 'Lecture des premiers résultats.' : describeNew(course);
  return `${many(profilesRead, 'profil lu', 'profils lus')} sur ${profilesRead + profilesToRead}.`;
}

/** « 80 profils lus aujourd’hui, suite demain à 9 h. » */
function describeWaiting({ wakesAt, ...course }: SearchCourse, now: Date): string {
  const next = wakesAt ? `suite ${formatSearchMoment(wakesAt, now)}.` : 'en attente.';
  if (course.stage === 'pages') return `${found(course.found)}, ${next}`;
  return course.readToday > 0
    ? `${many(course.readToday, 'profil lu', 'profils lus')} aujourd’hui, ${next}`
    : `${many(course.profilesRead, 'profil lu', 'profils lus')}, ${next}`;
}

/** « demain à 9 h », « à 14 h 30 ». */
export function formatSearchMoment(moment: Date, now: Date): string {
  const [first = '', hour] = formatMoment(moment, now).split(', ');
  return hour ? `${first.toLowerCase()} à ${hour}` : `à ${first}`;
}

function describeEnd(course: SearchCourse): string {
  if (course.found === 0) return 'Terminée\u00a0: personne ne correspond à cette recherche.';
  if (course.isRerun && course.newPeople === 0)
    return `Terminée\u00a0: aucune nouvelle personne, ${course.found} déjà ${course.found > 1 ? 'connues' : 'connue'}.`;
  const verdict = course.isJudged ? `, ${many(course.qualified, 'qualifiée', 'qualifiées')}` : '';
  return `Terminée\u00a0: ${describeNew(course).slice(0, -1)}${verdict}.`;
}

/** « 12 nouvelles personnes, 43 déjà connues. » */
function describeNew({ found: all, newPeople }: Pick<SearchCourse, 'found' | 'newPeople'>): string {
  const known = all - newPeople;
  if (known === 0) return `${found(all)}.`;
  if (newPeople === 0) return `${people(all)} déjà ${all > 1 ? 'connues' : 'connue'}.`;
  return `${many(newPeople, 'nouvelle personne', 'nouvelles personnes')}, ${known} déjà ${known > 1 ? 'connues' : 'connue'}.`;
}
