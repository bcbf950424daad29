import { regions } from '../places/french-regions.ts';
import { readPlaces } from '../places/read-place.ts';
import { normaliseWords } from '../words/normalise-words.ts';

/** The 101 departments, by their number: « 2A » is « Corse-du-Sud ». */
export const departmentLabels: ReadonlyMap<string, string> = new Map(
  regions
    .flatMap(({ departments }) => Object.keys(departments))
    .map((entry): [string, string] => [
      entry.slice(0, entry.indexOf(' ')),
      entry.slice(entry.indexOf(' ') + 1),
    ])
    .sort(([one], [other]) => (one < other ? -1 : 1)),
);

/** Of a number (« 1 », « 01 », « 2a »), a postcode, a name or a place; null when it is none, or several. */
export function readDepartment(text: string): string | null {
  const trimmed = text.trim();
  const code = trimmed.toUpperCase().padStart(2, '0');
  if (departmentLabels.has(code)) return code;
  // « 75 - Paris », « Rhône (69) ».
  const shown =
    /^(\d{2,3}|2[ab])\s*[-–:]\s*\p{L}/iu.exec(trimmed)?.[1] ?? /\((\d{2,3}|2[ab])\)$/i.exec(trimmed)?.[1];
  if (shown && departmentLabels.has(shown.toUpperCase())) return shown.toUpperCase();
  const postcode = /(?:^|[^\d])(\d{5})(?!\d)/.exec(trimmed)?.[1];
  if (postcode) return departmentOfPostcode(postcode);
  const places = readPlaces(trimmed);
  // « Lyon et périphérie » is wider than a department.
  if (places.some(({ isAround }) => isAround)) return null;
  const found = new Set(places.map(({ departments }) => departments?.join(' ') ?? ''));
  const only = found.size === 1 ? [...found][0]?.toUpperCase() : undefined;
  return only !== undefined && departmentLabels.has(only) ? only : null;
}

/** The two islands of Corsica share the first two digits: 200 and 201 are the south, the rest the north. */
function departmentOfPostcode(postcode: string): string | null {
  const start = postcode.slice(0, 2);
  if (start === '20') return Number(postcode.slice(2)) < 200 ? '2A' : '2B';
  const number = start === '97' ? postcode.slice(0, 3) : start;
  return departmentLabels.has(number) ? number : null;
}

/** « 67 Bas-Rhin ». */
export const nameDepartment = (number: string): string =>
  [number, departmentLabels.get(number)].filter(Boolean).join(' ');

/** By the beginning of a number, or of the words of a name, without accents. */
export function suggestDepartments(query: string, most: number): { code: string; name: string }[] {
  const words = normaliseWords(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return Array.from(departmentLabels, ([code, name]) => ({ code, name }))
    .filter(({ code, name }) => {
      const key = ` ${normaliseWords(`${code} ${name}`)}`;
      return words.every((word) => key.includes(` ${word}`));
    })
    .slice(0, most);
}
