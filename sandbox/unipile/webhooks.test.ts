import { beforeEach, describe, expect, test } from 'vitest';
import { openSmallNetwork } from './testing/open-small-network.ts';

const network = openSmallNetwork();
let accountId: string;
let relation: { member_id: string; public_identifier: string };

beforeEach(async () => {
  accountId = network.connect();
  network.control().setWebhookFaults({});
  const { body } = await network.call('GET', '/webhooks');
  for (const { id } of body.items as { id: string }[]) await network.call('DELETE', `/webhooks/${id}`);
  network.receiver().received.length = 0;
  const relations = await network.call('GET', `/users/relations?account_id=${accountId}&limit=1`);
  relation = (relations.body.items as (typeof relation)[])[0]!;
});

const register = (more: Record<string, unknown> = {}) =>
  network.call('POST', '/webhooks', {
    source: 'messaging',
    request_url: `${network.receiver().url}/hook`,
    ...more,
  });
const say = (...texts: string[]) => {
  for (const text of texts) network.control().reply(relation.public_identifier, { accountId, text });
  return network.control().settleWebhooks({ withRetries: true });
};
const heard = () => network.receiver().received.map(({ body }) => body.message);

describe('a delivery', () => {
  test('keeps its order, carries the headers asked for, and its name', async () => {
    await register({
      name: 'ours',
      headers: [
        { key: 'Content-Type', value: 'application/json' },
        { key: 'Unipile-Auth', value: 'x' },
      ],
    });
    await say('un', 'deux', 'trois');
    expect(heard()).toEqual(['un', 'deux', 'trois']);
    expect(network.receiver().received[0]).toMatchObject({
      headers: { 'content-type': 'application/json', 'unipile-auth': 'x' },
      body: { event: 'message_received', webhook_name: 'ours', account_id: accountId },
    });
  });

  test('is tried again when the answer is not 200, six times in all', async () => {
    await register();
    network.receiver().answerWith(500, 204);
    await say('encore');
    expect(heard()).toEqual(['encore', 'encore', 'encore']);
    network.receiver().received.length = 0;
    network.receiver().answerWith(500, 500, 500, 500, 500, 500);
    await say('perdu');
    expect(heard()).toHaveLength(6);
    expect(network.control().state().pendingDeliveries).toBe(0);
  });

  test('may be lost, doubled, swapped or late', async () => {
    await register();
    network.control().setWebhookFaults({ lose: true });
    await say('perdu');
    expect(heard()).toEqual([]);
    network.control().setWebhookFaults({ duplicate: true });
    await say('deux fois');
    expect(heard()).toEqual(['deux fois', 'deux fois']);
    network.control().setWebhookFaults({ reorder: true });
    await say('premier', 'second');
    expect(heard().slice(2)).toEqual(['second', 'premier']);
    network.control().setWebhookFaults({ delayMs: 40 });
    const startedAt = performance.now();
    await say('tard');
    expect(performance.now() - startedAt).toBeGreaterThan(30);
    network.control().setWebhookFaults({ lose: true, events: ['message_read'] });
    await say('gardé');
    expect(heard().at(-1)).toBe('gardé');
  });

  test('goes to those who asked for this event of this account', async () => {
    const other = network.connect('thomas.lefevre@reseau.example');
    await register({ account_ids: [other] });
    await register({ enabled: false });
    await register({ events: ['message_read'] });
    await say('rien');
    expect(heard()).toEqual([]);
    await register({ data: [{ name: 'texte', key: 'message' }] });
    await say('choisi');
    expect(network.receiver().received.map(({ body }) => body)).toEqual([{ texte: 'choisi' }]);
  });
});

describe('an account', () => {
  test('tells its states; what happened meanwhile comes in a burst, the latest relations once more', async () => {
    const [person] = await network.findUnconnected(accountId, 1);
    await network.call('POST', '/users/invite', { account_id: accountId, provider_id: person!.id });
    network.control().accept(person!.public_identifier, { accountId });
    await register();
    await register({ source: 'users' });
    await register({ source: 'account_status' });
    network.control().disconnect(accountId);
    await say('pendant');
    const statuses = () =>
      network.receiver().received.flatMap(({ body }) => {
        const status = body.AccountStatus as { message: string } | undefined;
        return status ? [status.message] : [];
      });
    expect(statuses()).toEqual(['CREDENTIALS']);
    expect(heard().filter(Boolean)).toEqual([]);
    const credentials = {
      provider: 'LINKEDIN',
      username: 'camille.moreau@reseau.example',
      password: 'reseau',
    };
    expect(await network.call('POST', `/accounts/${accountId}`, credentials)).toMatchObject({
      status: 201,
      body: { object: 'AccountReconnected', account_id: accountId },
    });
    await network.control().settleWebhooks();
    expect(statuses()).toEqual(['CREDENTIALS', 'RECONNECTED', 'SYNC_SUCCESS']);
    expect(heard().filter(Boolean)).toEqual(['pendant']);
    expect(network.receiver().received.map(({ body }) => body)).toContainEqual(
      expect.objectContaining({ event: 'new_relation', user_public_identifier: person!.public_identifier }),
    );
  });

  test('is told of OK only when asked', async () => {
    await register({ source: 'account_status', events: ['OK', 'credentials'] });
    network.control().disconnect(accountId);
    network.control().restore(accountId);
    await network.control().settleWebhooks();
    expect(network.receiver().received.map(({ body }) => body.AccountStatus)).toMatchObject([
      { message: 'CREDENTIALS' },
      { message: 'OK', account_id: accountId, account_type: 'LINKEDIN' },
    ]);
  });
});

test('a registration that makes no sense is refused', async () => {
  expect(await register({ source: 'mailing' })).toMatchObject({ status: 400 });
  expect(await register({ events: ['connection_accepted'] })).toMatchObject({
    status: 400,
    body: { type: 'errors/invalid_parameters' },
  });
  expect(await register({ request_url: 'ftp://x' })).toMatchObject({ status: 400 });
  expect(await network.call('DELETE', '/webhooks/unknown')).toMatchObject({ status: 404 });
});
