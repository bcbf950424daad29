import { fold } from '../words/fold.ts';
import { repairCase } from '../words/repair-name.ts';
import { elide, withDe } from './elision.ts';
import {
  countryForms,
  departmentForms,
  otherPlaceNames,
  type PlaceForm,
  type PlaceTable,
  regionForms,
} from './place-tables.ts';

export type PlaceKind = 'town' | 'department' | 'region' | 'country';
export type PlacePhrases = { inside: string; of: string };
const longest = 150;
type Known = { name: string; form: PlaceForm };

const keyOf = (name: string) =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const indexOf = (table: PlaceTable): ReadonlyMap<string, Known> =>
  new Map(Array.from(table, ([name, form]) => [keyOf(name), { name, form }]));

const tables = {
  country: indexOf(countryForms),
  region: indexOf(regionForms),
  department: indexOf(departmentForms),
} as const;

/** A town, or something larger: without a word about which, nothing safe can be said. */
const twoPlaces = new Set(['vienne', 'mayenne', 'quebec', 'fribourg']);
const around =
  /^(?:greater|région de|agglomération de|métropole de) |\s+et (?:sa )?(?:périphérie|région|alentours|environs)$|\s+metropolitan (?:area|region)$|\s+area$|\s+métropole$/giu;
const places: Readonly<Record<PlaceForm, (name: string) => PlacePhrases>> = {
  e: (name) => ({ inside: `en ${name}`, of: withDe(elide('la', name)) }),
  c: (name) => ({ inside: `en ${name}`, of: elide('de', name) }),
  m: (name) => ({ inside: `dans ${elide('le', name)}`, of: withDe(elide('le', name)) }),
  f: (name) => ({ inside: `dans ${elide('la', name)}`, of: withDe(elide('la', name)) }),
  p: (name) => ({ inside: `dans les ${name}`, of: `des ${name}` }),
  o: (name) => ({ inside: `au ${name}`, of: `du ${name}` }),
  x: (name) => ({ inside: `aux ${name}`, of: `des ${name}` }),
  a: (name) => ({ inside: `à ${name}`, of: elide('de', name) }),
};

/** « au Havre », « à La Rochelle », « aux Sables-d’Olonne », « à Lyon ». */
function sayTown(name: string): PlacePhrases {
  const [, article = '', rest = ''] = /^(Les?) (\S.*)$/u.exec(name) ?? [];
  if (article) return places[article === 'Le' ? 'o' : 'x'](rest);
  return places.a(name);
}

/**
 * A place with its prepositions, from a name or from a label of the network (« Lyon, Auvergne-Rhône-Alpes, France »,
 * « Le Havre et périphérie »). Null when the name could be two places, or is not written in our letters.
 */
export function sayPlace(label: string, kind: PlaceKind | null = null): PlacePhrases | null {
  if (label.length > longest) return null;
  const [first = '', ...context] = label
    .normalize('NFC')
    .replace(/\p{Extended_Pictographic}|\p{Cf}|\([^)]*\)/gu, '')
    .replace(/['`´ʼ‘]/g, '’')
    .split(',')
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  const asked = otherPlaceNames[keyOf(first)] ?? first;
  const bare = asked.replace(around, '').trim();
  if (bare !== asked) return sayArea(bare);
  if (!/^[\p{Script=Latin}\p{M}’. -]{2,}$/u.test(bare) || !/\p{L}{2}/u.test(bare)) return null;
  if (kind === 'town' || (kind === null && isTownIn(bare, context))) return sayTown(townName(bare));
  const key = keyOf(bare);
  if (key === 'cote d azur') return { inside: 'sur la Côte d’Azur', of: 'de la Côte d’Azur' };
  if (kind === null && twoPlaces.has(key)) return null;
  for (const wanted of ['country', 'region', 'department'] as const) {
    if (kind && kind !== wanted) continue;
    const known = tables[wanted].get(key);
    if (known) return places[known.form](known.name);
  }
  return kind ? null : sayTown(townName(bare));
}

/** « Vienne, Isère » and « Vienne, Autriche » are towns; « Vienne, Nouvelle-Aquitaine » is not sure to be one. */
function isTownIn(name: string, [wider = '', ...wholes]: readonly string[]): boolean {
  const around = keyOf(wider);
  if (!twoPlaces.has(keyOf(name)) || around === 'nouvelle aquitaine' || around === 'pays de la loire')
    return false;
  return (
    wholes.length > 0 || tables.department.has(around) || (tables.country.has(around) && around !== 'france')
  );
}

function sayArea(name: string): PlacePhrases {
  const town = townName(otherPlaceNames[keyOf(name)] ?? name);
  if (keyOf(town) === 'paris') return { inside: 'en région parisienne', of: 'de la région parisienne' };
  const { of } = sayTown(town);
  return { inside: `dans la région ${of}`, of: `de la région ${of}` };
}

/** Capitals set right, and the small words of a town kept small: « Aix-en-Provence ». */
function townName(name: string): string {
  const isPlain = name !== name.toLocaleUpperCase('fr') && name !== name.toLocaleLowerCase('fr');
  const repaired = repairCase(name).replace(/ \d{1,2}(?:er|e|ème)?(?: arrondissement)?$/iu, '');
  if (isPlain) return repaired;
  return repaired
    .replace(/-(En|De|Du|Des|La|Le|Les|Lès|Sur|Sous|Et|Au|Aux|À)(?=-)/gu, (small) => small.toLowerCase())
    .replace(/-D’(?=\p{L})/gu, '-d’')
    .replace(/-L’(?=\p{L})/gu, '-l’');
}

export const inPlace = (label: string, kind: PlaceKind | null = null): string | null =>
  sayPlace(label, kind)?.inside ?? null;

export const ofPlace = (label: string, kind: PlaceKind | null = null): string | null =>
  sayPlace(label, kind)?.of ?? null;
