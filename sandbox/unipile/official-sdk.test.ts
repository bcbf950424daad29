import { createRequire } from 'node:module';
import { UnipileClient } from 'unipile-node-sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningSandbox, startUnipileSandbox } from './start-sandbox.ts';
import { signInByPage } from './testing/sign-in-by-page.ts';
import { type Receiver, startReceiver } from './testing/start-receiver.ts';

type Hit = { id: string; public_identifier: string | null; network_distance: string; name: string };
type Validator = { Check: (value: unknown) => boolean; Errors: (value: unknown) => Iterable<unknown> };
type SearchPage = { items: Hit[]; cursor: string | null; paging: { total_count: number } };

let sandbox: RunningSandbox;
let receiver: Receiver;
let client: UnipileClient;
let accountId: string;

beforeAll(async () => {
  sandbox = await startUnipileSandbox({ clock: { speed: 0 }, behaviour: { isSpontaneous: false } });
  receiver = await startReceiver();
  // Every answer is checked against the schemas of the official SDK.
  client = new UnipileClient(sandbox.url, sandbox.key, {
    validateRequestPayload: true,
    validateRequestPayloadLevel: 'error',
  });
  const { url } = await client.account.createHostedAuthLink({
    type: 'create',
    api_url: sandbox.url,
    providers: ['LINKEDIN'],
    expiresOn: new Date(Date.now() + 60_000).toISOString(),
    name: 'user-1',
    notify_url: `${receiver.url}/callback`,
    success_redirect_url: 'http://localhost/ok',
    failure_redirect_url: 'http://localhost/ko',
  });
  const signedIn = await signInByPage(url, { email: 'camille.moreau@reseau.example', password: 'reseau' });
  expect(signedIn).toMatchObject({ status: 303, location: 'http://localhost/ok' });
  const callback = receiver.received.at(-1);
  expect(callback).toMatchObject({ path: '/callback', body: { status: 'CREATION_SUCCESS', name: 'user-1' } });
  accountId = String(callback?.body.account_id);
});
afterAll(async () => {
  await sandbox?.close();
  await receiver?.close();
});

/** The SDK describes what a search gives without offering one: its own schema, compiled by its own library. */
function readSearchValidator(): Validator {
  const fromHere = createRequire(import.meta.url);
  const fromSdk = createRequire(fromHere.resolve('unipile-node-sdk'));
  const { TypeCompiler } = fromSdk('@sinclair/typebox/compiler');
  const { LinkedinSearchResultSchema } = fromSdk('./linkedin/ressource.types.js');
  return TypeCompiler.Compile(LinkedinSearchResultSchema);
}

const search = (body: Record<string, unknown>, limit = 50): Promise<SearchPage> =>
  client.request.send({
    path: ['linkedin', 'search'],
    method: 'POST',
    parameters: { account_id: accountId, limit: String(limit) },
    headers: { 'Content-Type': 'application/json' },
    body,
    options: { validateRequestPayload: false },
  });

async function findUnconnected(count: number): Promise<Hit[]> {
  const { items } = await search({ api: 'classic', category: 'people', network_distance: [2] });
  return items.slice(0, count);
}

describe('accounts', () => {
  test('the account is listed, read and described', async () => {
    const { items } = await client.account.getAll();
    expect(items.map(({ id }) => id)).toEqual([accountId]);
    expect(await client.account.getOne(accountId)).toMatchObject({
      type: 'LINKEDIN',
      name: 'Camille Moreau',
    });
    expect(await client.users.getOwnProfile(accountId)).toMatchObject({
      first_name: 'Camille',
      sales_navigator: { contract_id: expect.any(String) },
    });
  });

  test('credentials, a second factor, a new connection and a deletion', async () => {
    const answer = await client.account.connectLinkedin({
      username: 'ines.benali@reseau.example',
      password: 'reseau',
    });
    expect(answer).toMatchObject({ object: 'Checkpoint', checkpoint: { type: '2FA' } });
    const waiting = { provider: 'LINKEDIN', account_id: answer.account_id } as const;
    await expect(client.account.solveCodeCheckpoint({ ...waiting, code: '000000' })).rejects.toMatchObject({
      body: { status: 401, type: 'errors/invalid_checkpoint_solution' },
    });
    expect(await client.account.solveCodeCheckpoint({ ...waiting, code: '123456' })).toMatchObject({
      object: 'AccountCreated',
      account_id: answer.account_id,
    });
    expect(await client.account.delete(answer.account_id)).toMatchObject({ object: 'AccountDeleted' });
    await expect(client.account.getOne(answer.account_id)).rejects.toMatchObject({ body: { status: 404 } });
  });

  test('a wrong password and a wrong key are refused', async () => {
    await expect(
      client.account.connectLinkedin({ username: 'camille.moreau@reseau.example', password: 'non' }),
    ).rejects.toMatchObject({ body: { status: 401, type: 'errors/invalid_credentials' } });
    await expect(new UnipileClient(sandbox.url, 'other').account.getAll()).rejects.toMatchObject({
      body: { status: 401, type: 'errors/missing_credentials' },
    });
  });
});

describe('people', () => {
  test('a search is read to its end, nobody twice', async () => {
    const seen: Hit[] = [];
    let page = await search({ api: 'classic', category: 'people', keywords: 'directeur' });
    const { total_count } = page.paging;
    seen.push(...page.items);
    while (page.cursor) {
      page = await search({ cursor: page.cursor });
      seen.push(...page.items);
    }
    expect(total_count).toBeGreaterThan(100);
    expect(seen).toHaveLength(total_count);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(total_count);
  });

  test('a profile by public name and by each id, a company, the posts', async () => {
    const [hit] = (await search({ api: 'sales_navigator', category: 'people', keywords: 'directeur' })).items;
    const person = { account_id: accountId, linkedin_sections: '*' as const };
    const profile = await client.users.getProfile({ ...person, identifier: hit!.public_identifier! });
    expect(profile).toMatchObject({ object: 'UserProfile', public_identifier: hit?.public_identifier });
    const again = await client.users.getProfile({ ...person, identifier: hit!.id });
    expect(hit?.id).toMatch(/^ACw/);
    expect(again).toEqual(profile);
    if (profile.provider !== 'LINKEDIN') throw new Error('Not of this network');
    expect(profile.provider_id).toMatch(/^ACo/);
    const company = profile.work_experience?.find(({ company_id }) => company_id)?.company_id;
    expect(
      await client.users.getCompanyProfile({ account_id: accountId, identifier: company! }),
    ).toMatchObject({
      id: company,
    });
    expect(
      await client.users.getAllPosts({ account_id: accountId, identifier: profile.provider_id }),
    ).toMatchObject({
      object: 'PostList',
    });
  });

  test('relations, newest first, page by page', async () => {
    const first = await client.users.getAllRelations({ account_id: accountId, limit: 50 });
    expect(first.items).toHaveLength(50);
    const second = await client.users.getAllRelations({ account_id: accountId, cursor: first.cursor! });
    const dates = [...first.items, ...second.items].map(({ created_at }) => created_at);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });
});

test('what a search gives fits the schema of the SDK, and no more rows than the network shows', async () => {
  const validator = readSearchValidator();
  for (const api of ['classic', 'sales_navigator']) {
    for (const category of ['people', 'companies']) {
      const { items, paging } = await search({ api, category }, 100);
      expect(items).toHaveLength(100);
      if (category === 'people') expect(paging.total_count).toBe(api === 'classic' ? 1000 : 2500);
      for (const item of items) expect([...validator.Errors(item)]).toEqual([]);
    }
  }
});

describe('invitations', () => {
  test('sent, listed, withdrawn', async () => {
    const [person] = await findUnconnected(1);
    const sent = await client.users.sendInvitation({ account_id: accountId, provider_id: person!.id });
    const list = await client.users.getAllInvitationsSent({ account_id: accountId });
    expect(list.items).toMatchObject([{ id: sent.invitation_id, invited_user_id: person?.id }]);
    await client.users.cancelInvitationSent({ account_id: accountId, invitation_id: sent.invitation_id });
    expect((await client.users.getAllInvitationsSent({ account_id: accountId })).items).toEqual([]);
    expect(sandbox.control.ledger().slice(-2)).toMatchObject([
      { kind: 'invite', effect: true, slug: person?.public_identifier },
      { kind: 'withdraw', effect: true, slug: person?.public_identifier },
    ]);
  });
});

describe('messages', () => {
  test('a chat is started, answered and read; webhooks tell every step', async () => {
    const secret = { key: 'Unipile-Auth', value: 's3cret' };
    const hook = { request_url: `${receiver.url}/hook`, headers: [secret], account_ids: [accountId] };
    const messaging = await client.webhook.create({
      ...hook,
      source: 'messaging',
      events: ['message_received', 'message_read'],
    });
    const [relation] = (await client.users.getAllRelations({ account_id: accountId, limit: 1 })).items;
    const chat = await client.messaging.startNewChat({
      account_id: accountId,
      attendees_ids: [relation!.member_id],
      text: 'Bonjour, ravi de vous retrouver ici.',
    });
    sandbox.control.read(relation!.public_identifier, { accountId });
    sandbox.control.reply(relation!.public_identifier, { accountId, text: 'Bonjour, merci !' });
    await client.messaging.sendMessage({ chat_id: chat.chat_id!, text: 'Avec plaisir.' });
    await sandbox.control.settleWebhooks();

    const { items } = await client.messaging.getAllMessagesFromChat({ chat_id: chat.chat_id! });
    expect(items.map(({ text, is_sender }) => [text, is_sender])).toEqual([
      ['Avec plaisir.', 1],
      ['Bonjour, merci !', 0],
      ['Bonjour, ravi de vous retrouver ici.', 1],
    ]);
    expect(items[2]).toMatchObject({ seen: 1 });
    const hooks = receiver.received.filter(({ path }) => path === '/hook');
    expect(hooks.map(({ body }) => [body.event, body.is_sender])).toEqual([
      ['message_received', true],
      ['message_read', true],
      ['message_received', false],
      ['message_received', true],
    ]);
    expect(hooks[2]?.body).toMatchObject({
      account_id: accountId,
      message: 'Bonjour, merci !',
      sender: { attendee_provider_id: relation?.member_id },
    });
    expect(hooks[0]?.headers).toMatchObject({ 'unipile-auth': 's3cret' });
    expect(hooks[0]?.headers).not.toHaveProperty('content-type');

    expect((await client.webhook.getAll()).items).toMatchObject([{ id: messaging.webhook_id }]);
    await client.webhook.delete(messaging.webhook_id);
    expect((await client.webhook.getAll()).items).toEqual([]);
  });

  test('chats, attendees and messages are listed; a chat is marked as read', async () => {
    const { items } = await client.messaging.getAllChats({ account_id: accountId });
    const chat = items[0]!;
    expect(chat).toMatchObject({ unread_count: 1 });
    await client.messaging.setChatStatus({ chat_id: chat.id, action: 'setReadStatus', value: true });
    expect(await client.messaging.getChat(chat.id)).toMatchObject({
      unread_count: 0,
      lastMessage: { is_sender: 1 },
    });
    const attendees = await client.messaging.getAllAttendeesFromChat(chat.id);
    expect(attendees.items.map(({ is_self }) => is_self)).toEqual([0, 1]);
    const other = attendees.items[0]!;
    expect(await client.messaging.getAttendee(other.id)).toEqual(other);
    expect((await client.messaging.getAllAttendees({ account_id: accountId })).items).toHaveLength(2);
    const chats = await client.messaging.getAllChatsFromAttendee({
      attendee_id: other.provider_id,
      account_id: accountId,
    });
    expect(chats.items).toHaveLength(1);
    const messages = await client.messaging.getAllMessagesFromAttendee({ attendee_id: other.id });
    expect(messages.items).toHaveLength(3);
    const all = await client.messaging.getAllMessages({ account_id: accountId, limit: 2 });
    expect(all.items).toHaveLength(2);
    expect(all.cursor).not.toBeNull();
    expect(await client.messaging.getMessage(all.items[0]!.id)).toEqual(all.items[0]);
  });
});
