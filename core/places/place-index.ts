import { normaliseWords } from '../words/normalise-words.ts';
import { townNicknames } from './french-places.ts';
import { regions } from './french-regions.ts';
import { neighbourPlaces } from './neighbour-places.ts';

/** Where something is, from the widest to the narrowest; null is not said. Every name is normalised. */
export type Place = {
  country: string | null;
  region: string | null;
  /** Numbers; several for a land such as Alsace. */
  departments: readonly string[] | null;
  town: string | null;
  /** The town with what lies around it. */
  isAround: boolean;
};

const nowhere: Place = { country: null, region: null, departments: null, town: null, isAround: false };

/** By name, every place that bears it: Vienne is a town of Isère and a department. */
const byName = new Map<string, Place[]>();
export const departmentsByNumber = new Map<string, Place>();
/** « Grand Ouest », « Benelux »: several places under one name. */
export const placeGroups = new Map<string, readonly Place[]>();

function add(name: string, place: Place): void {
  const key = normaliseWords(name);
  byName.set(key, [...(byName.get(key) ?? []), place]);
}

const split = (list: string) => list.split(',').filter(Boolean);

for (const { name, aliases = '', lands = {}, departments } of regions) {
  const region: Place = { ...nowhere, country: 'france', region: normaliseWords(name) };
  for (const alias of [name, ...split(aliases)]) add(alias, region);
  const rows = Object.entries(departments).map(([entry, towns]) => {
    const [number = '', ...words] = entry.split(' ');
    return { place: { ...region, departments: [number.toLowerCase()] }, name: words.join(' '), towns };
  });
  for (const { place, towns } of rows)
    for (const town of split(towns)) add(town, { ...place, town: normaliseWords(town) });
  for (const [land, numbers] of Object.entries(lands))
    add(land, { ...region, departments: numbers.split(' ') });
  for (const row of rows) {
    departmentsByNumber.set(row.place.departments[0] ?? '', row.place);
    if (row.name !== 'Paris') add(row.name, row.place);
  }
}
for (const [nickname, town] of Object.entries(townNicknames))
  for (const place of byName.get(normaliseWords(town)) ?? []) add(nickname, place);

/** « Bruxelles, Bruxelles-Capitale, Belgique », from the town to the country. */
function placeOfPath(path: string): Place {
  const [country = null, region = null, town = null] = path.split(', ').map(normaliseWords).reverse();
  return { ...nowhere, country, region, town };
}

for (const [names, labels] of neighbourPlaces)
  for (const name of split(names))
    if (labels.length > 1) placeGroups.set(normaliseWords(name), labels.map(placeOfPath));
    else add(name, placeOfPath(labels[0] ?? name));

const europe =
  'France,Belgique,Suisse,Luxembourg,Monaco,Andorre,Allemagne,Espagne,Italie,Portugal,Pays-Bas,Royaume-Uni,Irlande,Autriche';
placeGroups.set('europe', split(europe).map(placeOfPath));

/** The names of countries in English, and how else they are written. */
const otherCountryNames: Readonly<Record<string, string>> = {
  belgium: 'belgique',
  switzerland: 'suisse',
  germany: 'allemagne',
  spain: 'espagne',
  italy: 'italie',
  netherlands: 'pays bas',
  'united kingdom': 'royaume uni',
  ireland: 'irlande',
  'united states': 'etats unis',
  morocco: 'maroc',
};
for (const [name, country] of Object.entries(otherCountryNames)) add(name, { ...nowhere, country });
add('france metropolitaine', { ...nowhere, country: 'france' });

export const placesByName: ReadonlyMap<string, readonly Place[]> = byName;
