import type { Degree } from '../network/measure-distance.ts';
import { currentPosition, type WorldIndex } from '../network/world-index.ts';
import type { Named, Person } from '../world/world.ts';
import { makeFilters } from './make-filters.ts';
import { matchKeywords } from './match-keywords.ts';
import type { PeopleQuery } from './people-query.ts';
import { makePersonCard } from './person-card.ts';
import { listTitles } from './search-vocabulary.ts';
import { indexWords } from './word-index.ts';

export type PeopleFinder = {
  titles: readonly Named[];
  find: (query: PeopleQuery, distanceOf: (person: Person) => Degree, now: number) => Person[];
};

/** Texts are indexed once for the whole world; a search is then a few sets and a few tests. */
export function createPeopleFinder(index: WorldIndex): PeopleFinder {
  const { people } = index.world;
  const everything = indexWords(people.map((person) => textOf(index, person)));
  const foreground = indexWords(
    people.map((person) => `${person.headline} ${currentPosition(person)?.title ?? ''}`),
  );
  const jobTitles = indexWords(people.map((person) => currentPosition(person)?.title ?? ''));
  const cards = people.map((person) => makePersonCard(index, person));
  const titles = listTitles(index);
  const titleNames = new Map(titles.map(({ id, name }) => [id, name]));

  function find(query: PeopleQuery, distanceOf: (person: Person) => Degree, now: number): Person[] {
    const keywords = query.keywords?.trim();
    const matching = keywords ? matchKeywords(everything, keywords) : undefined;
    // The title field takes the same operators: « "Directeur commercial" OR DAF ».
    const titled = query.title?.trim() ? matchKeywords(jobTitles, query.title) : undefined;
    const filters = makeFilters(index, titleNames, query, now);
    const isNear = ({ distances }: PeopleQuery, person: Person) =>
      distances.length === 0 || distances.includes(distanceOf(person));
    const found = cards.filter(
      (card) =>
        (!matching || matching[card.person.index] === 1) &&
        (!titled || titled[card.person.index] === 1) &&
        filters.every((filter) => filter(card)) &&
        isNear(query, card.person),
    );
    const foremost = keywords ? matchKeywords(foreground, keywords) : undefined;
    const rank = (person: Person) => (person.isHidden ? 2 : foremost?.[person.index] === 1 ? 0 : 1);
    // Whose headline or title answers comes first; strangers without a name come last.
    return [0, 1, 2].flatMap((wanted) =>
      found.map(({ person }) => person).filter((person) => rank(person) === wanted),
    );
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
