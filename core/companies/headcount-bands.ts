import { normaliseWords } from '../words/normalise-words.ts';

type Band = { code: string; label: string; min: number | null };

/** INSEE, « tranche d’effectif salarié » of the SIRENE register. */
export const headcountBands = [
  { code: 'NN', label: 'Non employeuse', min: null },
  { code: '00', label: '0 salarié', min: 0 },
  { code: '01', label: '1 ou 2 salariés', min: 1 },
  { code: '02', label: '3 à 5 salariés', min: 3 },
  { code: '03', label: '6 à 9 salariés', min: 6 },
  { code: '11', label: '10 à 19 salariés', min: 10 },
  { code: '12', label: '20 à 49 salariés', min: 20 },
  { code: '21', label: '50 à 99 salariés', min: 50 },
  { code: '22', label: '100 à 199 salariés', min: 100 },
  { code: '31', label: '200 à 249 salariés', min: 200 },
  { code: '32', label: '250 à 499 salariés', min: 250 },
  { code: '41', label: '500 à 999 salariés', min: 500 },
  { code: '42', label: '1 000 à 1 999 salariés', min: 1000 },
  { code: '51', label: '2 000 à 4 999 salariés', min: 2000 },
  { code: '52', label: '5 000 à 9 999 salariés', min: 5000 },
  { code: '53', label: '10 000 salariés et plus', min: 10_000 },
] as const satisfies readonly Band[];
export type HeadcountBand = (typeof headcountBands)[number]['code'];

export const headcountLabels: ReadonlyMap<string, string> = new Map(
  headcountBands.map(({ code, label }) => [code, label]),
);

const bandsByLabel = new Map(headcountBands.map(({ code, label }) => [bare(label), code]));

function bare(text: string): string {
  return normaliseWords(text.replace(/(\d)[\s\u00a0\u202f](?=\d{3})/g, '$1'))
    .replace(/ (?:salaries?|employes?|employees|personnes|collaborateurs)\b/g, '')
    .replace(/\b(?:entre|de|from) /g, '')
    .replace(/ (?:et|ou|to|and) /g, ' a ');
}

export const bandOfHeadcount = (employees: number): HeadcountBand =>
  headcountBands.findLast(({ min }) => min !== null && min <= employees)?.code ?? '00';

/** Of a column of INSEE codes: « 12 » is a code there, and labels are read too. */
export function readBand(text: string): HeadcountBand | null {
  const code = text.trim().toUpperCase();
  const padded = /^\d$/.test(code) ? `0${code}` : code;
  return headcountBands.find((band) => band.code === padded)?.code ?? readHeadcount(text);
}

/**
 * Of a number of employees, of a range or of a label. A range that no band holds whole is not known: « 11 à 50 » may be
 * one or another.
 */
export function readHeadcount(text: string): HeadcountBand | null {
  const plain = bare(text);
  const known = bandsByLabel.get(plain);
  if (known) return known;
  const [low, high, ...more] = (plain.match(/\d+/g) ?? []).map(Number);
  if (low === undefined || more.length > 0) return null;
  const isOpen = /\+|\ba plus\b|plus de|moins de|more than|less than|over|under/.test(plain);
  if (high === undefined) return isOpen && low < 10_000 ? null : bandOfHeadcount(low);
  return bandOfHeadcount(low) === bandOfHeadcount(high) ? bandOfHeadcount(low) : null;
}

/** The employees that a band stands for; null when it gives none. */
export function employeesOfBand(band: string | null): { min: number; max: number | null } | null {
  const at = headcountBands.findIndex(({ code }) => code === band);
  const min = headcountBands[at]?.min ?? null;
  if (min === null) return null;
  const next = headcountBands[at + 1]?.min ?? null;
  return { min, max: next === null ? null : next - 1 };
}
