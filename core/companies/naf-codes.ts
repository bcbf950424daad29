import codes from '#datasets/companies/naf-codes.json' with { type: 'json' };
import { normaliseWords } from '../words/normalise-words.ts';

/**
 * The 732 subclasses of the NAF rév. 2, by their codes: « 62.01Z » is « Programmation informatique ».
 * Source: INSEE, « Nomenclature d’activités française, NAF rév. 2 », Licence Ouverte 2.0 (Etalab).
 */
export const nafLabels: ReadonlyMap<string, string> = new Map(Object.entries(codes));

const codesByLabel = new Map(Array.from(nafLabels, ([code, label]) => [normaliseWords(label), code]));

/** « 6201z », « 62.01 Z », « 62.01Z - Programmation informatique », or the label alone; null when INSEE has no such code. */
export function readNaf(text: string): string | null {
  const parts = /^\s*(?:(?:NAF|APE)\s*:?\s*)?(\d{1,2})[.\s]?(\d{2})[.\s-]?([a-z])(?![a-z0-9])/i.exec(text);
  if (!parts) return codesByLabel.get(normaliseWords(text)) ?? null;
  const [, division = '', group = '', letter = ''] = parts;
  // A spreadsheet eats the zero of « 0111Z ».
  const code = `${division.padStart(2, '0')}.${group}${letter.toUpperCase()}`;
  return nafLabels.has(code) ? code : null;
}
