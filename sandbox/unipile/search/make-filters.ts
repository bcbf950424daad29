import type { WorldIndex } from '../network/world-index.ts';
import { isInPlace } from './match-places.ts';
import { normaliseText } from './normalise-text.ts';
import type { Choice, PeopleQuery, Range } from './people-query.ts';
import type { PersonCard } from './person-card.ts';
import { departments, seniorityWords } from './search-vocabulary.ts';

export type Filter = (card: PersonCard) => boolean;

/** The query as a list of tests that a person must all pass. */
export const makeFilters = (
  index: WorldIndex,
  titleNames: ReadonlyMap<string, string>,
  query: PeopleQuery,
  now: number,
): Filter[] => [
  ...makeWordFilters(query),
  ...makeCompanyFilters(index, query),
  ...makeCareerFilters(titleNames, query),
  ...makeTenureFilters(query, now),
  ...choose(
    query.location,
    (wanted) =>
      ({ person }) =>
        isInPlace(index, person.placeId, wanted),
  ),
  ...(query.profileLanguages.length > 0 ? [() => query.profileLanguages.includes('fr')] : []),
  ...(query.hasPosted ? [({ person }: PersonCard) => person.posts.some(({ daysAgo }) => daysAgo <= 30)] : []),
];

const makeWordFilters = (query: PeopleQuery): Filter[] => [
  ...hold(query.firstName, ({ firstName }) => firstName),
  ...hold(query.lastName, ({ lastName }) => lastName),
  ...hold(query.companyName, ({ job }) => job.companyName),
  ...hold(query.schoolName, ({ schools }) => schools),
];

const makeCompanyFilters = (index: WorldIndex, query: PeopleQuery): Filter[] => [
  ...choose(
    query.industry,
    (wanted) =>
      ({ person }) =>
        person.industryId === wanted,
  ),
  ...choose(query.company, (wanted) => {
    const isIt = isCompany(wanted);
    return ({ job }) => isIt(job);
  }),
  ...choose(query.pastCompany, (wanted) => {
    const isIt = isCompany(wanted);
    return ({ pastJobs }) => pastJobs.some(isIt);
  }),
  ...choose(
    query.companyLocation,
    (wanted) =>
      ({ company }) =>
        isInPlace(index, company?.placeId ?? '', wanted),
  ),
  ...fall(query.headcount, ({ company }) => company?.headcount),
];

const makeCareerFilters = (titleNames: ReadonlyMap<string, string>, query: PeopleQuery): Filter[] => [
  ...choose(
    query.school,
    (wanted) =>
      ({ person }) =>
        person.education.some(({ school }) => school.id === wanted),
  ),
  ...choose(
    query.seniority,
    (wanted) =>
      ({ person }) =>
        person.seniority === (seniorityWords[wanted] ?? wanted),
  ),
  ...choose(query.jobFunction, (wanted) => {
    const department = departments.find(({ id }) => id === wanted);
    return ({ person }) => person.jobFunction === department?.jobFunction;
  }),
  ...choose(query.role, (wanted) => {
    const words = normaliseText(titleNames.get(wanted) ?? wanted);
    return ({ job }) => holdsWords(job.title, words);
  }),
  ...choose(query.pastRole, (wanted) => {
    const words = normaliseText(titleNames.get(wanted) ?? wanted);
    return ({ pastJobs }) => pastJobs.some(({ title }) => holdsWords(title, words));
  }),
];

function makeTenureFilters(query: PeopleQuery, now: number): Filter[] {
  const today = new Date(now);
  const yearsIn = ({ start }: PersonCard) =>
    start && today.getUTCFullYear() - start.year + (today.getUTCMonth() + 1 - start.month) / 12;
  return [
    ...fall(query.tenureAtCompany, yearsIn),
    ...fall(query.tenureAtRole, yearsIn),
    ...(query.hasChangedJobs ? [(card: PersonCard) => (yearsIn(card) ?? 1) < 0.25] : []),
  ];
}

/** Every wanted word begins a word of the text. */
const holdsWords = (text: string, words: string) =>
  words.split(' ').every((word) => ` ${text}`.includes(` ${word}`));

function hold(wanted: string | undefined, textOf: (card: PersonCard) => string): Filter[] {
  const words = normaliseText(wanted ?? '');
  return words ? [(card) => holdsWords(textOf(card), words)] : [];
}

/** At least one of the included, none of the excluded. */
function choose({ include, exclude }: Choice, filterFor: (wanted: string) => Filter): Filter[] {
  const [wanted, unwanted] = [include.map(filterFor), exclude.map(filterFor)];
  return [
    ...(wanted.length > 0 ? [(card: PersonCard) => wanted.some((filter) => filter(card))] : []),
    ...(unwanted.length > 0 ? [(card: PersonCard) => !unwanted.some((filter) => filter(card))] : []),
  ];
}

/** Within one of the ranges; a value that is not known is in none. */
function fall(ranges: readonly Range[], measure: (card: PersonCard) => number | undefined): Filter[] {
  if (ranges.length === 0) return [];
  return [
    (card) => {
      const value = measure(card);
      return (
        value !== undefined &&
        ranges.some(({ min = 0, max = Number.POSITIVE_INFINITY }) => value >= min && value <= max)
      );
    },
  ];
}

/** Digits name a company exactly; anything else is part of its name. */
function isCompany(wanted: string): (job: { companyId: string | null; companyName: string }) => boolean {
  if (/^\d+$/.test(wanted)) return ({ companyId }) => companyId === wanted;
  const words = normaliseText(wanted);
  return ({ companyName }) => holdsWords(companyName, words);
}
