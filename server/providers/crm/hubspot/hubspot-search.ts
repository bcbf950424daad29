import { readProfileName } from '#core/people/linkedin-address.ts';
import { inPieces } from '../call-crm.ts';
import type { CrmRecord, SoughtCompany, SoughtContact } from '../crm.ts';
import { type HubspotClient, keyProperty } from './hubspot-client.ts';
import type { WireObject } from './wire.ts';

const profileProperty = 'hs_linkedin_url';

export const recordOf = ({ id, properties }: WireObject): CrmRecord => ({
  id,
  values: Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ),
});

/** By the record that is known, else by the key we gave it, else by e-mail, else by the address of the profile. */
export async function findContacts(
  client: HubspotClient,
  sought: readonly SoughtContact[],
  properties: readonly string[],
): Promise<Map<string, CrmRecord>> {
  const asked = [...new Set([...properties, 'email', profileProperty, keyProperty])];
  const found = new Map<string, CrmRecord>();
  const readBy = async (idProperty: string | null, ids: Map<string, string>) => {
    for (const piece of inPieces([...ids.keys()])) {
      const { results } = await client.batch('contacts', 'read', {
        ...(idProperty && { idProperty }),
        inputs: piece.map((id) => ({ id })),
        properties: asked,
      });
      for (const one of results) {
        const name = idProperty ? (one.properties[idProperty] ?? '').toLowerCase() : one.id;
        const key = ids.get(name);
        if (key && !found.has(key)) found.set(key, recordOf(one));
      }
    }
  };
  const left = () => sought.filter(({ key, remoteId }) => !remoteId && !found.has(key));
  await readBy(
    null,
    named(sought, ({ remoteId }) => remoteId),
  );
  await readBy(
    keyProperty,
    named(left(), ({ key }) => key),
  );
  await readBy(
    'email',
    named(left(), ({ email }) => email?.toLowerCase() ?? null),
  );
  const profiles = named(left(), ({ profile }) => profile?.toLowerCase() ?? null);
  const written = [...profiles.keys()].flatMap(writtenProfiles);
  for (const one of await client.searchAny('contacts', profileProperty, written, asked)) {
    const key = profiles.get(readProfileName(one.properties[profileProperty] ?? '') ?? '');
    if (key && !found.has(key)) found.set(key, recordOf(one));
  }
  return found;
}

const named = <T extends { key: string }>(sought: readonly T[], nameOf: (one: T) => string | null) =>
  new Map(
    sought.flatMap((one) => {
      const name = nameOf(one);
      return name ? [[name, one.key] as const] : [];
    }),
  );

/** A search compares letter by letter, in lower case: the ways people write the address. */
const writtenProfiles = (name: string): string[] => {
  const addresses = ['https://www.linkedin.com/in/', 'https://linkedin.com/in/', 'linkedin.com/in/'].flatMap(
    (start) => [`${start}${name}`, `${start}${name}/`],
  );
  return [...new Set([...addresses, ...addresses.map((address) => encodeURI(address).toLowerCase())])];
};

export async function findCompanies(
  client: HubspotClient,
  sought: readonly SoughtCompany[],
): Promise<Map<string, CrmRecord>> {
  const properties = ['name', 'domain', keyProperty];
  const found = new Map<string, CrmRecord>();
  const left = () => sought.filter(({ key, remoteId }) => !remoteId && !found.has(key));
  const known = named(sought, ({ remoteId }) => remoteId);
  for (const piece of inPieces([...known.keys()])) {
    const inputs = piece.map((id) => ({ id }));
    for (const one of (await client.batch('companies', 'read', { inputs, properties })).results)
      found.set(known.get(one.id) ?? '', recordOf(one));
  }
  const searchBy = async (propertyName: string, names: Map<string, string>) => {
    for (const one of await client.searchAny('companies', propertyName, [...names.keys()], properties)) {
      const key = names.get((one.properties[propertyName] ?? '').toLowerCase());
      if (key && !found.has(key)) found.set(key, recordOf(one));
    }
  };
  await searchBy(
    keyProperty,
    named(left(), ({ key }) => key),
  );
  await searchBy(
    'domain',
    named(left(), ({ domain }) => domain),
  );
  await searchBy(
    'name',
    named(left(), ({ name }) => name.toLowerCase()),
  );
  return found;
}
