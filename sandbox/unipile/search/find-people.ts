import type { Degree } from '../network/measure-distance.ts';
import { currentPosition, type WorldIndex } from '../network/world-index.ts';
import type { Named, Person } from '../world/world.ts';
import { matchKeywords } from './match-keywords.ts';
import { isInPlace } from './match-places.ts';
import { normaliseText } from './normalise-text.ts';
import type { Choice, PeopleQuery } from './people-query.ts';
import { departments, listTitles, seniorityWords } from './search-vocabulary.ts';
import { indexWords } from './word-index.ts';

export type PeopleFinder = {
  titles: readonly Named[];
  find: (query: PeopleQuery, distanceOf: (person: Person) => Degree, now: number) => Person[];
};

type Test = (person: Person) => boolean;

/** Texts are indexed once for the whole world; a search is then a few sets and a few tests. */
export function createPeopleFinder(index: WorldIndex): PeopleFinder {
  const { people } = index.world;
  const everything = indexWords(people.map((person) => textOf(index, person)));
  const foreground = indexWords(
    people.map((person) => `${person.headline} ${currentPosition(person)?.title ?? ''}`),
  );
  const titles = listTitles(index);
  const titleById = new Map(titles.map(({ id, name }) => [id, name]));
  const titleWords = people.map((person) => normaliseText(currentPosition(person)?.title ?? ''));
  const pastTitleWords = people.map((person) =>
    person.positions.slice(1).map(({ title }) => normaliseText(title)),
  );

  function find(query: PeopleQuery, distanceOf: (person: Person) => Degree, now: number): Person[] {
    const matching = query.keywords?.trim() ? matchKeywords(everything, query.keywords) : undefined;
    const titleWanted = (wanted: string) => normaliseText(titleById.get(wanted) ?? wanted);
    const tests: Test[] = [
      ...nameTests(query),
      ...placeTests(index, query),
      ...companyTests(index, query),
      ...careerTests(query, now),
      ...choose(query.role, (wanted) => {
        const words = titleWanted(wanted);
        return ({ index: at }) => holdsWords(titleWords[at] ?? '', words);
      }),
      ...choose(query.pastRole, (wanted) => {
        const words = titleWanted(wanted);
        return ({ index: at }) => (pastTitleWords[at] ?? []).some((title) => holdsWords(title, words));
      }),
      ...(query.distances.length > 0
        ? [(person: Person) => query.distances.includes(distanceOf(person))]
        : []),
    ];
    const found = people.filter(
      (person) => (!matching || matching[person.index] === 1) && tests.every((test) => test(person)),
    );
    const isForemost = matching && query.keywords ? matchKeywords(foreground, query.keywords) : undefined;
    const rank = (person: Person) => (person.isHidden ? 2 : isForemost?.[person.index] === 1 ? 0 : 1);
    // Whose headline or title answers comes first; strangers without a name come last.
    return [0, 1, 2].flatMap((wanted) => found.filter((person) => rank(person) === wanted));
  }

  return { titles, find };
}

function textOf(index: WorldIndex, person: Person): string {
  return [
    person.firstName,
    person.lastName,
    person.headline,
    person.about ?? '',
    index.places.get(person.placeId)?.path.join(' ') ?? '',
    index.industries.get(person.industryId)?.name ?? '',
    ...person.positions.flatMap(({ title, companyName }) => [title, companyName]),
    ...person.education.map(({ school }) => school.name),
    ...person.skills,
  ].join(' ');
}

/** Every wanted word begins a word of the text. */
const holdsWords = (text: string, words: string) =>
  words.split(' ').every((word) => ` ${text}`.includes(` ${word}`));

const holds = (wanted: string | undefined, textOf: (person: Person) => string): Test[] => {
  const words = normaliseText(wanted ?? '');
  return words ? [(person) => holdsWords(normaliseText(textOf(person)), words)] : [];
};

/** At least one of the included, none of the excluded. */
function choose({ include, exclude }: Choice, testFor: (wanted: string) => Test): Test[] {
  const [wanted, unwanted] = [include.map(testFor), exclude.map(testFor)];
  return [
    ...(wanted.length > 0 ? [(person: Person) => wanted.some((test) => test(person))] : []),
    ...(unwanted.length > 0 ? [(person: Person) => !unwanted.some((test) => test(person))] : []),
  ];
}

const nameTests = (query: PeopleQuery): Test[] => [
  ...holds(query.firstName, ({ firstName }) => firstName),
  ...holds(query.lastName, ({ lastName }) => lastName),
  ...holds(query.title, (person) => currentPosition(person)?.title ?? ''),
  ...holds(query.companyName, (person) => currentPosition(person)?.companyName ?? ''),
  ...holds(query.schoolName, ({ education }) => education.map(({ school }) => school.name).join(' ')),
];

const placeTests = (index: WorldIndex, query: PeopleQuery): Test[] => [
  ...choose(
    query.location,
    (wanted) =>
      ({ placeId }) =>
        isInPlace(index, placeId, wanted),
  ),
  ...choose(query.companyLocation, (wanted) => (person) => {
    const company = index.companies.get(currentPosition(person)?.companyId ?? '');
    return company !== undefined && isInPlace(index, company.placeId, wanted);
  }),
];

const companyTests = (index: WorldIndex, query: PeopleQuery): Test[] => [
  ...choose(
    query.industry,
    (wanted) =>
      ({ industryId }) =>
        industryId === wanted,
  ),
  ...choose(query.company, (wanted) => (person) => isCompany(currentPosition(person), wanted)),
  ...choose(
    query.pastCompany,
    (wanted) => (person) => person.positions.slice(1).some((past) => isCompany(past, wanted)),
  ),
  ...(query.headcount.length > 0
    ? [
        (person: Person) => {
          const size = index.companies.get(currentPosition(person)?.companyId ?? '')?.headcount;
          return size !== undefined && query.headcount.some((range) => isWithin(size, range));
        },
      ]
    : []),
];

function isCompany(
  position: { companyId: string | null; companyName: string } | undefined,
  wanted: string,
): boolean {
  if (!position) return false;
  return /^\d+$/.test(wanted)
    ? position.companyId === wanted
    : holdsWords(normaliseText(position.companyName), normaliseText(wanted));
}

const isWithin = (value: number, { min, max }: { min?: number | undefined; max?: number | undefined }) =>
  value >= (min ?? 0) && value <= (max ?? Number.POSITIVE_INFINITY);

function careerTests(query: PeopleQuery, now: number): Test[] {
  const today = new Date(now);
  const yearsIn = (person: Person) => {
    const start = currentPosition(person)?.start;
    return start ? today.getUTCFullYear() - start.year + (today.getUTCMonth() + 1 - start.month) / 12 : 0;
  };
  return [
    ...choose(
      query.school,
      (wanted) =>
        ({ education }) =>
          education.some(({ school }) => school.id === wanted),
    ),
    ...choose(
      query.seniority,
      (wanted) =>
        ({ seniority }) =>
          seniority === (seniorityWords[wanted] ?? wanted),
    ),
    ...choose(
      query.jobFunction,
      (wanted) =>
        ({ jobFunction }) =>
          departments.some(
            (department) => department.id === wanted && department.jobFunction === jobFunction,
          ),
    ),
    ...[query.tenureAtCompany, query.tenureAtRole]
      .filter((ranges) => ranges.length > 0)
      .map((ranges) => (person: Person) => ranges.some((range) => isWithin(yearsIn(person), range))),
    ...(query.profileLanguages.length > 0 ? [() => query.profileLanguages.includes('fr')] : []),
    ...(query.hasChangedJobs ? [(person: Person) => yearsIn(person) < 0.25] : []),
    ...(query.hasPosted ? [({ posts }: Person) => posts.some(({ daysAgo }) => daysAgo <= 30)] : []),
  ];
}
