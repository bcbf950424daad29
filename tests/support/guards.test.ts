import { lookup } from 'node:dns/promises';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { expectConsoleError, takeConsoleErrors } from './console-guard.ts';
import { findCrmStrangers } from './crm-wire.ts';
import { isLocalTarget, takeNetworkAttempts, targetHost } from './network-guard.ts';
import { findStrangers } from './stripe-wire.ts';

test('console.error is recorded, unless the test expects it', () => {
  expectConsoleError(/expected/);
  console.error('an expected %s', 'message');
  expect(takeConsoleErrors()).toEqual([]);
  console.error('a surprise');
  expect(takeConsoleErrors()).toEqual(['a surprise']);
});

test('a request that leaves this machine is refused and recorded', async () => {
  expect(() => connect(443, '192.0.2.1')).toThrow(/stay on this machine/);
  await expect(lookup('example.com')).rejects.toThrow(/stay on this machine/);
  await expect(fetch('http://192.0.2.2/')).rejects.toThrow();
  await expect(fetch('http://example.org/')).rejects.toThrow();
  expect(takeNetworkAttempts()).toEqual(['192.0.2.1', 'example.com', '192.0.2.2', 'example.org']);
});

test.each([
  ['127.0.0.1', true],
  ['::1', true],
  ['localhost', true],
  ['db.example.com', true],
  ['10.0.0.1', false],
  ['127.example.com', false],
])('%s is local: %s', (host, isLocal) => {
  expect(isLocalTarget(host, 'postgresql://me@db.example.com/tests')).toBe(isLocal);
});

test.each([
  [[80, 'a.test'], 'a.test'],
  [[{ port: 80, host: 'a.test' }], 'a.test'],
  [[[{ port: 80, host: 'a.test' }, null]], 'a.test'],
  [[{ path: '/tmp/socket' }], undefined],
  [['/tmp/socket'], undefined],
  [[80], undefined],
])('the host of connect(%j) is %s', (args, host) => {
  expect(targetHost(args)).toBe(host);
});

test('what Stripe would not say, or not take, is found on the wire', { tags: 'heavy' }, async () => {
  const card = { name: 'Paie & Co', email: 'a@b.example', colour: 'red' };
  const portal = {
    id: 'bps_1',
    object: 'billing_portal.session',
    configuration: 'bpc_1',
    created: 1,
    customer: 'cus_1',
    customer_account: null,
    flow: null,
    livemode: false,
    locale: 'fr',
    on_behalf_of: null,
    return_url: null,
    url: 'https://pay.example',
  };
  const asked = { customer: 'cus_1', locale: 'fr' };
  const call = 'POST /v1/billing_portal/sessions';
  const exchange = (form: unknown, answer: unknown, status = 200) => ({ call, form, status, answer });
  expect(await findStrangers([exchange(asked, portal)], [])).toEqual([]);
  const { url: _, ...withoutUrl } = portal;
  const found = await findStrangers(
    [
      exchange(asked, withoutUrl),
      exchange({ ...asked, locale: 'klingon' }, portal),
      exchange(asked, { ...portal, livemode: 'no' }),
      exchange(card, { error: { message: 'Received unknown parameter' } }, 402),
    ],
    [{ type: 'customer.invented' }],
  );
  expect(found.map((line) => line.replace(/: TS\d+.*/s, ''))).toEqual([
    `${call}, answered`,
    `${call}, asked`,
    `${call}, answered`,
    `${call}, asked`,
    `${call}, refused`,
    'event customer.invented',
  ]);
});

test('what a CRM would not say, or not take, is found on the wire', { tags: 'heavy' }, async () => {
  const hubspot = 'POST /hubspot/crm/v3/objects/contacts/batch/upsert';
  const input = { id: 'p1', idProperty: 'accroche_id', properties: { email: 'a@b.example' } };
  const at = '2026-01-05T09:00:00.000Z';
  const made = { id: '1', new: true, properties: input.properties, createdAt: at, updatedAt: at };
  const batch = { status: 'COMPLETE', results: [made], startedAt: at, completedAt: at };
  const person = { id: 1, name: 'Noémie', is_deleted: false, visible_to: 3 };
  const page = { success: true, data: [person], additional_data: { next_cursor: null } };
  const saved = [{ id: '003', success: true, errors: [] }];
  const collection = { records: [{ attributes: { type: 'Contact' }, LastName: 'Brunoy' }] };
  const persons = 'GET /pipedrive/api/v2/persons';
  const sobjects = 'POST /salesforce/services/data/v62.0/composite/sobjects';
  const exchange = (call: string, asked: unknown, answer: unknown, status = 200) => ({
    call,
    asked,
    answer,
    status,
  });
  const right = [
    exchange(hubspot, { inputs: [input] }, batch),
    exchange(persons, null, page),
    exchange(sobjects, collection, saved),
  ];
  expect(await findCrmStrangers(right)).toEqual([]);
  const found = await findCrmStrangers([
    exchange(hubspot, { inputs: [{ ...input, colour: 'red' }] }, batch),
    exchange(hubspot, { inputs: [input] }, { ...batch, status: 'DONE' }),
    exchange(persons, null, { ...page, data: [{ ...person, nickname: 'No' }] }),
    exchange(persons, null, { success: false, message: 'no' }, 401),
    exchange(sobjects, collection, [{ id: '003', success: true, errors: [], created: true }]),
    exchange('GET /hubspot/crm/v3/invented', null, {}),
  ]);
  expect(found.map((line) => line.replace(/: TS\d+.*/s, ''))).toEqual([
    `${hubspot}, asked`,
    `${hubspot}, answered 200`,
    `${persons}, answered 200`,
    `${persons}, answered 401`,
    `${sobjects}, answered 200`,
    'GET /hubspot/crm/v3/invented, asked',
    'GET /hubspot/crm/v3/invented, answered 200',
  ]);
});
