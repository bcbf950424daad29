import { dayMs } from '#core/time/durations.ts';
import { inPieces } from '../call-crm.ts';
import type { ActivityToSave, CompanyToSave, ContactToSave, DealToSave, Saved } from '../crm.ts';
import {
  listed,
  type NewRecord,
  type SalesforceClient,
  type SalesforceType,
  textIn,
} from './salesforce-client.ts';
import { keyField } from './salesforce-fields.ts';
import type { WireSaved } from './wire.ts';

const goneCodes = ['ENTITY_IS_DELETED', 'INVALID_CROSS_REFERENCE_KEY', 'NOT_FOUND'];
/** What Salesforce asks of a deal, and nobody knows yet. */
const closesAfterMs = 30 * dayMs;

/** Answers come in the order of what was sent. */
const outcomes = (keys: readonly string[], answers: WireSaved, mayBeGone: boolean): Saved[] =>
  keys.map((key, at) => {
    const { id, success, errors } = answers[at] ?? { id: null, success: false, errors: [] };
    if (success && id) return { key, is: 'saved', remoteId: id };
    const [error] = errors;
    if (mayBeGone && error && goneCodes.includes(error.statusCode)) return { key, is: 'gone' };
    return { key, is: 'refused', because: error?.message ?? 'La fiche n’a pas été confirmée.' };
  });

export async function saveContacts(
  client: SalesforceClient,
  contacts: readonly ContactToSave[],
): Promise<Saved[]> {
  const fresh = contacts.filter(({ remoteId }) => !remoteId);
  const known = contacts.filter(({ remoteId }) => remoteId);
  const made = await client.upsert(
    'Contact',
    keyField,
    fresh.map(({ key, companyId, values }) => ({
      // Salesforce takes nobody without a last name.
      ...{ LastName: values.FirstName ?? values.Email ?? 'Sans nom', ...values, [keyField]: key },
      ...(companyId && { AccountId: companyId }),
    })),
  );
  const changed = await client.change(
    'Contact',
    known.map(({ remoteId, values }) => ({ ...values, id: remoteId ?? '' })),
  );
  return [...outcomes(keysOf(fresh), made, false), ...outcomes(keysOf(known), changed, true)];
}

const keysOf = (items: readonly { key: string }[]) => items.map(({ key }) => key);

export async function saveCompanies(
  client: SalesforceClient,
  companies: readonly CompanyToSave[],
): Promise<Saved[]> {
  const records = companies.map(({ key, name, domain }) => ({
    ...{ Name: name, [keyField]: key },
    ...(domain && { Website: domain }),
  }));
  return outcomes(keysOf(companies), await client.upsert('Account', keyField, records), false);
}

/** Those of ours that are there. */
async function findMade(client: SalesforceClient, type: SalesforceType, keys: readonly string[]) {
  const made = new Map<string, string>();
  for (const piece of inPieces(keys, 60)) {
    const soql = `SELECT Id, ${keyField} FROM ${type} WHERE ${keyField} IN ${listed(piece)}`;
    for (const record of await client.query(soql))
      made.set(textIn(record, keyField) ?? '', textIn(record, 'Id') ?? '');
  }
  return made;
}

/** What is there under a key stays as somebody left it; the rest is made. */
async function makeMissing<T extends { key: string }>(
  client: SalesforceClient,
  items: readonly T[],
  type: SalesforceType,
  make: (missing: readonly T[]) => Promise<WireSaved>,
): Promise<Saved[]> {
  const made = await findMade(client, type, keysOf(items));
  const there = items.flatMap(({ key }): Saved[] => {
    const remoteId = made.get(key);
    return remoteId ? [{ key, is: 'saved', remoteId }] : [];
  });
  const missing = items.filter(({ key }) => !made.has(key));
  return [...there, ...outcomes(keysOf(missing), await make(missing), false)];
}

/** A task cannot be upserted: those that a lost answer left behind are found by their field. */
export const saveTasks = (client: SalesforceClient, activities: readonly ActivityToSave[]) =>
  makeMissing(client, activities, 'Task', (missing) =>
    client.make(
      'Task',
      missing.map(({ key, contactId, text, at }) => ({
        ...{ WhoId: contactId, Subject: text.slice(0, 255), Description: text, Status: 'Completed' },
        ...{ ActivityDate: at.toISOString().slice(0, 10), [keyField]: key },
      })),
    ),
  );

export async function saveOpportunities(
  client: SalesforceClient,
  deals: readonly DealToSave[],
): Promise<Saved[]> {
  if (deals.length === 0) return [];
  const [stage] = await client.query(
    'SELECT Id, ApiName FROM OpportunityStage WHERE IsActive = true AND IsClosed = false ORDER BY SortOrder LIMIT 1',
  );
  const saved = await makeMissing(client, deals, 'Opportunity', (missing) =>
    client.upsert(
      'Opportunity',
      keyField,
      missing.map(
        ({ key, companyId, name, at }): NewRecord => ({
          ...{ Name: name.slice(0, 120), StageName: (stage && textIn(stage, 'ApiName')) ?? 'Prospecting' },
          CloseDate: new Date(at.getTime() + closesAfterMs).toISOString().slice(0, 10),
          ...(companyId && { AccountId: companyId }),
          [keyField]: key,
        }),
      ),
    ),
  );
  await nameContacts(client, deals, saved);
  return saved;
}

/** Who the deal is with: one role each. */
async function nameContacts(
  client: SalesforceClient,
  deals: readonly DealToSave[],
  saved: readonly Saved[],
): Promise<void> {
  const dealOf = new Map(
    saved.flatMap((one) => (one.is === 'saved' ? [[one.key, one.remoteId]] : [])) as [string, string][],
  );
  if (dealOf.size === 0) return;
  const roles = await client.query(
    `SELECT Id, OpportunityId FROM OpportunityContactRole WHERE OpportunityId IN ${listed([...dealOf.values()])}`,
  );
  const named = new Set(roles.map((role) => textIn(role, 'OpportunityId')));
  const missing = deals.flatMap(({ key, contactId }) => {
    const deal = dealOf.get(key);
    return deal && !named.has(deal) ? [{ OpportunityId: deal, ContactId: contactId, IsPrimary: true }] : [];
  });
  await client.make('OpportunityContactRole', missing);
}
