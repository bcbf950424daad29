import { readProfileName } from '#core/people/linkedin-address.ts';
import { readDomain } from '#core/words/domain-name.ts';
import type { SoughtCompany, SoughtContact } from '../crm.ts';
import type { PipedriveClient } from './pipedrive-client.ts';
import { type Fields, profileField, siteField, textOf } from './pipedrive-fields.ts';
import { WireOrganization, WirePerson } from './wire.ts';

/**
 * Who is there, by every name, read whole, five hundred at a time. Pipedrive's search follows its writes by some
 * seconds: after a lost answer it would not prove that a record is missing. A list does.
 */
export function openBook() {
  const ids = new Map<string, string>();
  const named = (kind: string, name: string | null) => (name ? `${kind}:${name.toLowerCase()}` : null);
  return {
    add: (id: string, names: Record<string, readonly (string | null)[]>) => {
      for (const [kind, all] of Object.entries(names))
        for (const name of all) {
          const key = named(kind, name);
          if (key && !ids.has(key)) ids.set(key, id);
        }
    },
    find: (kind: string, name: string | null): string | null => ids.get(named(kind, name) ?? '') ?? null,
  };
}
export type Book = ReturnType<typeof openBook>;

export async function readPeopleBook(client: PipedriveClient, fields: Fields): Promise<Book> {
  const [key, profile] = [fields.keyCode(), fields.codeOf(profileField)];
  const book = openBook();
  const asked = { custom_fields: [key, profile].filter(Boolean).join(',') };
  for (const one of await client.list('persons', WirePerson, asked))
    book.add(String(one.id), {
      key: [textOf(one.custom_fields, key)],
      email: (one.emails ?? []).map(({ value }) => value),
      profile: [readProfileName(textOf(one.custom_fields, profile) ?? '')],
    });
  return book;
}

export async function readCompanyBook(client: PipedriveClient, fields: Fields): Promise<Book> {
  const [key, site] = [fields.keyCode(), fields.codeOf(siteField)];
  const book = openBook();
  const asked = { custom_fields: [key, site].filter(Boolean).join(',') };
  for (const one of await client.list('organizations', WireOrganization, asked))
    book.add(String(one.id), {
      key: [textOf(one.custom_fields, key)],
      domain: [readDomain(textOf(one.custom_fields, site) ?? '')],
      name: [one.name ?? null],
    });
  return book;
}

/** By the record that is known, else by the key we gave it, else by e-mail, else by the address of the profile. */
export const contactIn = (book: Book, { key, email, profile }: SoughtContact): string | null =>
  book.find('key', key) ?? book.find('email', email) ?? book.find('profile', profile);

export const companyIn = (book: Book, { key, name, domain }: SoughtCompany): string | null =>
  book.find('key', key) ?? book.find('domain', domain) ?? book.find('name', name);
