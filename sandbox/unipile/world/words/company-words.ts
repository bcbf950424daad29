import names from '#datasets/sandbox/brand-names.json' with { type: 'json' };
import activities from '#datasets/sandbox/company-activities.json' with { type: 'json' };
import lands from '#datasets/sandbox/lands.json' with { type: 'json' };
import { of } from '../french-text.ts';

/** Brands first as a poet would name them, then as an agency would. */
export const BRANDS: readonly string[] = [
  ...names.madeUp,
  ...names.starts.flatMap((start) => names.endings.map((ending) => start + ending)),
];
export const POETIC_BRANDS: readonly string[] = names.madeUp;

/** A name that tells the trade: « Charpentes Mallet » builds no roads. */
const ACTIVITIES: readonly (readonly [RegExp, string])[] = activities.map(({ name, does }) => [
  new RegExp(name),
  does,
]);

export const activityOf = (companyName: string): string | null =>
  ACTIVITIES.find(([pattern]) => pattern.test(companyName))?.[1] ?? null;

/** Trades in which nobody grows beyond. */
export const LARGEST_OF_TRADE: Readonly<Record<string, number>> = {
  'Architecture et urbanisme': 160,
  'Services juridiques': 400,
  'Vins et spiritueux': 700,
  'Associations et fondations': 1_500,
  'Médias et édition': 900,
  'Services de publicité': 800,
  'Tourisme et voyages': 2_500,
  'Enseignement supérieur': 900,
};

const WITH_DU = new Set(lands.du);
const WITH_DES = new Set(lands.des);
const WITH_DE_L = new Set(lands.deL);

/** « du Vercors », « des Landes », « de l’Artois », « de Savoie ». */
export function ofLand(land: string): string {
  if (WITH_DU.has(land)) return `du ${land}`;
  if (WITH_DES.has(land)) return `des ${land}`;
  return WITH_DE_L.has(land) ? `de l’${land}` : of(land);
}
