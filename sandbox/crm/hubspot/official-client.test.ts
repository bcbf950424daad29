import { Client } from '@hubspot/api-client';
import { FilterOperatorEnum } from '@hubspot/api-client/lib/codegen/crm/contacts/models/Filter.js';
import {
  PropertyCreateFieldTypeEnum,
  PropertyCreateTypeEnum,
} from '@hubspot/api-client/lib/codegen/crm/properties/models/PropertyCreate.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CrmSandbox, startCrmSandbox } from '../start-crm-sandbox.ts';

let sandbox: CrmSandbox;
let hubspot: Client;
beforeAll(async () => {
  const many = { calls: 10_000, perMs: 1000 };
  sandbox = await startCrmSandbox({ hubspotLimits: { calls: many, searches: many } });
  hubspot = new Client({ accessToken: sandbox.hubspot.token, basePath: sandbox.hubspot.origin });
});
afterAll(() => sandbox.close());

const unique = {
  name: 'accroche_id',
  label: 'Identifiant Accroche',
  type: PropertyCreateTypeEnum.String,
  fieldType: PropertyCreateFieldTypeEnum.Text,
  groupName: 'contactinformation',
  hasUniqueValue: true,
};

test('the official client makes a property, a record once, finds it, ties it and deletes it', async () => {
  await hubspot.crm.properties.coreApi.create('contacts', unique);
  const inputs = [
    {
      idProperty: 'accroche_id',
      id: 'p1',
      properties: { email: 'noemie@brunoy.example', firstname: 'Noémie', accroche_id: 'p1' },
    },
  ];
  const first = await hubspot.crm.contacts.batchApi.upsert({ inputs });
  const second = await hubspot.crm.contacts.batchApi.upsert({ inputs });
  const [id] = first.results.map((one) => one.id);
  expect(first.results.map((one) => one._new)).toEqual([true]);
  expect(second.results.map((one) => [one.id, one._new])).toEqual([[id, false]]);
  const found = await hubspot.crm.contacts.searchApi.doSearch({
    filterGroups: [
      {
        filters: [{ propertyName: 'email', operator: FilterOperatorEnum.Eq, value: 'noemie@brunoy.example' }],
      },
    ],
    properties: ['firstname'],
    limit: 10,
  });
  expect(found.results.map(({ properties }) => properties.firstname)).toEqual(['Noémie']);
  const company = sandbox.hubspot.make('companies', { name: 'Ateliers Brunoy' });
  await hubspot.crm.associations.v4.batchApi.createDefault('contacts', 'companies', {
    inputs: [{ _from: { id: id ?? '' }, to: { id: company.id } }],
  });
  expect(Object.keys(sandbox.hubspot.portal.ties)).toEqual([`contacts:${id}>companies:${company.id}`]);
  await hubspot.crm.contacts.batchApi.archive({ inputs: [{ id: id ?? '' }] });
  const after = await hubspot.crm.contacts.batchApi.read({
    ...{ inputs: [{ id: id ?? '' }], properties: [], propertiesWithHistory: [] },
  });
  expect(after.results).toEqual([]);
  expect(sandbox.hubspot.portal.ledger.filter(({ type }) => type === 'contacts')).toHaveLength(1);
});

test('it refuses in HubSpot’s own words: a second e-mail, an unknown property, a wrong token', async () => {
  sandbox.hubspot.make('contacts', { email: 'ana@acme.example' });
  const make = (properties: Record<string, string>) =>
    hubspot.crm.contacts.batchApi.create({ inputs: [{ properties, associations: [] }] });
  await expect(make({ email: 'ana@acme.example' })).rejects.toMatchObject({
    code: 409,
    body: { category: 'CONFLICT', message: expect.stringContaining('Existing ID') },
  });
  await expect(make({ unknown: 'x' })).rejects.toMatchObject({ code: 400 });
  const stranger = new Client({ accessToken: 'pat-eu1-other', basePath: sandbox.hubspot.origin });
  await expect(stranger.crm.owners.ownersApi.getPage()).rejects.toMatchObject({ code: 401 });
});
