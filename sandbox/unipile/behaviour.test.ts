import { expect, test } from 'vitest';
import { acceptanceProbability, drawAcceptanceDelay } from './behaviour/plan-acceptance.ts';
import { makeMember } from './network/members.ts';
import { seededChance } from './network/seeded-chance.ts';
import { startUnipileSandbox } from './start-sandbox.ts';
import { callProvider } from './testing/call-provider.ts';
import { openSmallNetwork, smallNetwork } from './testing/open-small-network.ts';
import { generateWorld } from './world/generate-world.ts';
import type { Person } from './world/world.ts';

const hour = 3_600_000;
const day = 24 * hour;
const network = openSmallNetwork({
  ...smallNetwork,
  behaviour: { closedDoorShare: 0, ownerMessageShare: 0 },
});

test('those who accept do so 21 % within the hour, 63 % within the day, 88 % within the week', () => {
  const delays = Array.from({ length: 5000 }, (_, rank) => drawAcceptanceDelay(seededChance('seed', rank)));
  const share = (limit: number) => delays.filter((delay) => delay <= limit).length / delays.length;
  expect(share(hour)).toBeCloseTo(0.21, 1);
  expect(Math.abs(share(hour) - 0.21)).toBeLessThan(0.02);
  expect(Math.abs(share(day) - 0.63)).toBeLessThan(0.02);
  expect(Math.abs(share(7 * day) - 0.88)).toBeLessThan(0.02);
  expect(share(60_000)).toBeLessThan(0.001);
});

test('most people accept between 20 and 45 % of the time; a personal note helps, a sales pitch does not', () => {
  const { people } = generateWorld({ seed: 'x', people: 800, companies: 160, now: new Date('2026-03-02') });
  const member = makeMember('camille.moreau@reseau.example');
  const mean = (note: (person: Person) => string | null) =>
    people.reduce(
      (sum, person) =>
        sum + acceptanceProbability({ member, person, degree: 2, note: note(person) }) / people.length,
      0,
    );
  const bare = mean(() => null);
  expect(bare).toBeGreaterThan(0.2);
  expect(bare).toBeLessThan(0.45);
  const personal = mean(({ positions }) => `Bonjour, j’ai lu ce que fait ${positions[0]?.companyName}.`);
  const pitch = mean(() => 'Notre solution est gratuite, prenez rendez-vous : http://exemple.fr');
  expect(personal).toBeGreaterThan(bare * 1.1);
  expect(pitch).toBeLessThan(bare * 0.8);
});

test('a hundred and fifty invitations live their lives: accepted, noticed, read, answered in order', {
  tags: 'heavy',
}, async () => {
  const accountId = network.connect();
  const hook = {
    request_url: `${network.receiver().url}/hook`,
    events: ['message_received', 'message_read'],
  };
  await network.call('POST', '/webhooks', { ...hook, source: 'messaging' });
  await network.call('POST', '/webhooks', { request_url: hook.request_url, source: 'users' });
  const people = await network.findUnconnected(accountId, 150);
  for (const { id } of people) {
    const body = { account_id: accountId, provider_id: id };
    expect(await network.call('POST', '/users/invite', body)).toMatchObject({ status: 200 });
  }
  const pending = async () =>
    (
      (await network.call('GET', `/users/invite/sent?account_id=${accountId}&limit=250`)).body
        .items as unknown[]
    ).length;
  expect(await pending()).toBe(150);
  network.control().advance(45 * day);
  const [member] = network.control().state().members;
  const accepted = member?.invitations.accepted ?? 0;
  expect(accepted / 150).toBeGreaterThan(0.2);
  expect(accepted / 150).toBeLessThan(0.5);
  expect(member?.invitations.declined).toBeGreaterThan(3);
  expect(await pending()).toBe(member?.invitations.pending);

  const relations = (await network.call('GET', `/users/relations?account_id=${accountId}&limit=${accepted}`))
    .body;
  for (const { member_id } of relations.items as { member_id: string }[]) {
    const body = { account_id: accountId, attendees_ids: [member_id], text: 'Bonjour, merci pour l’ajout.' };
    expect(await network.call('POST', '/chats', body)).toMatchObject({ status: 201 });
  }
  network.control().advance(20 * day);
  await network.control().settleWebhooks();
  const delivered = network.receiver().received.map(({ body }) => body);
  const of = (event: string) => delivered.filter((body) => body.event === event);
  expect(of('new_relation')).toHaveLength(accepted);
  expect(new Set(of('new_relation').map((body) => body.user_provider_id)).size).toBe(accepted);
  expect(of('message_read').length).toBeGreaterThan(accepted / 2);
  const replies = of('message_received').filter((body) => body.is_sender === false);
  expect(replies.length / accepted).toBeGreaterThan(0.1);
  expect(replies.length / accepted).toBeLessThan(0.8);
  expect(new Set(replies.map((body) => body.message)).size).toBeGreaterThan(replies.length * 0.6);
  for (const { timestamp } of replies) {
    const hour = new Date(String(timestamp)).getUTCHours();
    const isAutomatic = delivered.some(
      (body) => body.timestamp === timestamp && /absent|congé|retour/i.test(String(body.message)),
    );
    expect(isAutomatic || (hour >= 6 && hour < 21)).toBe(true);
  }
  const times = of('message_received').map((body) => String(body.timestamp));
  expect(times).toEqual([...times].sort());
});

test('the same seed gives the same fate, whatever the account is called', { tags: 'heavy' }, async () => {
  const outcome = async (accountsBefore: number) => {
    const sandbox = await startUnipileSandbox({ ...smallNetwork, behaviour: { closedDoorShare: 0 } });
    for (let count = 0; count < accountsBefore; count++)
      sandbox.control.connectAccount({ email: `x${count}@exemple.fr` });
    const { accountId } = sandbox.control.connectAccount({ email: 'camille.moreau@reseau.example' });
    const search = { api: 'classic', category: 'people', network_distance: [2] };
    const { body } = await callProvider(
      sandbox,
      'POST',
      `/linkedin/search?account_id=${accountId}&limit=60`,
      search,
    );
    for (const { id } of body.items as { id: string }[]) {
      await callProvider(sandbox, 'POST', '/users/invite', { account_id: accountId, provider_id: id });
    }
    sandbox.control.advance(30 * day);
    const relations = await callProvider(sandbox, 'GET', `/users/relations?account_id=${accountId}`);
    const sent = await callProvider(sandbox, 'GET', `/users/invite/sent?account_id=${accountId}&limit=100`);
    await sandbox.close();
    return [relations.body.items, (sent.body.items as unknown[]).length];
  };
  expect(await outcome(0)).toEqual(await outcome(2));
});

test('when the clock runs, things happen by themselves', { tags: 'heavy' }, async () => {
  const sandbox = await startUnipileSandbox({ ...smallNetwork, behaviour: { closedDoorShare: 0 } });
  const { accountId } = sandbox.control.connectAccount({ email: 'thomas.lefevre@reseau.example' });
  const search = { api: 'classic', category: 'people', network_distance: [2] };
  const { body } = await callProvider(
    sandbox,
    'POST',
    `/linkedin/search?account_id=${accountId}&limit=40`,
    search,
  );
  for (const { id } of body.items as { id: string }[]) {
    await callProvider(sandbox, 'POST', '/users/invite', { account_id: accountId, provider_id: id });
  }
  expect(sandbox.control.state().members[0]?.newRelations).toBe(0);
  await callProvider(sandbox, 'PUT', '/control/clock', { now: '2026-03-02T08:00:00.000Z', speed: day });
  await expect.poll(() => sandbox.control.state().members[0]?.newRelations).toBeGreaterThan(5);
  await sandbox.close();
});

test('an opposition is the last word', async () => {
  const accountId = network.connect();
  const [relation] = (await network.call('GET', `/users/relations?account_id=${accountId}&limit=100`)).body
    .items as { member_id: string; public_identifier: string }[];
  const { body } = await network.call('POST', '/chats', {
    account_id: accountId,
    attendees_ids: [relation!.member_id],
    text: 'Bonjour',
  });
  network.control().reply(relation!.public_identifier, { accountId, kind: 'opposition' });
  const count = async () =>
    (
      (await network.call('GET', `/chats/${body.chat_id}/messages`)).body.items as { is_sender: 0 | 1 }[]
    ).filter(({ is_sender }) => is_sender === 0).length;
  network.control().advance(10 * day);
  const before = await count();
  for (let turn = 0; turn < 12; turn++) {
    await network.call('POST', `/chats/${body.chat_id}/messages`, { text: `Relance ${turn}` });
    network.control().advance(5 * day);
  }
  expect(await count()).toBe(before);
});

test('the owner writes by hand: it arrives as a message of the owner that the product never sent', async () => {
  const accountId = network.connect('ines.benali@reseau.example');
  await network.call('POST', '/webhooks', {
    request_url: `${network.receiver().url}/hook`,
    events: ['message_received'],
    source: 'messaging',
  });
  const [relation] = (await network.call('GET', `/users/relations?account_id=${accountId}&limit=1`)).body
    .items as {
    public_identifier: string;
  }[];
  await network.control().settleWebhooks();
  const seen = network.receiver().received.length;
  const sent = { slug: relation!.public_identifier, text: 'Merci pour votre appel.' };
  await network.call('POST', `/control/accounts/${accountId}/owner-message`, sent);
  await network.control().settleWebhooks();
  expect(network.receiver().received.slice(seen)[0]?.body).toMatchObject({
    is_sender: true,
    message: sent.text,
  });
  expect(
    network
      .control()
      .ledger({ kind: 'message' })
      .some(({ text }) => text === sent.text),
  ).toBe(false);
});
