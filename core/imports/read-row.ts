import { isPlainLinkedin, linkedinUrl, readLinkedin } from '../people/linkedin-address.ts';
import { type PersonField, type PersonFields, personFields } from '../people/person-fields.ts';
import { isSharedBox, readEmail, readPhone, readWebsite } from '../people/read-contact.ts';
import { plainLine } from '../words/plain-line.ts';
import { unguardFormula } from '../words/write-csv.ts';
import { type CrmIdField, crmIdFields } from './crm-presets.ts';
import { repairMojibake } from './decode-text.ts';
import type { Fix, RefusalCode } from './fixes.ts';
import type { Columns } from './guess-columns.ts';
import { type Cells, type NoteFix, readCell } from './read-cell.ts';
import { readCompanyFields } from './read-company-fields.ts';
import { readNames } from './read-names.ts';
import { uniteTags } from './unite-tags.ts';

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

export function readRow(row: readonly string[], columns: Columns): ReadRow {
  const fixes: Fix[] = [];
  const noteFix: NoteFix = (code, field, before, after) => void fixes.push({ code, field, before, after });
  const cells = readCells(row, columns, noteFix);
  const names = readNames(cells, noteFix);
  const contact = readContacts(cells, noteFix);
  const fields = cutLong(
    {
      ...names,
      ...(cells.headline && { headline: cells.headline }),
      ...(cells.company && { company: cells.company }),
      ...readCompanyFields(cells, noteFix),
      ...contact.fields,
    },
    noteFix,
  );
  const identities = identitiesOf(cells, contact);
  const personId = uuid.test(cells.accrocheId ?? '') ? (cells.accrocheId ?? '').toLowerCase() : null;
  return {
    fields,
    identities,
    personId,
    tags: readTags(cells.tags),
    fixes,
    refusal: refusalOf(cells, identities, personId, fixes),
  };
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Trimmed and in one line; a cell that says nothing is as good as absent. */
function readCells(row: readonly string[], columns: Columns, noteFix: NoteFix): Cells {
  const cells: Cells = {};
  columns.forEach((field, at) => {
    const said = plainLine(unguardFormula((row[at] ?? '').trim())).replace(/\s+/g, ' ');
    if (!field || isNothing(said)) return;
    const mended = repairMojibake(said);
    if (mended !== said) noteFix('encoding_repaired', field, said, mended);
    cells[field] = mended;
  });
  return cells;
}

const isNothing = (cell: string) =>
  /^(?:|[-–—.?]+|n\/?a|null|undefined|#n\/a|néant|nc|non renseigné)$/i.test(cell);

function readContacts(cells: Cells, noteFix: NoteFix) {
  const fields: Partial<PersonFields> = {};
  const email = readCell(cells, 'email', readEmail, noteFix, ['email_normalised', 'email_unreadable']);
  const phone = readCell(cells, 'phone', readPhone, noteFix, ['phone_normalised', 'phone_unreadable']);
  const website = readCell(cells, 'website', readWebsite, noteFix, [
    'website_normalised',
    'website_unreadable',
  ]);
  if (email) fields.email = email;
  if (phone) fields.phone = phone;
  if (website) fields.website = website;
  if (email && isSharedBox(email)) noteFix('email_shared', 'email', email, email);
  return { fields, linkedin: cells.linkedin ? readLinkedinCell(cells.linkedin, noteFix) : null };
}

function readLinkedinCell(said: string, noteFix: NoteFix): ImportedIdentity | null {
  const read = readLinkedin(said);
  if (read.is === 'company') noteFix('linkedin_company', 'linkedin', said, null);
  if (read.is === 'unreadable') noteFix('linkedin_unreadable', 'linkedin', said, null);
  if (read.is === 'old') noteFix('linkedin_old', 'linkedin', said, null);
  if (read.is === 'member') return { kind: read.kind, value: read.id };
  if (read.is !== 'profile') return null;
  const after = linkedinUrl(read.publicIdentifier);
  if (!isPlainLinkedin(said) && said !== after) noteFix('linkedin_normalised', 'linkedin', said, after);
  return { kind: 'public_identifier', value: read.publicIdentifier };
}

function identitiesOf(
  cells: Cells,
  { fields, linkedin }: ReturnType<typeof readContacts>,
): ImportedIdentity[] {
  const crm = (Object.keys(crmIdFields) as CrmIdField[]).flatMap((field): ImportedIdentity[] =>
    cells[field] ? [{ kind: 'crm', value: `${crmIdFields[field]}:${cells[field].slice(0, 100)}` }] : [],
  );
  const email = fields.email && !isSharedBox(fields.email) ? fields.email : null;
  return [
    ...(linkedin ? [linkedin] : []),
    ...crm,
    ...(email ? [{ kind: 'email' as const, value: email }] : []),
  ];
}

const readTags = (said = ''): string[] => {
  const tags = said
    .split(/[,;|]/)
    .map((tag) => tag.trim().slice(0, longestTag))
    .filter(Boolean);
  return uniteTags(tags).slice(0, mostTags);
};

function cutLong(fields: Partial<PersonFields>, noteFix: NoteFix): Partial<PersonFields> {
  const cut: Partial<PersonFields> = {};
  for (const field of personFields) {
    const said = fields[field];
    if (!said) continue;
    const kept = said.slice(0, longest[field]).toWellFormed();
    if (kept !== said) noteFix('text_cut', field, `${said.slice(0, 60)}…`, `${kept.slice(0, 60)}…`);
    cut[field] = kept;
  }
  return cut;
}

function refusalOf(
  cells: Cells,
  identities: readonly ImportedIdentity[],
  personId: string | null,
  fixes: readonly Fix[],
): RefusalCode | null {
  if (identities.length > 0 || personId) return null;
  if (fixes.some(({ code }) => code === 'linkedin_company')) return 'company_page';
  const isNamed = cells.firstName ?? cells.lastName ?? cells.fullName ?? cells.linkedin ?? cells.email;
  return isNamed ? 'no_identity' : 'nobody';
}
