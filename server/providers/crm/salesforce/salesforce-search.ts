import { readProfileName } from '#core/people/linkedin-address.ts';
import { readDomain } from '#core/words/domain-name.ts';
import { inPieces } from '../call-crm.ts';
import type { CrmRecord, SoughtCompany, SoughtContact } from '../crm.ts';
import { listed, type SalesforceClient, type SalesforceType, textIn } from './salesforce-client.ts';
import { keyField, profileField } from './salesforce-fields.ts';
import type { WireRecord } from './wire.ts';

/** A question travels in an address, which has a length. */
const namesAtOnce = 60;

export const recordOf = (record: WireRecord): CrmRecord => ({
  id: textIn(record, 'Id') ?? '',
  values: Object.fromEntries(
    Object.keys(record).flatMap((name) => {
      const value = name === 'Id' ? null : textIn(record, name);
      return value ? [[name, value]] : [];
    }),
  ),
});

type Search = {
  client: SalesforceClient;
  type: SalesforceType;
  fields: readonly string[];
  found: Map<string, CrmRecord>;
};

/** Of those who are called so; `write` says how people write a name, `readName` reads it back. */
async function searchBy(
  { client, type, fields, found }: Search,
  field: string,
  names: ReadonlyMap<string, string>,
  {
    write = (name: string) => [name],
    readName = (value: string): string | null => value,
    size = namesAtOnce,
  } = {},
): Promise<void> {
  for (const piece of inPieces([...names.keys()], size)) {
    const values = piece.flatMap(write);
    const soql = `SELECT Id, ${fields.join(', ')} FROM ${type} WHERE ${field} IN ${listed(values)}`;
    for (const record of await client.query(soql)) {
      const key = names.get(readName(textIn(record, field) ?? '') ?? '');
      if (key && !found.has(key)) found.set(key, recordOf(record));
    }
  }
}

const named = <T extends { key: string }>(sought: readonly T[], nameOf: (one: T) => string | null) =>
  new Map(
    sought.flatMap((one) => {
      const name = nameOf(one);
      return name ? [[name, one.key] as const] : [];
    }),
  );

/** Salesforce compares texts whatever their capitals. */
const lower = (text: string | null): string | null => text?.toLowerCase() ?? null;

const writtenProfiles = (name: string): string[] =>
  ['https://www.linkedin.com/in/', 'https://linkedin.com/in/', 'linkedin.com/in/']
    .flatMap((start) => [`${start}${name}`, `${start}${name}/`])
    .flatMap((address) => [...new Set([address, encodeURI(address)])]);
const writtenSites = (domain: string): string[] =>
  ['', 'www.', 'https://', 'https://www.', 'http://', 'http://www.'].map((start) => `${start}${domain}`);

/** By the record that is known, else by the key we gave it; what it gives says who is left to be found. */
async function searchKnown<Sought extends SoughtContact | SoughtCompany>(
  search: Search,
  sought: readonly Sought[],
): Promise<() => Sought[]> {
  const left = () => sought.filter(({ key, remoteId }) => !remoteId && !search.found.has(key));
  await searchBy(
    search,
    'Id',
    named(sought, ({ remoteId }) => remoteId),
  );
  await searchBy(
    search,
    keyField,
    named(left(), ({ key }) => key),
  );
  return left;
}

/** By the record that is known, else by the key we gave it, else by e-mail, else by the address of the profile. */
export async function findContacts(
  client: SalesforceClient,
  sought: readonly SoughtContact[],
  properties: readonly string[],
): Promise<Map<string, CrmRecord>> {
  const fields = [...new Set([...properties, 'Email', profileField, keyField])];
  const found = new Map<string, CrmRecord>();
  const search = { client, type: 'Contact', fields, found } as const;
  const left = await searchKnown(search, sought);
  await searchBy(
    search,
    'Email',
    named(left(), ({ email }) => lower(email)),
    { readName: lower },
  );
  await searchBy(
    search,
    profileField,
    named(left(), ({ profile }) => lower(profile)),
    { write: writtenProfiles, readName: readProfileName, size: 8 },
  );
  return found;
}

export async function findCompanies(
  client: SalesforceClient,
  sought: readonly SoughtCompany[],
): Promise<Map<string, CrmRecord>> {
  const found = new Map<string, CrmRecord>();
  const search = { client, type: 'Account', fields: ['Name', 'Website', keyField], found } as const;
  const left = await searchKnown(search, sought);
  await searchBy(
    search,
    'Website',
    named(left(), ({ domain }) => domain),
    { write: writtenSites, readName: readDomain, size: 10 },
  );
  await searchBy(
    search,
    'Name',
    named(left(), ({ name }) => lower(name)),
    { readName: lower },
  );
  return found;
}
