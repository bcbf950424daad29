import { demonyms, townNicknames, urbanAreas } from '#core/places/french-places.ts';
import { regions } from '#core/places/french-regions.ts';
import { neighbourPlaces } from '#core/places/neighbour-places.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';

type Places = Map<string, readonly string[]>;

function listPlaces(): Places {
  const places: Places = new Map();
  const add = (name: string, labels: readonly string[]) => {
    for (const spelling of spellingsOf(normaliseWords(name)))
      if (!places.has(spelling)) places.set(spelling, labels);
  };
  for (const { name, aliases } of regions)
    for (const alias of [name, ...split(aliases)]) add(alias, [`${name}, France`]);
  for (const { name, departments } of regions)
    for (const town of Object.values(departments).flatMap(split)) add(town, [`${town}, ${name}, France`]);
  for (const [nickname, town] of Object.entries(townNicknames))
    add(nickname, places.get(normaliseWords(town)) ?? [town]);
  for (const [names, labels] of neighbourPlaces) for (const name of split(names)) add(name, labels);
  for (const { name, lands } of regions)
    for (const land of Object.keys(lands ?? {})) add(land, [`${land}, ${name}, France`]);
  for (const [area, label] of Object.entries(urbanAreas)) add(area, [label]);
  for (const [key, labels] of listDepartments()) if (!places.has(key)) places.set(key, labels);
  for (const [adjectives, name] of Object.entries(demonyms))
    for (const adjective of split(adjectives))
      for (const ending of ['', 's']) add(adjective + ending, places.get(normaliseWords(name)) ?? [name]);
  return places;
}

function listDepartments(): Places {
  return new Map(eachDepartment(({ name, label }) => [normaliseWords(name), [label]]));
}

function eachDepartment<T>(read: (department: { number: string; name: string; label: string }) => T): T[] {
  return regions.flatMap((region) =>
    Object.keys(region.departments).map((entry) => {
      const [number = '', ...words] = entry.split(' ');
      const name = words.join(' ');
      const path = name === region.name ? [name, 'France'] : [name, region.name, 'France'];
      return read({ number, name, label: path.join(', ') });
    }),
  );
}

const split = (list: string | undefined) => list?.split(',') ?? [];

/** « Le Mans » is also « au Mans », « Saint-Étienne » also « St-Étienne ». */
const spellingsOf = (key: string): string[] =>
  [key, key.replace(/^le /, 'au '), key.replace(/^les /, 'aux ')].flatMap((spelling) => [
    spelling,
    spelling.replace(/\bsaint(e?)\b/g, 'st$1'),
  ]);

/** By what people write, normalised: the network's names of the places. */
export const knownPlaces: ReadonlyMap<string, readonly string[]> = listPlaces();
/** « La Vienne » and « le Jura » are departments where « Vienne » alone is a town. */
export const knownDepartments: ReadonlyMap<string, readonly string[]> = listDepartments();
export const departmentNumbers: ReadonlyMap<string, readonly string[]> = new Map(
  eachDepartment(({ number, label }) => [number.toLowerCase(), [label]]),
);
