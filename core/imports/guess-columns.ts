import { readSiren } from '../companies/siren.ts';
import { readLinkedin } from '../people/linkedin-address.ts';
import { readEmail, readPhone } from '../people/read-contact.ts';
import { normaliseWords } from '../words/normalise-words.ts';
import { crmNames, crmPresets } from './crm-presets.ts';
import { fieldHeaders, type ImportField, importFields } from './import-fields.ts';

/** What each column fills, in their order; null is left aside. */
export type Columns = (ImportField | null)[];

const fieldsByHeader = new Map<string, ImportField>();
// « City » means a town everywhere but in the presets, where it shows the whole place.
for (const name of crmNames)
  for (const { header, field } of crmPresets[name].columns)
    if (field !== 'location') fieldsByHeader.set(normaliseWords(header), field);
for (const field of importFields)
  for (const header of fieldHeaders[field].split(',')) fieldsByHeader.set(header, field);

/** « Person - Email - Work », « first_name » and « FirstName » are read as words. */
function headerKey(header: string): string {
  const words = normaliseWords(header.replace(/([\p{Ll}])(\p{Lu})/gu, '$1 $2').replace(/\(.*?\)/g, ' '));
  return words.replace(/^(?:person|personne|contact|lead) (?=.)/, '').replace(/ (?:work|pro)$/, '');
}

const fieldOfHeader = (header: string): ImportField | undefined =>
  fieldsByHeader.get(normaliseWords(header)) ?? fieldsByHeader.get(headerKey(header));

const looksLike: readonly [ImportField, (cell: string) => boolean][] = [
  ['linkedin', (cell) => readLinkedin(cell).is !== 'unreadable'],
  ['email', (cell) => cell.includes('@') && readEmail(cell) !== null],
  ['siren', (cell) => /\d{3}\s?\d{3}\s?\d{3}/.test(cell) && readSiren(cell) !== null],
  ['phone', (cell) => /^\+|^0/.test(cell.trim()) && readPhone(cell) !== null],
];
const looksLikeData = (cell: string): boolean =>
  looksLike.some(([, isSuch]) => isSuch(cell)) || /^\d[\d\s.,]*$/.test(cell.trim());

const sampleRows = 40;

/** A title, a date, the notes of an export: no tool writes more before the names of its columns. */
export const headerDepth = 15;

/**
 * Which of the first lines names the columns: the one with the most names that a tool would give, else the very first
 * when it is unlike the lines that follow; null when the first line is a person already.
 */
export function findHeader(rows: readonly (readonly string[])[]): number | null {
  const named = rows.slice(0, headerDepth).map(countNames);
  const most = Math.max(0, ...named);
  const at = named.indexOf(most);
  // One such word may stand in a person's line or in a title: alone, it counts only before any person.
  if (most > 1 || (most === 1 && !rows.slice(0, at).some((row) => row.some(looksLikeData)))) return at;
  const [first, ...rest] = rows.slice(0, sampleRows);
  if (!first || first.some(looksLikeData)) return null;
  return first.some((_, column) => rest.some((row) => looksLikeData(row[column] ?? ''))) ? 0 : null;
}

const countNames = (row: readonly string[]): number =>
  row.some(looksLikeData) ? 0 : new Set(row.flatMap((cell) => fieldOfHeader(cell) ?? [])).size;

/** By the names of the columns, then by what their cells look like; no field twice. */
export function guessColumns(
  header: readonly string[] | null,
  rows: readonly (readonly string[])[],
): Columns {
  const width = Math.max(header?.length ?? 0, ...rows.slice(0, sampleRows).map((row) => row.length), 0);
  const columns: Columns = Array.from({ length: width }, () => null);
  const isFree = (field: ImportField) => !columns.includes(field);
  header?.forEach((name, at) => {
    const field = fieldOfHeader(name);
    if (field && isFree(field)) columns[at] = field;
  });
  for (const [field, isSuch] of looksLike) {
    if (!isFree(field)) continue;
    const at = columns.findIndex((taken, column) => taken === null && isMostly(rows, column, isSuch));
    if (at !== -1) columns[at] = field;
  }
  return untangle(columns, rows, header !== null);
}

function isMostly(
  rows: readonly (readonly string[])[],
  column: number,
  isSuch: (cell: string) => boolean,
): boolean {
  const filled = rows
    .slice(0, sampleRows)
    .map((row) => row[column]?.trim() ?? '')
    .filter(Boolean);
  return filled.length > 0 && filled.filter(isSuch).length / filled.length > 0.6;
}

/** « Nom » alone, with no « Prénom » beside it, holds whole names; without a header, the first words are a name. */
function untangle(columns: Columns, rows: readonly (readonly string[])[], isNamed: boolean): Columns {
  const at = columns.indexOf('lastName');
  if (at !== -1 && !columns.includes('firstName') && !columns.includes('fullName'))
    if (isMostly(rows, at, (cell) => /\S\s+\S/.test(cell))) return columns.with(at, 'fullName');
  if (isNamed || columns.some((field) => field === 'fullName' || field === 'lastName')) return columns;
  const isName = (cell: string) => /^[\p{L}’'. -]{2,60}$/u.test(cell);
  const free = columns.flatMap((field, column) =>
    field === null && isMostly(rows, column, isName) ? [column] : [],
  );
  const [first, second] = free;
  if (first === undefined) return columns;
  if (isMostly(rows, first, (cell) => /\S\s+\S/.test(cell))) return columns.with(first, 'fullName');
  if (second === undefined) return columns;
  return columns.with(first, 'firstName').with(second, 'lastName');
}
