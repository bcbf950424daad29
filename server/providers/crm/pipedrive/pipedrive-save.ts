import {
  type ActivityToSave,
  type CompanyToSave,
  type ContactToSave,
  CrmError,
  type DealToSave,
  type Saved,
} from '../crm.ts';
import { fewAtOnce, saveEach } from '../few-at-once.ts';
import type { Book } from './pipedrive-book.ts';
import type { PipedriveClient } from './pipedrive-client.ts';
import { type Fields, siteField, textOf } from './pipedrive-fields.ts';
import { bodyOf, missingFields } from './pipedrive-people.ts';
import { WireActivity, WireDeal, WirePerson } from './wire.ts';

const number = (id: string | null) => (id ? Number(id) : undefined);
const longestTitle = 255;

/** Pipedrive makes a second record of anything: whoever is in the book under our key was made by a call whose answer was lost. */
export async function savePeople(
  client: PipedriveClient,
  contacts: readonly ContactToSave[],
  { fields, readBook }: { fields: Fields; readBook: () => Promise<Book> },
): Promise<Saved[]> {
  const there = new Map(
    (
      await client.listByIds(
        'persons',
        WirePerson,
        contacts.flatMap(({ remoteId }) => remoteId ?? []),
      )
    ).map((person) => [String(person.id), person]),
  );
  const book = contacts.some(({ remoteId }) => !remoteId) ? await readBook() : null;
  return saveEach(contacts, async (contact) => {
    const [missing] = missingFields(contact, fields);
    if (missing) throw new CrmError('refused', `Pipedrive n’a plus le champ «\u00a0${missing}\u00a0».`);
    if (contact.remoteId) {
      const person = there.get(contact.remoteId);
      const isThere =
        person && (await client.change('persons', contact.remoteId, bodyOf(contact, fields, person)));
      return isThere ? contact.remoteId : null;
    }
    const made = book?.find('key', contact.key);
    if (made) return made;
    const { custom_fields, ...body } = bodyOf(contact, fields, null);
    const id = await client.make('persons', {
      name: contact.values.email ?? 'Sans nom',
      ...body,
      org_id: number(contact.companyId),
      custom_fields: { ...custom_fields, [fields.keyCode()]: contact.key },
    });
    book?.add(id, { key: [contact.key], email: [contact.values.email ?? null] });
    return id;
  });
}

export async function saveOrganizations(
  client: PipedriveClient,
  companies: readonly CompanyToSave[],
  { fields, readBook }: { fields: Fields; readBook: () => Promise<Book> },
): Promise<Saved[]> {
  if (companies.length === 0) return [];
  const book = await readBook();
  const site = fields.codeOf(siteField);
  return saveEach(companies, async ({ key, name, domain }) => {
    const made = book.find('key', key);
    if (made) return made;
    const custom_fields = { [fields.keyCode()]: key, ...(site && domain && { [site]: domain }) };
    const id = await client.make('organizations', { name, custom_fields });
    book.add(id, { key: [key], domain: [domain], name: [name] });
    return id;
  });
}

/** Among the deals of that person, whatever became of them. */
export const saveDeals = (client: PipedriveClient, deals: readonly DealToSave[], fields: Fields) =>
  saveEach(deals, async ({ key, contactId, companyId, name }) => {
    const code = fields.keyCode();
    const theirs = await client.list('deals', WireDeal, { person_id: contactId, custom_fields: code });
    const made = theirs.find(({ custom_fields }) => textOf(custom_fields, code) === key);
    if (made) return String(made.id);
    return client.make('deals', {
      title: name.slice(0, longestTitle),
      person_id: Number(contactId),
      org_id: number(companyId),
      custom_fields: { [code]: key },
    });
  });

/** An activity has no field of ours: its note names the line of our log that it tells. */
const referenceOf = (key: string) => `Référence Accroche\u00a0: ${key}`;
const asText = (text: string) => text.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);

export async function saveActivities(
  client: PipedriveClient,
  activities: readonly ActivityToSave[],
): Promise<Saved[]> {
  const contactIds = [...new Set(activities.map(({ contactId }) => contactId))];
  const written = new Map<string, string>();
  await fewAtOnce(contactIds, async (person_id) => {
    for (const { id, note } of await client.list('activities', WireActivity, { person_id })) {
      const key = /Référence Accroche\s:\s(\S+?)(?:<|$)/u.exec(note ?? '')?.[1];
      if (key) written.set(key, String(id));
    }
  });
  return saveEach(
    activities,
    async ({ key, contactId, text, at }) =>
      written.get(key) ??
      client.make('activities', {
        subject: text.slice(0, longestTitle),
        type: 'task',
        done: true,
        due_date: at.toISOString().slice(0, 10),
        due_time: at.toISOString().slice(11, 16),
        participants: [{ person_id: Number(contactId), primary: true }],
        note: `${asText(text)}<br>${referenceOf(key)}`,
      }),
  );
}
