import {
  isCivility,
  isEmail,
  isLinkedin,
  isMember,
  isNumber,
  isPhone,
  isProfile,
  isSirenCell,
  isWebsite,
} from '../cell-kinds.ts';
import type { ImportField } from '../import-fields.ts';
import { type Columns, hasWholeName, isMostly, type Rows, shareOf } from './columns.ts';
import { fieldOfHeader, isAside, isOfCompany, type NamedField } from './header-names.ts';
import { isReversed } from './name-order.ts';
import { recogniseTexts } from './recognise-texts.ts';

const sampleRows = 60;

/** By the names of the columns, then by what their cells look like; what nothing explains is kept as a detail. */
export function guessColumns(header: readonly string[] | null, rows: Rows): Columns {
  const sample = rows.slice(0, sampleRows);
  const width = Math.max(header?.length ?? 0, ...sample.map((row) => row.length), 0);
  const cells = Array.from({ length: width }, (_, at) => cellsOf(sample, at));
  const columns: Columns = Array.from({ length: width }, () => null);
  nameColumns(columns, header ?? [], cells);
  for (const [field, isSuch] of looksLike) {
    if (columns.includes(field)) continue;
    const at = cells.findIndex(
      (column, at) =>
        columns[at] === null &&
        !isAside(header?.[at] ?? '') &&
        !(field === 'linkedin' && isOfCompany(header?.[at] ?? '')) &&
        isMostly(column, isSuch),
    );
    if (at !== -1) columns[at] = field;
  }
  recogniseTexts(columns, cells, header);
  sortOutNameColumns(columns, cells, header ?? [], sample);
  return columns.map((field, at) => field ?? (isOfUse(cells[at] ?? [], header?.[at]) ? 'detail' : null));
}

const cellsOf = (rows: Rows, column: number): string[] =>
  rows.map((row) => row[column]?.trim() ?? '').filter(Boolean);

const looksLike: readonly [ImportField, (cell: string) => boolean][] = [
  ['linkedin', isProfile],
  ['linkedin', isLinkedin],
  ['otherLinkedin', isMember],
  ['email', isEmail],
  ['siren', isSirenCell],
  ['phone', isPhone],
  ['otherEmail', isEmail],
  ['otherPhone', isPhone],
  ['website', isWebsite],
];

/** Columns that our own export adds, which describe no person. */
const ownMarks =
  /^(?:score|verdict|exclusion|source|détail de la source|base légale|date d’ajout|profil lu le)$/i;
const isOfUse = (cells: readonly string[], name = '') => cells.length > 0 && !ownMarks.test(name.trim());

/** By the surest header first, then from the left; a column whose cells contradict its header is skipped. */
function nameColumns(columns: Columns, header: readonly string[], cells: readonly string[][]): void {
  const named = header
    .flatMap((name, at) => {
      const guess = fieldOfHeader(name);
      if (!guess) return [];
      // Of several numbers of their own, the first.
      const doubt = guess.field === 'phone' ? 0 : guess.doubt;
      return [{ ...guess, at, doubt: doubt + misfit(guess, cells[at] ?? []) }];
    })
    .filter(({ doubt }) => doubt < notAtAll)
    .sort((one, other) => one.doubt - other.doubt || one.at - other.at);
  for (const { field, at } of named) {
    const other = spare[field];
    if (!columns.includes(field)) columns[at] = field;
    else if (other && !columns.includes(other)) columns[at] = other;
  }
  // « Région » beside « Ville » says less.
  const region = columns.indexOf('location');
  if (columns.includes('city') && region !== -1 && isWide.test(header[region] ?? '')) columns[region] = null;
}

const spare: Partial<Record<ImportField, ImportField>> = {
  linkedin: 'otherLinkedin',
  email: 'otherEmail',
  phone: 'otherPhone',
};
const isWide = /r[ée]gion|zone|state|geo|adresse|address/i;

const notAtAll = 100;
const text = (cell: string) => !isEmail(cell) && !isLinkedin(cell) && !isNumber(cell) && !isWebsite(cell);
const fits: Partial<Record<ImportField, (cell: string) => boolean>> = {
  firstName: text,
  lastName: text,
  fullName: text,
  reversedName: text,
  headline: (cell) => text(cell) && !isCivility(cell),
  company: (cell) => !isEmail(cell) && !isLinkedin(cell),
  // Addresses that lead nowhere are said so, line by line.
  linkedin: (cell) => isLinkedin(cell) || /linkedin\.com\//i.test(cell),
  email: (cell) => cell.includes('@'),
  otherEmail: (cell) => cell.includes('@'),
  phone: (cell) => /\d{2}/.test(cell),
  otherPhone: (cell) => /\d{2}/.test(cell),
  website: isWebsite,
  location: text,
  city: text,
  country: text,
};

/** 0 when the cells fit the field, more when the column is empty, most when they are something else. */
function misfit({ field, doubt }: NamedField, cells: readonly string[]): number {
  if (cells.length === 0) return 20;
  const isSuch = fits[field];
  if (!isSuch) return 0;
  const share = shareOf(cells, isSuch);
  // One cell alone may be a slip, under a name that leaves no doubt.
  if (share < 0.3 && (cells.length > 1 || doubt > 0)) return notAtAll;
  // Of several addresses, the one that names profiles.
  return field === 'linkedin' && !isMostly(cells, isProfile) ? 10 : 0;
}

/** « Nom » without a « Prénom » column holds whole names; the cells show in which order. */
function sortOutNameColumns(
  columns: Columns,
  cells: readonly string[][],
  header: readonly string[],
  rows: Rows,
) {
  const last = columns.indexOf('lastName');
  if (last !== -1 && !columns.includes('firstName') && !hasWholeName(columns))
    if (isMostly(cells[last] ?? [], (cell) => /\S\s+\S/.test(cell))) columns[last] = 'fullName';
  const at = columns.findIndex((field) => field === 'fullName' || field === 'reversedName');
  if (at === -1) return;
  const says = fieldOfHeader(header[at] ?? '')?.field === 'reversedName';
  columns[at] = isReversed(rows, columns, at, says) ? 'reversedName' : 'fullName';
}

const weights: Partial<Record<ImportField, number>> = {
  linkedin: 3,
  email: 3,
  fullName: 3,
  reversedName: 3,
  firstName: 2,
  lastName: 2,
  headline: 2,
  phone: 1,
  company: 1,
};

/** How much a table looks like a list of people. */
export const scoreColumns = (header: readonly string[] | null, rows: Rows): number =>
  guessColumns(header, rows).reduce((sum, field) => sum + ((field && weights[field]) ?? 0), 0);
