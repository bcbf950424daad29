import countries from '#datasets/french/country-forms.json' with { type: 'json' };
import departments from '#datasets/french/department-forms.json' with { type: 'json' };
import otherNames from '#datasets/french/other-place-names.json' with { type: 'json' };
import regions from '#datasets/french/region-forms.json' with { type: 'json' };
import { fold } from '../../words/fold.ts';
import { oneOf } from '../../words/one-of.ts';

/**
 * How a place is said. One letter each:
 * e « en Gironde, de la Gironde »; c « en Bretagne, de Bretagne »; m « dans le Gard, du Gard »;
 * f « dans la Sarthe, de la Sarthe »; p « dans les Landes, des Landes »; o « au Maroc, du Maroc »;
 * x « aux États-Unis, des États-Unis »; a « à Paris, de Paris ».
 */
const placeForms = ['e', 'c', 'm', 'f', 'p', 'o', 'x', 'a'] as const;
export type PlaceForm = (typeof placeForms)[number];
export type PlaceTable = ReadonlyMap<string, PlaceForm>;

const read = (table: Readonly<Record<string, string>>): PlaceTable =>
  new Map(Object.entries(table).map(([name, form]) => [name, oneOf(placeForms, form)]));

/** The 101 departments; custom chooses between « en » and « dans la ». */
export const departmentForms: PlaceTable = read(departments);

/** The 18 regions, those of before 2016, and the lands people still name. */
export const regionForms: PlaceTable = read(regions);

export const countryForms: PlaceTable = read(countries);

/** The name of a town, a region or a country as the network or its owner may write it, and ours. */
export const otherPlaceNames: Readonly<Record<string, string>> = otherNames;

/** A place as it is looked up: « L’Haÿ-les-Roses » is « l hay les roses ». */
export const placeKey = (name: string): string =>
  fold(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
