import type { Company, Named, Person, Place, World } from '../world/world.ts';

/** Ways to find what is in the world without walking through it. */
export type WorldIndex = {
  world: World;
  companies: ReadonlyMap<string, Company>;
  companiesBySlug: ReadonlyMap<string, Company>;
  places: ReadonlyMap<string, Place>;
  industries: ReadonlyMap<string, Named>;
  /** A public name or any of the three ids. */
  findPerson: (identifier: string) => Person | undefined;
};

export function indexWorld(world: World): WorldIndex {
  const people = new Map<string, Person>();
  for (const person of world.people) {
    for (const id of [person.slug, ...Object.values(person.ids)]) people.set(id, person);
  }
  return {
    world,
    companies: new Map(world.companies.map((company) => [company.id, company])),
    companiesBySlug: new Map(world.companies.map((company) => [company.slug, company])),
    places: new Map(world.places.map((place) => [place.id, place])),
    industries: new Map(world.industries.map((industry) => [industry.id, industry])),
    findPerson: (identifier) => people.get(identifier),
  };
}

export const currentPosition = (person: Person) =>
  person.positions.find(({ end }) => end === null) ?? person.positions[0];

export function placeName(index: WorldIndex, placeId: string): string {
  const place = index.places.get(placeId);
  return place ? place.path.join(', ') : '';
}
