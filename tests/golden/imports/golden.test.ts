import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ImportField } from '../../../core/imports/import-fields.ts';
import { createDuplicateFinder } from '../../../core/imports/rows/find-duplicates.ts';
import { plainCell } from '../../../core/imports/rows/plain-cell.ts';
import { readRow } from '../../../core/imports/rows/read-row.ts';
import type { PersonFields } from '../../../core/people/person-fields.ts';
import { readFile } from '../../../server/features/sourcing/imports/file/read-file.ts';

type Parts = { first?: string; last?: string; none?: boolean };
type NameCase = { input: Parts & { full?: string }; expect: Parts; why: string; also?: Parts[] };
type FileCase = {
  file: string;
  encoding: string;
  separator: string;
  headerRow: number;
  columns: Record<string, string>;
  people: Record<string, string>[];
  skippedLines: { line: number; why: string; either?: boolean }[];
};

const open = (name: string) => JSON.parse(readFileSync(new URL(name, import.meta.url), 'utf8'));
const names: NameCase[] = open('names.json');
const lists: FileCase[] = open('files.json');

const plain = (text: string | null | undefined) => (text ?? '').normalize('NFC').replaceAll('’', "'");
const isSameName = ({ firstName, lastName }: Partial<PersonFields>, { first, last }: Parts) =>
  plain(firstName) === plain(first) && plain(lastName) === plain(last);

function readName({ full, first = '', last = '' }: NameCase['input']): Partial<PersonFields> {
  const address = 'https://www.linkedin.com/in/ab12cd34';
  return full === undefined
    ? readRow([first, last, address], ['firstName', 'lastName', 'linkedin']).fields
    : readRow([full, address], ['fullName', 'linkedin']).fields;
}

test('of 200 names, all but the three whose accents their author leaves out', () => {
  const wrong = names.filter(({ input, expect, also = [] }) => {
    const read = readName(input);
    return ![expect, ...also].some((parts) => isSameName(read, parts));
  });
  expect(wrong.map(({ input }) => input)).toEqual([
    { first: 'aurelie', last: 'N/A' },
    { first: 'Jerome', last: 'Andre' },
    { full: 'LEFEVRE FRANCOIS' },
  ]);
});

const isRead = ({ input, expect: wanted, also = [] }: NameCase) =>
  [wanted, ...also].some((parts) => isSameName(readName(input), parts));

test('of 185 other names, all but a king, a slogan, and two whose order nothing tells', () => {
  const more: NameCase[] = open('more-names.json');
  expect(more.filter((one) => !isRead(one)).map(({ input }) => input.full)).toEqual([
    'Henri IV Mercier',
    'Vincent TUAL aime le vin',
    'Ould Cheikh Sidi Mohamed',
    'Diarra dit Coulibaly Moussa',
  ]);
});

// Nobody looked at those that are not read.
test('of 50 names that nothing was learned from, 42 are read', () => {
  const unread: NameCase[] = open('unread-names.json');
  expect(unread.filter(isRead).length).toBeGreaterThanOrEqual(42);
});

/** What their author calls the columns, and where the product puts them. */
const fields: Readonly<Record<string, readonly (ImportField | null)[]>> = {
  firstName: ['firstName'],
  lastName: ['lastName'],
  fullName: ['fullName', 'reversedName'],
  title: ['headline'],
  company: ['company'],
  city: ['city', 'location'],
  location: ['city', 'location'],
  country: ['country', 'detail', null],
  email: ['email'],
  otherEmail: ['otherEmail', 'detail', null],
  profileUrl: ['linkedin'],
  phone: ['phone', 'otherPhone', 'detail', null],
  notes: ['detail', null],
  salutation: ['detail', null],
  ignored: ['detail', null, 'tags', 'postcode', 'hubspotId'],
};

function readList({ file }: FileCase) {
  const bytes = new Uint8Array(readFileSync(new URL(`files/${file}`, import.meta.url)));
  const { head, pieces } = readFile({ bytes, isPacked: false, wish: {}, mapping: null, tags: [] });
  return { head, lines: [...pieces].flatMap(({ lines }) => lines) };
}

/** A column without a name of its own is called by its number. */
const columnAt = (name: string, columns: readonly { name: string }[]) =>
  /^\d+$/.test(name) ? Number(name) : columns.findIndex((column) => column.name === plainCell(name).repaired);

test.each(lists)('$file is opened, and its columns are known', (list) => {
  const { head } = readList(list);
  expect(head.reading).toMatchObject({
    encoding: list.encoding.replace('-bom', '').replace(/^us-ascii.*/, 'utf-8'),
    separator: list.separator,
    headerLine: list.headerRow || null,
  });
  const mistaken = Object.entries(list.columns).filter(
    ([name, meaning]) => !fields[meaning]?.includes(head.mapping[columnAt(name, head.columns)] ?? null),
  );
  expect(mistaken).toEqual([]);
});

test.each(lists)('$file: what is no person gets no name', (list) => {
  const findTwin = createDuplicateFinder();
  const { lines } = readList(list);
  const isTwin = new Map(lines.map((row) => [row, findTwin(row, row.line) !== null]));
  const named = lines.filter(
    (row) =>
      list.skippedLines.some(({ line, either }) => line === row.line && !either) &&
      row.refusal !== 'nobody' &&
      !isTwin.get(row) &&
      (row.fields.firstName || row.fields.lastName),
  );
  expect(named).toEqual([]);
});

test('of 103 people, all but five whose accents their author leaves out, and two « Van » that he writes small', () => {
  const others: string[] = [];
  for (const list of lists) {
    const skipped = new Set(list.skippedLines.map(({ line }) => line));
    const rows = readList(list).lines.filter(({ line }) => !skipped.has(line));
    expect(rows.length).toBe(list.people.length);
    list.people.forEach((person, at) => {
      const read = rows[at]?.fields ?? {};
      const isSame = (field: 'company' | 'headline' | 'email', wanted = '') =>
        plain(read[field]).toLowerCase() === plain(wanted).toLowerCase();
      const isRight =
        isSameName(read, person) &&
        isSame('company', person.company) &&
        isSame('headline', person.title) &&
        isSame('email', person.email);
      if (!isRight) others.push(`${read.firstName} ${read.lastName}`);
    });
  }
  expect(others).toEqual([
    'Benoît Riviere',
    'Koen Van den Bossche',
    'François Lefevre',
    'Hélène Berard',
    'José d Almeida',
    'Anne-Gaëlle Le Guen',
    'Pieter Van der Berg',
  ]);
});
