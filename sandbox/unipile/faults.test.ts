import { describe, expect, test } from 'vitest';
import { openSmallNetwork } from './testing/open-small-network.ts';

const network = openSmallNetwork();

async function inviteSomebody(accountId: string) {
  const [person] = await network.findUnconnected(accountId, 1);
  const before = network.control().ledger().length;
  const answer = await network
    .call('POST', '/users/invite', { account_id: accountId, provider_id: person!.id })
    .catch((error: Error) => ({ status: 0, body: { error: error.message } }));
  const [entry] = network.control().ledger({ after: before });
  const { body } = await network.call('GET', `/users/invite/sent?account_id=${accountId}&limit=100`);
  const isSent = (body.items as { invited_user_id: string }[]).some(
    ({ invited_user_id: id }) => id === person!.id,
  );
  return { answer, entry, isSent };
}

describe('a fault', () => {
  test.each([
    ['429', { kind: 'status', status: 429 }, 429, 'errors/too_many_requests', false],
    ['500', { kind: 'status', status: 500 }, 500, 'errors/provider_error', false],
    [
      'a type of its own',
      { kind: 'status', status: 503, type: 'errors/network_down' },
      503,
      'errors/network_down',
      false,
    ],
    ['504 without the effect', { kind: 'timeout' }, 504, 'errors/request_timeout', false],
    ['504 with the effect', { kind: 'timeout', hasEffect: true }, 504, 'errors/request_timeout', true],
    [
      '500 with the effect',
      { kind: 'status', status: 500, hasEffect: true },
      500,
      'errors/provider_error',
      true,
    ],
  ] as const)('%s', async (_name, fault, status, type, isSent) => {
    const accountId = network.connect();
    network.control().setFaults([{ on: 'invite', times: 1, ...fault }]);
    expect(await inviteSomebody(accountId)).toMatchObject({
      answer: { status, body: { status, type } },
      entry: { kind: 'invite', effect: isSent, status },
      isSent,
    });
    expect(await inviteSomebody(accountId)).toMatchObject({ answer: { status: 200 }, isSent: true });
  });

  test.each([false, true])('a broken connection, effect: %s', async (hasEffect) => {
    const accountId = network.connect();
    network.control().setFaults([{ on: 'invite', kind: 'reset', hasEffect, times: 1 }]);
    expect(await inviteSomebody(accountId)).toMatchObject({
      answer: { status: 0 },
      entry: { effect: hasEffect, status: 0 },
      isSent: hasEffect,
    });
  });

  test('a slow answer comes late and whole', async () => {
    const accountId = network.connect();
    network.control().setFaults([{ on: 'invite', kind: 'slow', delayMs: 120, times: 1 }]);
    const startedAt = performance.now();
    expect(await inviteSomebody(accountId)).toMatchObject({ answer: { status: 200 }, isSent: true });
    expect(performance.now() - startedAt).toBeGreaterThan(100);
  });

  test('concerns its account and its topic only; * concerns all', async () => {
    const [one, two] = [network.connect(), network.connect('thomas.lefevre@reseau.example')];
    network.control().setFaults([{ on: 'invite', kind: 'status', status: 429, accountId: one }]);
    expect(await inviteSomebody(one)).toMatchObject({ answer: { status: 429 } });
    expect(await inviteSomebody(two)).toMatchObject({ answer: { status: 200 } });
    expect(await network.call('GET', '/accounts')).toMatchObject({ status: 200 });
    const put = await network.call('PUT', '/control/faults', {
      faults: [{ on: '*', kind: 'status', status: 500 }],
    });
    expect(put.status).toBe(200);
    expect(await network.call('GET', '/control/faults')).toMatchObject({ body: { faults: [{ on: '*' }] } });
    expect(await network.call('GET', '/accounts')).toMatchObject({ status: 500 });
    expect(await network.call('PUT', '/control/faults', { faults: [] })).toMatchObject({ status: 200 });
    expect(await network.call('GET', '/accounts')).toMatchObject({ status: 200 });
  });
});

describe('the ledger', () => {
  test('keeps what could have an effect, refused or not; a visit is one, a reading is not', async () => {
    network.control().setFaults([]);
    const accountId = network.connect();
    const [person] = await network.findUnconnected(accountId, 1);
    const after = network.control().ledger().length;
    await network.call('GET', `/users/${person!.public_identifier}?account_id=${accountId}`);
    await network.call('GET', `/users/${person!.public_identifier}?account_id=${accountId}&notify=true`);
    await network.call('POST', '/chats', {
      account_id: accountId,
      attendees_ids: [person!.id],
      text: 'Bonjour',
    });
    const { body } = await network.call('GET', `/control/ledger?after=${after}`);
    expect(body.items).toMatchObject([
      { kind: 'visit', accountId, slug: person!.public_identifier, effect: true, status: 200 },
      {
        kind: 'chat-start',
        accountId,
        slug: person!.public_identifier,
        effect: false,
        status: 422,
        text: 'Bonjour',
      },
    ]);
    expect((await network.call('GET', `/control/ledger?after=${after}&kind=visit`)).body.items).toHaveLength(
      1,
    );
    expect((await fetch(`${network.url()}/control/ledger`)).status).toBe(401);
  });
});
