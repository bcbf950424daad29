import type { Role } from '../criterion-result.ts';
import { type Job, readJob } from './read-job.ts';
import { titleWords } from './title-words.ts';

/** Subjects that name no kind of workplace. */
export const genericSubjects: ReadonlySet<string> = new Set([
  'site',
  'établissement',
  'filiale',
  'agence',
  'direction générale',
  'exploitation',
]);
export const workplaces: ReadonlySet<string> = new Set(
  'hôtel,restaurant,hôpital,hébergement médico-social,école,magasin,usine,association,crèche,automobile,pharmacie'.split(
    ',',
  ),
);

export const namesWorkplace = ({ subjects }: Job) => [...subjects].some((one) => workplaces.has(one));

/** The word of a company's name that gives its kind: « EHPAD », « Hôtel ». */
export const workplaceWords = (text: string): string[] =>
  titleWords(text)
    .filter((word) => namesWorkplace(readJob([word])))
    .slice(0, 1);

const directing = /^(?:directeur|director|manager|dirigeant|head|patron|responsable)$/;

/** « Directeur » at the « Hôtel des Halles » directs a hotel: the workplace completes the title. */
export function withWorkplace(role: Role, place: readonly string[]): Role {
  if (place.length === 0) return role;
  const heading = role.jobs.filter((words) => {
    const { head, subjects, rest } = readJob(words);
    return (
      directing.test(head ?? '') &&
      rest.length === 0 &&
      [...subjects].every((one) => genericSubjects.has(one))
    );
  });
  const precise = heading.map((words) => [...words.filter((word) => word !== 'general'), ...place]);
  return { ...role, jobs: [...precise, ...role.jobs] };
}
