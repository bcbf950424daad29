import towns from '#datasets/places/town-names.json' with { type: 'json' };
import { repairCase } from '../../words/repair-name.ts';
import { countryForms, otherPlaceNames, placeKey } from './place-tables.ts';

/** French towns of 3,500 people or more whose name has a hyphen or an accent: people leave out both. */
export const townsByKey: ReadonlyMap<string, string> = new Map(towns.map((name) => [placeKey(name), name]));

const frenchSpeaking = new Set(['france', 'belgique', 'suisse', 'luxembourg', 'canada', 'monaco']);
const countryKeys = new Set(Array.from(countryForms.keys(), placeKey));
const isAbroad = (name: string) => {
  const key = placeKey(otherPlaceNames[placeKey(name)] ?? name);
  return countryKeys.has(key) && !frenchSpeaking.has(key);
};

/** « St Malo », « STE-MAXIME », « Seine-St-Denis ». */
export const withSaint = (name: string): string =>
  name.replace(/(?<=^|[ -])S(te?)[. -]+(?=\p{L}{3})/giu, (short, end: string) => {
    const saint = end.length === 1 ? 'Saint-' : 'Sainte-';
    return short === short.toUpperCase() ? saint.toUpperCase() : saint;
  });

/** A town as it is spelled: « AIX EN PROVENCE » is « Aix-en-Provence », « St Etienne » is « Saint-Étienne ». */
export function townName(name: string, context: readonly string[] = []): string {
  const isPlain = name !== name.toLocaleUpperCase('fr') && name !== name.toLocaleLowerCase('fr');
  const bare = name.replace(/ (?:\d{1,2}(?:er|e|ème)?(?: arrondissement)?|[IVX]+(?:er|e))$/iu, '');
  const cased = isPlain
    ? bare
    : lowerSmallWords(repairCase(bare).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()));
  if (context.some(isAbroad)) return cased;
  return townsByKey.get(placeKey(cased)) ?? withHyphens(cased);
}

const lowerSmallWords = (name: string) =>
  name
    .replace(/(?<=[- ])(En|De|Du|Des|La|Le|Les|Lès|Sur|Sous|Et|Au|Aux|À)(?=[- ])/gu, (small) =>
      small.toLowerCase(),
    )
    .replace(/(?<=[- ])([DL])’(?=\p{L})/gu, (_, letter: string) => `${letter.toLowerCase()}’`);

/** « Villiers sur Marne », « Saint Malo »: the parts of a French town are tied, but for its article. */
function withHyphens(name: string): string {
  const [, article = '', rest = name] = /^(L[ea]s? )(.+)$/u.exec(name) ?? [];
  const isTied = /^Sainte? |\s(?:sur|sous|en|lès|les|près)\s/u.test(rest);
  return isTied ? article + rest.replace(/ /g, '-') : name;
}
