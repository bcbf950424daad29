import { currentPosition, type WorldIndex } from '../network/world-index.ts';
import type { Company, Person, Position } from '../world/world.ts';
import { normaliseText } from './normalise-text.ts';

/** A place of work, its words ready to be compared. */
type Job = { title: string; companyName: string; companyId: string | null };

/** What the filters of a search look at: prepared once for each person. */
export type PersonCard = {
  person: Person;
  firstName: string;
  lastName: string;
  job: Job;
  pastJobs: Job[];
  company: Company | undefined;
  schools: string;
  start: { year: number; month: number } | undefined;
};

export function makePersonCard(index: WorldIndex, person: Person): PersonCard {
  const current = currentPosition(person);
  return {
    person,
    firstName: normaliseText(person.firstName),
    lastName: normaliseText(person.lastName),
    job: current ? readJob(current) : { title: '', companyName: '', companyId: null },
    pastJobs: person.positions.filter((position) => position !== current).map(readJob),
    company: index.companies.get(current?.companyId ?? ''),
    schools: normaliseText(person.education.map(({ school }) => school.name).join(' ')),
    start: current?.start,
  };
}

const readJob = ({ title, companyName, companyId }: Position): Job => ({
  title: normaliseText(title),
  companyName: normaliseText(companyName),
  companyId,
});
