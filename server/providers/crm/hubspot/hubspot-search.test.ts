import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrmSandbox, startCrmSandbox } from '../../../../sandbox/crm/start-crm-sandbox.ts';
import { hubspotClient, thatFit } from './hubspot-client.ts';
import { hubspotProvider } from './hubspot-crm.ts';
import { findCompanies, findContacts } from './hubspot-search.ts';

let sandbox: CrmSandbox;
beforeAll(async () => {
  const many = { calls: 10_000, perMs: 1000 };
  sandbox = await startCrmSandbox({ hubspotLimits: { calls: many, searches: many } });
});
afterAll(() => sandbox.close());

test('a search that HubSpot would refuse for its length is asked in pieces', { tags: 'heavy' }, async () => {
  const { origin, token } = sandbox.hubspot;
  await hubspotProvider({ origin, authorizeOrigin: origin, oauth: null })
    .open({ access: token, refresh: null, expiresAt: null })
    .prepare();
  const client = hubspotClient(origin, token);
  const people = Array.from({ length: 60 }, (_, at) => `une-personne-au-nom-plutot-long-${at}`);
  const houses = people.map((_, at) => `Manufacture des Établissements Réunis de la Vallée ${at}`);
  for (const profile of people)
    sandbox.hubspot.make('contacts', { hs_linkedin_url: `https://www.linkedin.com/in/${profile}` });
  for (const name of houses) sandbox.hubspot.make('companies', { name });
  const contacts = people.map((profile) => ({ key: profile, remoteId: null, email: null, profile }));
  expect((await findContacts(client, contacts, [])).size).toBe(people.length);
  const companies = houses.map((name) => ({ key: crypto.randomUUID(), remoteId: null, name, domain: null }));
  expect((await findCompanies(client, companies)).size).toBe(houses.length);
});

test('pieces hold as much as fits, a hundred values at most, and a value too long stands alone', () => {
  expect(thatFit(['aa', 'bb', 'cc'], 10)).toEqual([['aa', 'bb'], ['cc']]);
  expect(thatFit(['a'.repeat(20), 'b'], 10)).toEqual([['a'.repeat(20)], ['b']]);
  expect(thatFit(Array.from({ length: 150 }, String), 10_000).map(({ length }) => length)).toEqual([100, 50]);
  expect(thatFit([], 10)).toEqual([]);
});
