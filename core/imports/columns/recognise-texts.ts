import { readDomain } from '../../words/domain-name.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import {
  hasShapeOfName,
  isCivility,
  isCompany,
  isDate,
  isFirstName,
  isNumber,
  isPlace,
  isTitle,
  isWholeName,
} from '../cell-kinds.ts';
import type { ImportField } from '../import-fields.ts';
import { type Columns, hasWholeName, isMostly, shareOf } from './columns.ts';
import { isAside } from './header-names.ts';

/**
 * Columns that hold words, known by what the words are: first names, titles, towns. Those that a header names otherwise
 * are only taken when most of their cells leave no doubt.
 */
export function recogniseTexts(
  columns: Columns,
  cells: readonly string[][],
  header: readonly string[] | null,
): void {
  const isNamed = header !== null;
  const least = isNamed ? 0.6 : 0.4;
  const fewest = isNamed ? 2 : 1;
  const free = () =>
    cells.flatMap((column, at) =>
      columns[at] === null &&
      column.length >= fewest &&
      !isAside(header?.[at] ?? '') &&
      !isMostly(column, isNoText)
        ? [at]
        : [],
    );
  const take = (field: ImportField, isSuch: (cell: string) => boolean, above = least) => {
    const best = free()
      .map((at) => ({ at, share: shareOf(cells[at] ?? [], isSuch) }))
      .sort((one, other) => other.share - one.share)[0];
    if (best && best.share >= above) columns[best.at] = field;
    return best && best.share >= above ? best.at : -1;
  };
  if (!hasWholeName(columns) && !columns.includes('firstName') && !columns.includes('lastName')) {
    if (take('fullName', isWholeName) === -1) takeNamePair(columns, cells, take);
  }
  if (!columns.includes('headline')) take('headline', isTitle);
  if (!columns.includes('city') && !columns.includes('location')) take('location', isPlace);
  if (!columns.includes('company')) {
    const domains = new Set(cells.flatMap((_, at) => domainsOf(columns[at], cells[at] ?? [])));
    const isOfDomain = (cell: string) => isCompany(cell) || isNamedBy(cell, domains);
    const at = take('company', isOfDomain, isNamed ? 0.4 : 0.2);
    // Without any header, words that are nothing else are most often the company.
    const rest = isNamed ? [] : free();
    if (at === -1 && rest.length > 0) columns[rest[0] ?? 0] = 'company';
  }
  // Short names beside a company that are neither people nor jobs: towns that no table holds.
  if (header === null && columns.includes('company') && !columns.includes('location')) {
    const last = free().find((at) => isMostly(cells[at] ?? [], isShortName));
    if (last !== undefined) columns[last] = 'location';
  }
}

const isShortName = (cell: string): boolean => /^\p{Lu}[\p{L}’' -]{2,24}$/u.test(cell) && !isTitle(cell);

const isNoText = (cell: string): boolean =>
  isNumber(cell) || isDate(cell) || isCivility(cell) || cell.includes('://') || cell.length > 120;

/** First names in one column, what has the shape of a name in the one beside it. */
function takeNamePair(
  columns: Columns,
  cells: readonly string[][],
  take: (field: ImportField, isSuch: (cell: string) => boolean, above?: number) => number,
): void {
  const first = take('firstName', (cell) => isFirstName(cell.split(' ')[0] ?? '') && !isPlace(cell), 0.5);
  if (first === -1) return;
  const beside = [first + 1, first - 1].filter(
    (at) => columns[at] === null && isMostly(cells[at] ?? [], hasShapeOfName),
  );
  // « s.vuillemin@rivoire.example » says which of the two is a person's.
  const mailboxes = columns.flatMap((field, at) =>
    field === 'email' ? (cells[at] ?? []).map((cell) => keyOf(cell.split('@')[0] ?? '')) : [],
  );
  const isInMailbox = (cell: string) => mailboxes.some((mailbox) => mailbox.includes(keyOf(cell)));
  const oddness = (at: number) => strangeness(cells[at] ?? []) - 3 * shareOf(cells[at] ?? [], isInMailbox);
  const plainest = beside.sort((one, other) => oddness(one) - oddness(other))[0];
  if (plainest !== undefined) columns[plainest] = 'lastName';
}

const keyOf = (text: string) => normaliseWords(text).replaceAll(' ', '');

const strangeness = (cells: readonly string[]) =>
  shareOf(cells, isTitle) + shareOf(cells, isPlace) + shareOf(cells, isCompany);

const domainsOf = (field: ImportField | null | undefined, cells: readonly string[]): string[] =>
  field === 'email' || field === 'otherEmail' || field === 'website'
    ? cells.flatMap((cell) => readDomain(cell)?.split('.')[0]?.replaceAll('-', '') ?? [])
    : [];

function isNamedBy(cell: string, domains: ReadonlySet<string>): boolean {
  const words = normaliseWords(cell).split(' ');
  return domains.has(words.join('')) || words.some((word) => word.length > 3 && domains.has(word));
}
