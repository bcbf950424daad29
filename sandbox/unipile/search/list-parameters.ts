import { listRelations } from '../network/measure-distance.ts';
import type { Member } from '../network/members.ts';
import type { Network } from '../network/network.ts';
import { shownName } from '../present/present-chat.ts';
import type { Named } from '../world/world.ts';
import { normaliseText } from './normalise-text.ts';
import { departments, listSkills } from './search-vocabulary.ts';

export const parameterTypes = [
  'LOCATION',
  'PEOPLE',
  'CONNECTIONS',
  'COMPANY',
  'SCHOOL',
  'INDUSTRY',
  'SERVICE',
  'JOB_FUNCTION',
  'JOB_TITLE',
  'EMPLOYMENT_TYPE',
  'SKILL',
  'GROUPS',
  'SALES_INDUSTRY',
  'DEPARTMENT',
  'PERSONA',
  'ACCOUNT_LISTS',
  'LEAD_LISTS',
  'TECHNOLOGIES',
  'SAVED_ACCOUNTS',
  'SAVED_SEARCHES',
  'RECENT_SEARCHES',
  'POSTAL_CODE',
  'HIRING_PROJECTS',
  'SAVED_FILTERS',
] as const;
type ParameterType = (typeof parameterTypes)[number];

type Request = {
  type: ParameterType;
  keywords: string;
  limit: number;
  member: Member;
  titles: readonly Named[];
};

/** Ids for the filters of a search; lists this network does not keep are empty. */
export function listParameters(
  network: Network,
  { type, keywords, limit, member, titles }: Request,
): Named[] {
  const wanted = normaliseText(keywords);
  const isWanted = ({ name }: Named) => !wanted || ` ${normaliseText(name)}`.includes(` ${wanted}`);
  return sourceOf(network, type, member, titles)
    .filter(isWanted)
    .sort((a, b) => rank(a, wanted) - rank(b, wanted))
    .slice(0, limit);
}

/** The exact name first, then names that begin so, then the rest in the order of the world. */
function rank({ name }: Named, wanted: string): number {
  const text = normaliseText(name.split(',')[0] ?? name);
  return !wanted ? 0 : text === wanted ? 0 : text.startsWith(wanted) ? 1 : 2;
}

function sourceOf(network: Network, type: ParameterType, member: Member, titles: readonly Named[]): Named[] {
  const { world } = network.index;
  switch (type) {
    case 'LOCATION':
      return world.places.map(({ id, path }) => ({ id, name: path.join(', ') }));
    case 'INDUSTRY':
    case 'SALES_INDUSTRY':
      return [...world.industries];
    case 'COMPANY':
      return world.companies.map(({ id, name }) => ({ id, name }));
    case 'SCHOOL':
      return [...world.schools];
    case 'JOB_TITLE':
      return [...titles];
    case 'JOB_FUNCTION':
    case 'DEPARTMENT':
      return departments.map(({ id, name }) => ({ id, name }));
    case 'SKILL':
      return listSkills(network.index);
    case 'PEOPLE':
      return world.people
        .filter(({ isHidden }) => !isHidden)
        .map((person) => ({ id: person.ids.classic, name: shownName(person) }));
    case 'CONNECTIONS':
      return listRelations(network, member).map(({ person }) => ({
        id: person.ids.classic,
        name: shownName(person),
      }));
    default:
      return [];
  }
}
