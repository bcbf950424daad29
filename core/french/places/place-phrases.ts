import { departmentLabels } from '../../companies/departments.ts';
import { plainLetters } from '../../words/plain-letters.ts';
import { elide, withDe } from '../elision.ts';
import {
  countryForms,
  departmentForms,
  placeKey as keyOf,
  otherPlaceNames,
  type PlaceForm,
  type PlaceTable,
  regionForms,
} from './place-tables.ts';
import { townName, withSaint } from './town-name.ts';

export type PlaceKind = 'town' | 'department' | 'region' | 'country';
export type PlacePhrases = { inside: string; of: string };
const longest = 150;
type Known = { name: string; form: PlaceForm };

const indexOf = (table: PlaceTable): ReadonlyMap<string, Known> =>
  new Map(Array.from(table, ([name, form]) => [keyOf(name), { name, form }]));

const tables = {
  country: indexOf(countryForms),
  region: indexOf(regionForms),
  department: indexOf(departmentForms),
} as const;

/** A town, or something larger: without a word about which, nothing safe can be said. */
const twoPlaces = new Set(['vienne', 'fribourg']);
/** The town lies in the land of its name: what is true of the land is true of it. */
const townInItsLand = new Set(['quebec', 'mayenne']);
const noPlace =
  /^(?:(?:full |100 )?remote|teletravail|a distance|distanciel|hybride|monde(?: entier)?|worldwide|global|international|partout|anywhere|nomade|digital nomad|emea|non renseigne|inconnu|n a)$/;
const around =
  /^(?:greater|(?:région|agglomération|métropole|aire urbaine|environs|alentours|autour|près) (?:de |d’)|proche(?: de| d’)?)\s*|\s+et (?:sa |ses )?(?:p[ée]riph[ée]rie|r[ée]gion(?: \p{Ll}+)?|alentours|environs|m[ée]tropole|agglom[ée]ration|banlieue)$|\s+(?:metropolitan |bay |metro )?(?:area|region)$|\s+(?:métropole|agglo(?:mération)?)$|\s+(?:y alrededores|und umgebung|e dintorni|en omgeving)$/giu;
const street =
  /^(?:\d+ ?(?:bis|ter)?,? )?(?:rue|avenue|av|boulevard|bd|place|quai|chemin|impasse|allée|zone|zi|za|zac|route|cours|square) /iu;
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
function phraseTown(name: string): PlacePhrases {
  const [, article = '', rest = ''] = /^(Les?) (\S.*)$/u.exec(name) ?? [];
  if (article) return places[article === 'Le' ? 'o' : 'x'](rest);
  return places.a(name);
}

/** What a label names, from the narrowest on: no codes, no signs, no « basé à ». */
function partsOf(label: string): string[] {
  const parts = partsIn(label);
  const places = parts.filter((part) => !noPlace.test(keyOf(part)) && !street.test(part));
  return places.length > 0 ? places : parts;
}

const partsIn = (label: string): string[] =>
  plainLetters(label)
    .replace(/\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Cf}|\ufe0f/gu, '')
    .replace(/['`´ʼ‘′]/g, '’')
    .replace(/\(([^)]*)\)/g, ',$1,')
    .split(/[,;|•·]|\s[-–—/]\s|\s[&+]\s|\/(?=\s?\p{Lu})/u)
    .map((part) =>
      part
        .replace(/\s+/g, ' ')
        .trim()
        .replace(/^(?:basée?|située?|localisée?) (?=à |en )|^(?:à|en) (?=\p{Lu})/iu, '')
        .replace(/^(?:à|en) (?=\p{Lu})/u, '')
        .replace(/^(?:[A-Z]{1,2}-)?\d{2,6}(?:\s*[-–]\s*|\s+|$)/u, '')
        .replace(/\s+(?:cedex(?: \d+)?|\d{5})$/iu, '')
        .trim(),
    )
    .filter(Boolean);

/**
 * A place with its prepositions, from a name or from a label of the network (« Lyon, Auvergne-Rhône-Alpes, France »,
 * « Le Havre et périphérie »). Null when the name could be two places, or is not written in our letters.
 */
export function phrasePlace(label: string, kind: PlaceKind | null = null): PlacePhrases | null {
  if (label.length > longest) return null;
  const number = /^\W*(\d{2,3}|2[AB])\W*$/iu.exec(label)?.[1]?.toUpperCase();
  const [first = '', ...context] = partsOf((number && departmentLabels.get(number)) ?? label);
  const asked = otherPlaceNames[keyOf(first)] ?? withSaint(first);
  if (noPlace.test(keyOf(asked))) return null;
  const named = /^(?:ville|commune) (?:de |d’)(\S.*)$/iu.exec(asked)?.[1];
  const bare = (named ?? asked).replace(around, '').trim();
  if (!/^[\p{Script=Latin}\p{M}’. -]{2,}$/u.test(bare.replace(/ \d.*$/, '')) || !/\p{L}{2}/u.test(bare))
    return null;
  if (named || kind === 'town' || (kind === null && isTownIn(bare, context)))
    return phraseTown(townName(bare, context));
  const land = kind === null ? (phraseTwoPlaces(bare, context) ?? phraseSpot(asked)) : null;
  if (land) return land;
  const phrase = phraseLand(
    bare.replace(/^région (?=\p{Lu})/iu, '').replace(/^département (?:de la |du |des |de l’|de |d’)/iu, ''),
    kind,
  );
  // Paris is its own department, and its region is wider.
  if (phrase && (bare === asked || keyOf(bare) !== 'paris')) return phrase;
  if (kind || twoPlaces.has(keyOf(bare))) return null;
  // Of « Bordeaux et Toulouse », the first is true.
  const [town = bare] = bare.split(/ (?:et|ou) (?=\p{Lu})/u);
  return bare === asked ? phraseTown(townName(town, context)) : phraseArea(town, context);
}

function phraseLand(name: string, kind: PlaceKind | null): PlacePhrases | null {
  const key = keyOf(name);
  if (kind === null && twoPlaces.has(key)) return null;
  for (const wanted of ['country', 'region', 'department'] as const) {
    if (kind && kind !== wanted) continue;
    const known = tables[wanted].get(key);
    if (known) return places[known.form](known.name);
  }
  // « Bretagne Sud » is said as « Bretagne ».
  const [, land = '', side = ''] = /^(.+?)[ -](Nord|Sud|Est|Ouest)$/u.exec(name) ?? [];
  const known = kind === null ? tables.region.get(keyOf(land)) : undefined;
  return known ? places[known.form](`${known.name} ${side}`) : null;
}

/** « Vienne, Nouvelle-Aquitaine » is the department, « Luxembourg, Belgique » the province. */
function phraseTwoPlaces(name: string, [wider = '']: readonly string[]): PlacePhrases | null {
  const [key, near] = [keyOf(name), keyOf(otherPlaceNames[keyOf(wider)] ?? wider)];
  if (key === 'vienne' && near === 'nouvelle aquitaine') return phraseLand('Vienne', 'department');
  const isProvince = key === 'luxembourg' && (near === 'belgique' || near === 'wallonie');
  return isProvince ? phraseSpot('Province de Luxembourg') : null;
}

/** Lands without borders: islands, coasts, valleys, cantons, what lies to the south. */
const spots: readonly (readonly [RegExp, before: string, of: string])[] = [
  [/^(canton|district|gouvernorat|comté) (?=d[eu] |d’)/iu, 'dans le ', 'du '],
  [/^(province|vallée|baie|presqu’île|plaine|banlieue|couronne) (?=d[eu] |des |d’)/iu, 'dans la ', 'de la '],
  [
    /^(bassin|pays|massif|golfe|vignoble) (?=d[eu] |des |d’|\p{Ll}+(?:ais|ois|ien|in)$)(?!de la loire$|de galles$)/iu,
    'dans le ',
    'du ',
  ],
  [/^(plateau|littoral) (?=d[eu] |des |d’|\p{Ll})/iu, 'sur le ', 'du '],
  [/^(île) (?!de france$)(?=d[eu] |des |d’|aux )/iu, 'sur l’', 'de l’'],
  [/^(îles) /iu, 'aux ', 'des '],
  [
    /^(région|métropole|banlieue|périphérie) (?=\p{Ll}+(?:aise|oise|enne|ine|aine|ide)s?$)/iu,
    'dans la ',
    'de la ',
  ],
  [/^(sud|nord)(?= de | du | des | d’| \p{L}+(?:ais|ois|ien|in|and)$)/iu, 'dans le ', 'du '],
  [/^(est|ouest)(?= de | du | des | d’| \p{L}+(?:ais|ois|ien|in|and)$)/iu, 'dans l’', 'de l’'],
];

function phraseSpot(label: string): PlacePhrases | null {
  const name = label.replace(/^I(?=les? )/u, 'Î');
  if (/^Côte (?:d’(?!Or$|Ivoire$)|de |\p{L}{4})/u.test(name))
    return { inside: `sur la ${name}`, of: `de la ${name}` };
  if (/^Grand (?!Est$|Ouest$|Sud$|Bourg)\p{Lu}/u.test(name))
    return { inside: `dans le ${name}`, of: `du ${name}` };
  if (Object.values(tables).some((table) => table.has(keyOf(name)))) return null;
  const spot = spots.find(([pattern]) => pattern.test(name));
  if (!spot) return null;
  const [pattern, before, of] = spot;
  const small = name.replace(pattern, (head) => head.toLocaleLowerCase('fr'));
  return { inside: before + small, of: of + small };
}

const isCountry = (name: string) => tables.country.has(keyOf(otherPlaceNames[keyOf(name)] ?? name));

/** « Vienne, Isère » and « Vienne, Autriche » are towns; « Vienne, Nouvelle-Aquitaine » and « Québec, Canada » are none. */
function isTownIn(name: string, [wider = '', ...wholes]: readonly string[]): boolean {
  const [key, near] = [keyOf(name), keyOf(wider)];
  if (isCountry(name)) return wholes.length > 0;
  if (townInItsLand.has(key)) return near === key || near === 'qc';
  if (!twoPlaces.has(key) || near === 'nouvelle aquitaine') return false;
  return wholes.length > 0 || tables.department.has(near) || (isCountry(wider) && near !== 'france');
}

function phraseArea(name: string, context: readonly string[]): PlacePhrases {
  const town = townName((otherPlaceNames[keyOf(name)] ?? name).replace(/^Ville de /u, ''), context);
  if (keyOf(town) === 'paris') return { inside: 'en région parisienne', of: 'de la région parisienne' };
  const { of } = phraseTown(town);
  return { inside: `dans la région ${of}`, of: `de la région ${of}` };
}
