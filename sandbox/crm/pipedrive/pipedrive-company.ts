import { randomBytes } from 'node:crypto';

/** A company as Pipedrive keeps it. */
export const recordTypes = ['persons', 'organizations', 'deals', 'activities'] as const;
export type RecordType = (typeof recordTypes)[number];
export const fieldKinds = ['person', 'organization', 'deal'] as const;
export type FieldKind = (typeof fieldKinds)[number];
export type Values = Record<string, unknown>;
export type PipedriveRecord = {
  id: number;
  values: Values;
  custom: Record<string, string>;
  addedAt: string;
  isDeleted: boolean;
};
export type Field = { field_name: string; field_code: string; field_type: string; is_custom_field: boolean };
export type Company = {
  companyId: number;
  companyName: string;
  users: { id: number; name: string; email: string }[];
  lastId: number;
  records: Record<RecordType, Record<string, PipedriveRecord>>;
  fields: Record<FieldKind, Field[]>;
  codes: string[];
  tokens: string[];
  /** What the day has cost so far, in tokens of the budget. */
  spent: number;
  /** Every record that was ever made, in order: what is counted by tests. */
  ledger: { type: RecordType; id: number; values: Values; custom: Record<string, string> }[];
};

export const privateToken = 'pipedrive-sandbox-token';
/** Whose private token it is. */
export const tokenOwner = { id: 501, name: 'Hélène Vasseur', email: 'helene@lisere-conseil.example' };

const own = (names: string, field_type = 'varchar'): Field[] =>
  names.split(' ').map((name) => ({
    ...{ field_name: name, field_code: name, field_type, is_custom_field: false },
  }));

export const emptyCompany = (): Company => ({
  companyId: 7_300_001,
  companyName: 'Liseré Conseil',
  users: [tokenOwner, { id: 502, name: 'Paul Martin', email: 'paul.martin@lisere-conseil.example' }],
  lastId: 100,
  records: { persons: {}, organizations: {}, deals: {}, activities: {} },
  fields: {
    person: own('name first_name last_name email phone'),
    organization: own('name address'),
    deal: own('title status'),
  },
  codes: [],
  tokens: [privateToken],
  spent: 0,
  ledger: [],
});

export class PipedriveError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const kindOf: Partial<Record<RecordType, FieldKind>> = {
  persons: 'person',
  organizations: 'organization',
  deals: 'deal',
};

export const living = (company: Company, type: RecordType): PipedriveRecord[] =>
  Object.values(company.records[type]).filter(({ isDeleted }) => !isDeleted);

export function find(company: Company, type: RecordType, id: unknown): PipedriveRecord {
  const record = company.records[type][String(id)];
  if (!record || record.isDeleted) throw new PipedriveError(404, `${type.slice(0, -1)} not found`);
  return record;
}

const longest = 255;

/** Refused as Pipedrive refuses: nothing of it is written. */
export function check(company: Company, type: RecordType, values: Values, custom: Record<string, string>) {
  const title = { persons: 'name', organizations: 'name', deals: 'title', activities: 'subject' }[type];
  const [named, kind] = [values[title], kindOf[type]];
  if (typeof named === 'string' && (named.length === 0 || named.length > longest))
    throw new PipedriveError(
      400,
      `Validation failed: ${title}: should be between 1 and ${longest} characters`,
    );
  for (const [code, value] of Object.entries(custom)) {
    const field = kind && company.fields[kind].find((one) => one.is_custom_field && one.field_code === code);
    if (!field) throw new PipedriveError(400, `Validation failed: custom_fields: unknown key ${code}`);
    if (field.field_type === 'varchar' && value.length > longest)
      throw new PipedriveError(400, `Validation failed: custom_fields: ${field.field_name} is too long`);
  }
  for (const [name, of] of [
    ['org_id', 'organizations'],
    ['person_id', 'persons'],
  ] as const) {
    const id = values[name];
    if (id !== undefined && id !== null && !living(company, of).some((one) => one.id === id))
      throw new PipedriveError(400, `Validation failed: ${name}: ${String(id)} not found`);
  }
}

export function make(
  company: Company,
  type: RecordType,
  values: Values,
  custom: Record<string, string>,
  at: string,
): PipedriveRecord {
  company.lastId += 1;
  const begins = type === 'deals' ? { status: 'open', stage_id: 1, pipeline_id: 1 } : {};
  const record = {
    id: company.lastId,
    values: { owner_id: tokenOwner.id, ...begins, ...values },
    ...{ custom: { ...custom }, addedAt: at, isDeleted: false },
  };
  company.records[type][String(record.id)] = record;
  company.ledger.push({ type, id: record.id, values: { ...values }, custom: { ...custom } });
  return record;
}

export function makeField(company: Company, kind: FieldKind, field_name: string, field_type: string): Field {
  const field = {
    field_name,
    field_type,
    field_code: randomBytes(20).toString('hex'),
    is_custom_field: true,
  };
  company.fields[kind].push(field);
  return field;
}
