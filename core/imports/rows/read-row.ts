import { isPlainLinkedin, linkedinUrl, readLinkedin } from '../../people/linkedin-address.ts';
import type { Detail } from '../../people/person-facts.ts';
import { type PersonField, type PersonFields, personFields } from '../../people/person-fields.ts';
import { isSharedBox, readEmail, readWebsite } from '../../people/read-contact.ts';
import { normaliseWords } from '../../words/normalise-words.ts';
import type { Columns } from '../columns/columns.ts';
import { type CrmIdField, crmIdFields } from '../columns/crm-presets.ts';
import type { Fix, RefusalCode } from '../fixes.ts';
import type { ImportField } from '../import-fields.ts';
import { mergeTags } from './merge-tags.ts';
import { isNothing, plainCell } from './plain-cell.ts';
import { type Cells, type NoteFix, readCell } from './read-cell.ts';
import { readCompanyFields } from './read-company-fields.ts';
import { readNames } from './read-names.ts';
import { repairCompanyCapitals, repairTitleCapitals } from './repair-capitals.ts';
import { findPhone, splitCells } from './split-cells.ts';

export type ImportedIdentity = {
  kind: 'public_identifier' | 'classic' | 'sales_navigator' | 'crm' | 'email';
  value: string;
};

/** What one line says of a person, corrected; `refusal` says why it cannot be taken. */
export type ReadRow = {
  fields: Partial<PersonFields>;
  /** What the line names the person by, the surest first. */
  identities: ImportedIdentity[];
  /** Our own id, from a file that we wrote. */
  personId: string | null;
  tags: string[];
  /** What other columns say, under their names. */
  details: Detail[];
  fixes: Fix[];
  refusal: RefusalCode | null;
};

const longest: Record<PersonField, number> = {
  firstName: 100,
  lastName: 100,
  headline: 300,
  company: 200,
  location: 200,
  email: 254,
  phone: 40,
  website: 500,
  siren: 9,
  naf: 6,
  department: 3,
  headcountBand: 2,
};
const mostTags = 10;
const longestTag = 40;

export function readRow(row: readonly string[], columns: Columns, names: readonly string[] = []): ReadRow {
  const fixes: Fix[] = [];
  const noteFix: NoteFix = (code, field, before, after) => void fixes.push({ code, field, before, after });
  const { cells: written, details } = readCells(row, columns, names, noteFix);
  const cells = splitCells(written, columns, (field) => names[columns.indexOf(field)] ?? '');
  const personName = readNames(cells, noteFix);
  const contact = readContacts(cells, noteFix);
  const fields = cutLong(
    {
      ...personName,
      ...readPosition(cells, noteFix),
      ...readCompanyFields(cells, noteFix),
      ...contact.fields,
    },
    noteFix,
  );
  const identities = identitiesOf(cells, contact);
  details.push(
    ...unusedOf(cells, fields, fixes).map((field) => ({
      name: names[columns.indexOf(field)] ?? '',
      value: cells[field] ?? '',
    })),
  );
  const personId = uuid.test(cells.accrocheId ?? '') ? (cells.accrocheId ?? '').toLowerCase() : null;
  return {
    fields,
    identities,
    personId,
    tags: readTags(cells.tags),
    details,
    fixes,
    refusal: refusalOf(cells, columns, { identities, personId, personName, fixes }),
  };
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** What a column says that no field keeps: another number, a size that INSEE does not know. */
function unusedOf(
  cells: Cells,
  { email, phone }: Partial<PersonFields>,
  fixes: readonly Fix[],
): ImportField[] {
  const isSpare = {
    otherEmail: cells.otherEmail !== undefined && readEmail(cells.otherEmail) !== email,
    otherPhone: cells.otherPhone !== undefined && findPhone(cells.otherPhone) !== phone,
  };
  return [
    ...(isSpare.otherEmail ? (['otherEmail'] as const) : []),
    ...(isSpare.otherPhone ? (['otherPhone'] as const) : []),
    ...fixes.flatMap(({ code, field }) => (code === 'headcount_unknown' ? [field] : [])),
  ];
}

const mostDetails = 30;
const longestDetail = 500;

/** A cell that says nothing is as good as absent. */
function readCells(
  row: readonly string[],
  columns: Columns,
  names: readonly string[],
  noteFix: NoteFix,
): { cells: Cells; details: Detail[] } {
  const cells: Cells = {};
  const details: Detail[] = [];
  columns.forEach((field, at) => {
    if (!field) return;
    const { value, repaired } = plainCell(row[at] ?? '');
    if (isNothing(repaired)) return;
    if (repaired !== value) noteFix('encoding_repaired', field, value, repaired);
    if (field !== 'detail') cells[field] = repaired;
    else if (details.length < mostDetails)
      details.push({ name: names[at] ?? '', value: repaired.slice(0, longestDetail).toWellFormed() });
  });
  return { cells, details };
}

function readPosition(cells: Cells, noteFix: NoteFix): Partial<PersonFields> {
  const fields: Partial<PersonFields> = {};
  for (const [field, calm] of [
    ['headline', repairTitleCapitals],
    ['company', repairCompanyCapitals],
  ] as const) {
    const value = cells[field];
    if (!value) continue;
    fields[field] = calm(value);
    if (fields[field] !== value) noteFix('text_calmed', field, value, fields[field]);
  }
  return fields;
}

function readContacts(cells: Cells, noteFix: NoteFix) {
  const fields: Partial<PersonFields> = {};
  const readMail = (field: 'email' | 'otherEmail') =>
    readCell(cells, field, readEmail, noteFix, ['email_normalised', 'email_unreadable']);
  const readNumber = (field: 'phone' | 'otherPhone') =>
    readCell(cells, field, findPhone, noteFix, ['phone_normalised', 'phone_unreadable']);
  const email = readMail('email') ?? readMail('otherEmail');
  const phone = readNumber('phone') ?? readNumber('otherPhone');
  const website = readCell(cells, 'website', readWebsite, noteFix, [
    'website_normalised',
    'website_unreadable',
  ]);
  if (email) fields.email = email;
  if (phone) fields.phone = phone;
  if (website) fields.website = website;
  if (email && isSharedBox(email)) noteFix('email_shared', 'email', email, email);
  const profiles = [cells.linkedin, cells.otherLinkedin].flatMap((cell) =>
    cell ? (readLinkedinCell(cell, noteFix) ?? []) : [],
  );
  // A profile and its number on Sales Navigator name the same person; two profiles do not.
  return {
    fields,
    profiles: profiles.filter(({ kind }, at) => profiles.findIndex((one) => one.kind === kind) === at),
  };
}

function readLinkedinCell(cell: string, noteFix: NoteFix): ImportedIdentity | null {
  const read = readLinkedin(cell);
  if (read.is === 'company') noteFix('linkedin_company', 'linkedin', cell, null);
  if (read.is === 'unreadable') noteFix('linkedin_unreadable', 'linkedin', cell, null);
  if (read.is === 'old') noteFix('linkedin_old', 'linkedin', cell, null);
  if (read.is === 'member') return { kind: read.kind, value: read.id };
  if (read.is !== 'profile') return null;
  const after = linkedinUrl(read.publicIdentifier);
  if (!isPlainLinkedin(cell) && cell !== after) noteFix('linkedin_normalised', 'linkedin', cell, after);
  return { kind: 'public_identifier', value: read.publicIdentifier };
}

function identitiesOf(
  cells: Cells,
  { fields, profiles }: ReturnType<typeof readContacts>,
): ImportedIdentity[] {
  const crm = (Object.keys(crmIdFields) as CrmIdField[]).flatMap((field): ImportedIdentity[] =>
    cells[field] ? [{ kind: 'crm', value: `${crmIdFields[field]}:${cells[field].slice(0, 100)}` }] : [],
  );
  const email = fields.email && !isSharedBox(fields.email) ? fields.email : null;
  return [...profiles, ...crm, ...(email ? [{ kind: 'email' as const, value: email }] : [])];
}

const readTags = (cell = ''): string[] => {
  const tags = cell
    .split(/[,;|]/)
    .map((tag) => tag.trim().slice(0, longestTag))
    .filter(Boolean);
  return mergeTags(tags).slice(0, mostTags);
};

function cutLong(fields: Partial<PersonFields>, noteFix: NoteFix): Partial<PersonFields> {
  const cut: Partial<PersonFields> = {};
  for (const field of personFields) {
    const value = fields[field];
    if (!value) continue;
    const kept = value.slice(0, longest[field]).toWellFormed();
    if (kept !== value) noteFix('text_cut', field, `${value.slice(0, 60)}…`, `${kept.slice(0, 60)}…`);
    cut[field] = kept;
  }
  return cut;
}

function refusalOf(
  cells: Cells,
  columns: Columns,
  {
    identities,
    personId,
    personName,
    fixes,
  }: Pick<ReadRow, 'identities' | 'personId' | 'fixes'> & { personName: Partial<PersonFields> },
): RefusalCode | null {
  if (identities.length > 0 || personId) return null;
  if (fixes.some(({ code }) => code === 'linkedin_company')) return 'company_page';
  return isNobody(cells, columns, personName) ? 'nobody' : 'no_identity';
}

/** What is written above, below and between people: totals, sources, titles of parts. */
const isRemark =
  /^(?:(?:sous )?total|totaux|nombre|nb|somme|source|export\w*|genere|generated|copyright|confiden\w*|page|report|rapport|filtre|filter|document|fin de|end of|mis a jour|mise a jour|maj|derniere|note|notes|legende|\d+ (?:contacts?|lignes?|personnes?|leads?|prospects?|results?|resultats?|records?|fiches?))(?: |$)/;

/** Nothing in the line names a person who could be asked for. */
function isNobody(cells: Cells, columns: Columns, { firstName, lastName }: Partial<PersonFields>): boolean {
  const name = [cells.firstName, cells.lastName, cells.fullName, cells.reversedName]
    .filter(Boolean)
    .join(' ');
  // A shared mailbox names nobody.
  if (!firstName && !lastName) return !cells.linkedin && (!cells.email || isSharedBox(cells.email));
  if (cells.email ?? cells.phone ?? cells.linkedin) return false;
  const words = normaliseWords(name);
  if (isRemark.test(words) || /[\d@]|[:=]\s*$|https?:/.test(name) || words.split(' ').length > 7) return true;
  // The title of a part stands alone in its line.
  return Object.keys(cells).length === 1 && columns.filter((field) => field !== null).length > 3;
}
