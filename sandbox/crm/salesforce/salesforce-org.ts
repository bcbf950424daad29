/** An organization as Salesforce keeps it. */
export const recordTypes = [
  'Account',
  'Contact',
  'Task',
  'Opportunity',
  'OpportunityContactRole',
  'OpportunityStage',
  'User',
  'Organization',
  'PermissionSet',
  'FieldPermissions',
  'PermissionSetAssignment',
] as const;
export type RecordType = (typeof recordTypes)[number];
export type Value = string | boolean | null;
export type Fields = Record<string, Value>;
export type SalesforceRecord = { id: string; fields: Fields; isDeleted: boolean };
export type CustomField = { on: string; name: string; label: string; isExternalId: boolean };
export type Org = {
  userId: string;
  lastId: number;
  records: Record<RecordType, Record<string, SalesforceRecord>>;
  customFields: CustomField[];
  codes: string[];
  tokens: string[];
  /** Calls of the day. */
  spent: number;
  /** Every record that was ever made, in order: what is counted by tests. */
  ledger: { type: RecordType; id: string; fields: Fields }[];
};

/** What each has from the start; the others are made by whoever connects. */
export const standardFields: Record<RecordType, readonly string[]> = {
  Account: ['Name', 'Website', 'Type', 'OwnerId'],
  Contact: ['FirstName', 'LastName', 'Title', 'Email', 'Phone', 'MailingCity', 'AccountId', 'OwnerId'],
  Task: ['Subject', 'Description', 'Status', 'ActivityDate', 'WhoId', 'OwnerId'],
  Opportunity: ['Name', 'StageName', 'CloseDate', 'AccountId', 'OwnerId', 'IsClosed', 'IsWon'],
  OpportunityContactRole: ['OpportunityId', 'ContactId', 'IsPrimary'],
  OpportunityStage: ['ApiName', 'MasterLabel', 'IsActive', 'IsClosed', 'IsWon', 'SortOrder'],
  User: ['Name', 'Email'],
  Organization: ['Name'],
  PermissionSet: ['Name', 'Label'],
  FieldPermissions: ['ParentId', 'SobjectType', 'Field', 'PermissionsRead', 'PermissionsEdit'],
  PermissionSetAssignment: ['PermissionSetId', 'AssigneeId'],
};
export const labels: Record<string, string> = {
  FirstName: 'Prénom',
  LastName: 'Nom',
  Title: 'Titre',
  Email: 'E-mail',
  Phone: 'Téléphone',
  MailingCity: 'Ville de correspondance',
};
const prefixes: Record<RecordType, string> = {
  Account: '001',
  Contact: '003',
  Task: '00T',
  Opportunity: '006',
  OpportunityContactRole: '00K',
  OpportunityStage: '01J',
  User: '005',
  Organization: '00D',
  PermissionSet: '0PS',
  FieldPermissions: '01k',
  PermissionSetAssignment: '0Pa',
};

const stages = [
  { name: 'Prospecting', label: 'Premier échange', isClosed: false, isWon: false },
  { name: 'Closed Won', label: 'Gagnée', isClosed: true, isWon: true },
  { name: 'Closed Lost', label: 'Perdue', isClosed: true, isWon: false },
];

export function emptyOrg(): Org {
  const records = Object.fromEntries(recordTypes.map((type) => [type, {}])) as Org['records'];
  const org: Org = {
    ...{ userId: '', lastId: 100, records, customFields: [], codes: [], tokens: [], spent: 0 },
    ledger: [],
  };
  make(org, 'Organization', { Name: 'Liseré Conseil' });
  org.userId = make(org, 'User', { Name: 'Hélène Vasseur', Email: 'helene@lisere-conseil.example' }).id;
  make(org, 'User', { Name: 'Paul Martin', Email: 'paul.martin@lisere-conseil.example' });
  for (const [at, { name, label, isClosed, isWon }] of stages.entries())
    make(org, 'OpportunityStage', {
      ...{ ApiName: name, MasterLabel: label, IsActive: true, IsClosed: isClosed, IsWon: isWon },
      SortOrder: String(at + 1),
    });
  return org;
}

export class SalesforceError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** A role goes with the contact or the opportunity that it is about. */
export const living = (org: Org, type: RecordType): SalesforceRecord[] =>
  Object.values(org.records[type]).filter(
    ({ isDeleted, fields }) =>
      !isDeleted &&
      (type !== 'OpportunityContactRole' ||
        (!org.records.Contact[String(fields.ContactId)]?.isDeleted &&
          !org.records.Opportunity[String(fields.OpportunityId)]?.isDeleted)),
  );

export function typeOf(name: string): RecordType {
  const type = recordTypes.find((one) => one === name);
  if (!type) throw new SalesforceError(400, 'INVALID_TYPE', `sObject type '${name}' is not supported.`);
  return type;
}

/** A new field is hidden from everybody until a permission set of theirs shows it. */
export function isVisible(org: Org, type: RecordType, field: string): boolean {
  if (field === 'Id' || standardFields[type].includes(field)) return true;
  const on = type === 'Task' ? 'Activity' : type;
  if (!org.customFields.some((one) => one.on === on && one.name === field)) return false;
  const sets = living(org, 'PermissionSetAssignment')
    .filter(({ fields }) => fields.AssigneeId === org.userId)
    .map(({ fields }) => fields.PermissionSetId);
  return living(org, 'FieldPermissions').some(
    ({ fields }) => fields.Field === `${type}.${field}` && sets.includes(fields.ParentId ?? null),
  );
}

const required: Partial<Record<RecordType, readonly string[]>> = {
  Contact: ['LastName'],
  Account: ['Name'],
  Opportunity: ['Name', 'StageName', 'CloseDate'],
};
const references: Record<string, RecordType> = {
  AccountId: 'Account',
  WhoId: 'Contact',
  ContactId: 'Contact',
  OpportunityId: 'Opportunity',
  OwnerId: 'User',
};
const lengths: Record<string, number> = { Title: 128, FirstName: 40, LastName: 80, Subject: 255 };

/** Refused as Salesforce refuses: nothing of it is written. */
export function check(org: Org, type: RecordType, fields: Fields, self: SalesforceRecord | null): void {
  for (const [name, value] of Object.entries(fields)) {
    if (!isVisible(org, type, name))
      throw new SalesforceError(400, 'INVALID_FIELD', `No such column '${name}' on sobject of type ${type}`);
    const longest = lengths[name] ?? 255;
    if (typeof value === 'string' && name !== 'Description' && value.length > longest)
      throw new SalesforceError(
        400,
        'STRING_TOO_LONG',
        `${name}: data value too large (max length=${longest})`,
      );
    if (name === 'Email' && value && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(String(value)))
      throw new SalesforceError(400, 'INVALID_EMAIL_ADDRESS', `Email: invalid email address: ${value}`);
    const reference = references[name];
    if (reference && value && !living(org, reference).some(({ id }) => id === value))
      throw new SalesforceError(400, 'INVALID_CROSS_REFERENCE_KEY', 'invalid cross reference id');
    const isUnique = org.customFields.some((one) => one.on === type && one.name === name && one.isExternalId);
    if (isUnique && living(org, type).some((one) => one !== self && one.fields[name] === value))
      throw new SalesforceError(400, 'DUPLICATE_VALUE', `duplicate value found: ${name}`);
  }
  const missing = self ? [] : (required[type] ?? []).filter((name) => !fields[name]);
  if (missing.length > 0)
    throw new SalesforceError(
      400,
      'REQUIRED_FIELD_MISSING',
      `Required fields are missing: [${missing.join(', ')}]`,
    );
}

export function make(org: Org, type: RecordType, fields: Fields): SalesforceRecord {
  org.lastId += 1;
  const id = `${prefixes[type]}${String(org.lastId).padStart(12, '0')}AAA`;
  const owned: Fields = standardFields[type].includes('OwnerId') ? { OwnerId: org.userId } : {};
  const record = { id, fields: { ...owned, ...fields }, isDeleted: false };
  org.records[type][id] = record;
  org.ledger.push({ type, id, fields: { ...record.fields } });
  return record;
}

/** A question about a field that is not there is refused, whatever it would find. */
export function checkPath(org: Org, type: RecordType, path: string): void {
  const [first = '', ...rest] = path.split('.');
  const reference = rest.length > 0 ? references[`${first}Id`] : undefined;
  if (reference) checkPath(org, reference, rest.join('.'));
  else if (rest.length > 0 || !isVisible(org, type, first))
    throw new SalesforceError(400, 'INVALID_FIELD', `No such column '${path}' on entity '${type}'`);
}

/** With what Salesforce works out by itself, and along the ways between records. */
export function valueAt(org: Org, type: RecordType, record: SalesforceRecord, path: string): Value {
  const [first = '', ...rest] = path.split('.');
  if (rest.length > 0) {
    const reference = references[`${first}Id`];
    const other = reference && org.records[reference][String(record.fields[`${first}Id`])];
    return reference && other ? valueAt(org, reference, other, rest.join('.')) : null;
  }
  if (first === 'Id') return record.id;
  if (type === 'Opportunity' && (first === 'IsClosed' || first === 'IsWon')) {
    const stage = stages.find(({ name }) => name === record.fields.StageName);
    return Boolean(first === 'IsWon' ? stage?.isWon : stage?.isClosed);
  }
  return record.fields[first] ?? null;
}
