import regions from '#datasets/sandbox/regions.json' with { type: 'json' };
import type { Place } from '../world.ts';

/** Region, its country, the names local companies like to bear, then the towns with their weight. */
type Region = {
  name: string;
  country: string;
  lands: readonly string[];
  towns: readonly { name: string; weight: number }[];
};

export const REGIONS: readonly Region[] = regions;

const METROPOLES = [
  'Paris',
  'Lyon',
  'Marseille',
  'Lille',
  'Toulouse',
  'Bordeaux',
  'Nantes',
  'Rennes',
  'Strasbourg',
  'Grenoble',
  'Montpellier',
  'Nice',
];

export type Town = { place: Place; area: Place | null };

export type Atlas = {
  places: readonly Place[];
  towns: readonly (readonly [Town, number])[];
  /** With their weights, ready to be drawn. */
  townsByRegion: ReadonlyMap<string, readonly (readonly [Town, number])[]>;
  france: Place;
};

/** Countries and regions are places too, so that a search can be narrowed to « Bretagne, France ». */
export function drawAtlas(newId: () => string): Atlas {
  const places: Place[] = [];
  const add = (name: string, path: readonly string[]): Place => {
    const place = { id: newId(), name, path };
    places.push(place);
    return place;
  };
  const countries = new Map<string, Place>();
  for (const country of new Set(REGIONS.map((region) => region.country)))
    countries.set(country, add(country, [country]));

  const townsByRegion = new Map<string, (readonly [Town, number])[]>();
  for (const region of REGIONS) {
    const above = region.name === region.country ? [region.country] : [region.name, region.country];
    if (above.length === 2) add(above.join(', '), above);
    const towns = region.towns.map(({ name, weight }): readonly [Town, number] => {
      const path = [name, ...above];
      const place = add(path.join(', '), path);
      const hasArea = METROPOLES.includes(name) && region.country === 'France';
      return [{ place, area: hasArea ? add(`${name} et périphérie`, path) : null }, weight];
    });
    townsByRegion.set(region.name, towns);
  }
  const france = countries.get('France') ?? add('France', ['France']);
  return { places, towns: [...townsByRegion.values()].flat(), townsByRegion, france };
}
