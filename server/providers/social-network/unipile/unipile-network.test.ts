import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PeopleCriteria } from '#core/targeting/search-plan.ts';
import { type RunningSandbox, startUnipileSandbox } from '../../../../sandbox/unipile/start-sandbox.ts';
import { signInByPage } from '../../../../sandbox/unipile/testing/sign-in-by-page.ts';
import { type Receiver, startReceiver } from '../../../../sandbox/unipile/testing/start-receiver.ts';
import { freePort } from '../../../../scripts/free-port.ts';
import type { Outcome } from '../outcome.ts';
import type { FoundPerson } from '../people.ts';
import type { SocialNetwork } from '../social-network.ts';
import { unipileNetwork } from './unipile-network.ts';

let sandbox: RunningSandbox;
let receiver: Receiver;
let network: SocialNetwork;
let account: string;

beforeAll(async () => {
  sandbox = await startUnipileSandbox({
    people: 1500,
    companies: 300,
    behaviour: { isSpontaneous: false, relationNoticeHours: 0, closedDoorShare: 0 },
  });
  receiver = await startReceiver();
  network = unipileNetwork({ origin: sandbox.url, key: sandbox.key, deadlineMs: 60_000 });
  account = await connect('camille.moreau@reseau.example');
});
afterAll(async () => {
  await sandbox.close();
  await receiver.close();
});

const value = <T>(outcome: Outcome<T>): T => {
  expect(outcome).toMatchObject({ is: 'done' });
  return (outcome as { value: T }).value;
};

async function connect(email: string): Promise<string> {
  const link = await network.connectionLink({
    reconnects: null,
    token: 'jeton',
    expiresAt: new Date(Date.now() + 60_000),
    notifyUrl: `${receiver.url}/news`,
    successUrl: 'http://localhost/ok',
    failureUrl: 'http://localhost/ko',
  });
  const signedIn = await signInByPage(value(link).url, { email, password: 'reseau' });
  expect(signedIn).toMatchObject({ status: 303, location: 'http://localhost/ok' });
  expect(receiver.received.at(-1)?.body).toMatchObject({ status: 'CREATION_SUCCESS', name: 'jeton' });
  return String(receiver.received.at(-1)?.body.account_id);
}

let met = 0;
async function findUnconnected(): Promise<FoundPerson> {
  const search = { kind: 'criteria' as const, distances: [2, 3] };
  const { items } = value(await network.searchPeople(account, search, { limit: 50 }));
  const person = items.filter(({ publicIdentifier }) => publicIdentifier)[met++];
  if (!person) throw new Error('Nobody left to meet.');
  return person;
}
const companyOf = ({ positions }: FoundPerson) => positions[0]?.company ?? [];
const slugOf = (person: FoundPerson) => person.publicIdentifier ?? '';

describe('an account', () => {
  test('tells who it is, and its seat', async () => {
    expect(value(await network.accountState(account))).toMatchObject({
      accountId: account,
      state: 'connected',
      tier: 'sales_navigator',
      name: 'Camille Moreau',
      memberId: expect.stringMatching(/^ACo/),
    });
    expect(value(await network.ownProfile(account))).toMatchObject({
      firstName: 'Camille',
      hasSalesNavigator: true,
    });
    expect(value(await network.listAccounts()).items.map((one) => one.accountId)).toContain(account);
  });

  test('that does not exist is a refusal; a wrong key is told apart from a lost session', async () => {
    expect(await network.accountState('nobody')).toMatchObject({ is: 'refused', reason: 'not_found' });
    const withWrongKey = unipileNetwork({ origin: sandbox.url, key: 'wrong' });
    expect(await withWrongKey.accountState(account)).toMatchObject({
      is: 'refused',
      reason: 'provider_key_refused',
    });
  });

  test('is reconnected under the same handle, then removed', async () => {
    const other = await connect('thomas.lefevre@reseau.example');
    sandbox.control.disconnect(other);
    expect(value(await network.accountState(other)).state).toBe('disconnected');
    expect(await network.ownProfile(other)).toMatchObject({ is: 'disconnected' });
    const link = await network.connectionLink({
      reconnects: other,
      token: 'jeton',
      expiresAt: new Date(Date.now() + 60_000),
      notifyUrl: `${receiver.url}/news`,
      successUrl: 'http://localhost/ok',
      failureUrl: 'http://localhost/ko',
    });
    await signInByPage(value(link).url, { email: 'thomas.lefevre@reseau.example', password: 'reseau' });
    expect(value(await network.accountState(other))).toMatchObject({ state: 'connected', tier: 'free' });
    value(await network.removeAccount(other));
    expect(await network.accountState(other)).toMatchObject({ is: 'refused' });
  });
});

describe('people', () => {
  test('are searched to the end, page by page, each once', async () => {
    const search = { kind: 'criteria' as const, keywords: 'directeur' };
    const seen: string[] = [];
    let cursor: string | undefined;
    let total: number | null = null;
    do {
      const page = value(await network.searchPeople(account, search, { cursor, limit: 25 }));
      seen.push(...page.items.map(({ personId }) => personId));
      total = page.total;
      cursor = page.cursor ?? undefined;
    } while (cursor);
    expect(seen.length).toBeGreaterThan(25);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toHaveLength(total ?? -1);
    expect(value(await network.audienceSize(account, search))).toBe(seen.length);
  });

  test('are found by place and by title', async () => {
    const places = value(await network.searchParameters(account, { kind: 'location', keywords: 'Lyon' }));
    const lyon = places[0];
    expect(lyon?.title).toContain('Lyon');
    const { items } = value(
      await network.searchPeople(account, { kind: 'criteria', locations: [lyon?.id ?? ''] }),
    );
    expect(items.length).toBeGreaterThan(0);
    for (const { location } of items) expect(location).toMatch(/Lyon/);
    const titles = ['Directeur commercial', 'Directrice commerciale'];
    const found = value(await network.searchPeople(account, { kind: 'criteria', titles }, { limit: 50 }));
    expect(found.items.length).toBeGreaterThan(0);
  });

  describe('with a Sales Navigator seat', () => {
    const navigator = { kind: 'criteria' as const, seat: 'sales_navigator' as const };
    const find = async (search: PeopleCriteria) =>
      value(await network.searchPeople(account, { ...navigator, ...search }, { limit: 100 }));

    test('are filtered by level, function and size of company', async () => {
      const [finance] = value(
        await network.searchParameters(account, {
          kind: 'function',
          keywords: 'Finance',
          seat: 'sales_navigator',
        }),
      );
      expect(finance?.title).toBe('Finance');
      const everybody = (await find({})).total ?? 0;
      const directors = await find({ seniorities: ['director'] });
      const inFinance = await find({ functions: [finance?.id ?? ''], seniorities: ['director'] });
      const large = await find({ companySizes: ['1001-5000', '5001-10000', '10001+'] });
      expect(directors.total).toBeGreaterThan(0);
      expect(directors.total).toBeLessThan(everybody);
      expect(inFinance.total).toBeGreaterThan(0);
      expect(inFinance.total).toBeLessThan(directors.total ?? 0);
      expect(large.total).toBeGreaterThan(0);
      const [companyId] = large.items.flatMap(({ positions }) => positions[0]?.companyId ?? []);
      expect(value(await network.readCompany(account, companyId ?? '')).employees).toBeGreaterThan(1000);
    });

    test('are found by several names of a title, and not in a company left out', async () => {
      const { items } = await find({ titles: ['Directeur commercial', 'Directrice commerciale'] });
      expect(items.length).toBeGreaterThan(0);
      const company = items.flatMap(companyOf)[0] ?? '';
      const others = await find({
        titles: ['Directeur commercial', 'Directrice commerciale'],
        excludedCompanies: [company],
      });
      expect(others.items.flatMap(companyOf)).not.toContain(company);
      expect(others.items.length).toBeLessThan(items.length);
    });

    test('are refused to an account without it', async () => {
      const free = await connect('thomas.lefevre@reseau.example');
      expect(await network.searchPeople(free, { ...navigator, seniorities: ['cxo'] })).toMatchObject({
        is: 'refused',
      });
    });
  });

  test('have a profile, a company and posts', async () => {
    const { items } = value(await network.searchPeople(account, { kind: 'criteria' }, { limit: 50 }));
    const profiles = [];
    for (const { publicIdentifier } of items.slice(0, 12))
      if (publicIdentifier) profiles.push(value(await network.readProfile(account, publicIdentifier)));
    const profile = profiles.find(({ experience }) =>
      experience.some((job) => job.isCurrent && job.companyId),
    );
    if (!profile) throw new Error('Nobody has a job.');
    expect(profile.personId).toMatch(/^ACo/);
    const job = profile.experience.find(({ isCurrent, companyId }) => isCurrent && companyId);
    expect(job?.start?.year).toBeGreaterThan(1970);
    expect(value(await network.readCompany(account, job?.companyId ?? ''))).toMatchObject({
      name: job?.company,
      employees: expect.any(Number),
    });
    expect(value(await network.listPosts(account, profile.personId)).items).toBeInstanceOf(Array);
    expect(await network.readProfile(account, 'personne-de-ce-nom')).toMatchObject({ is: 'refused' });
  });
});

describe('an invitation', () => {
  test('is sent once, listed, withdrawn, and refused for three weeks', async () => {
    const person = await findUnconnected();
    const { personId } = value(await network.readProfile(account, slugOf(person)));
    const note = 'Bonjour, votre parcours m’intéresse.';
    const { invitationId } = value(await network.invite(account, { personId, note }));
    expect(invitationId).toEqual(expect.any(String));
    const pending = value(await network.listSentInvitations(account, { limit: 100 })).items;
    expect(pending.find((one) => one.personId === personId)).toMatchObject({ invitationId, note });
    expect(await network.invite(account, { personId })).toMatchObject({
      is: 'refused',
      reason: 'already_invited',
    });
    value(await network.withdraw(account, invitationId ?? ''));
    expect(value(await network.readProfile(account, personId)).invitation).toBe('withdrawn');
    expect(await network.invite(account, { personId })).toMatchObject({
      is: 'refused',
      reason: 'recently_withdrawn_or_limited',
    });
  });

  test('needs the classic id, and a note that fits the account', async () => {
    expect(await network.invite(account, { personId: 'ACwAAA' })).toMatchObject({ is: 'refused' });
    const { personId } = value(await network.readProfile(account, slugOf(await findUnconnected())));
    expect(await network.invite(account, { personId, note: 'x'.repeat(301) })).toMatchObject({
      is: 'refused',
      reason: 'note_too_long',
    });
  });

  test('once accepted, makes a relation that can be written to', async () => {
    const person = await findUnconnected();
    const { personId } = value(await network.readProfile(account, slugOf(person)));
    expect(await network.startConversation(account, { personId, text: 'Bonjour' })).toMatchObject({
      is: 'refused',
      reason: 'not_related',
    });
    value(await network.invite(account, { personId }));
    sandbox.control.accept(slugOf(person), { accountId: account });
    const { items } = value(await network.listRelations(account, { limit: 10 }));
    expect(items[0]).toMatchObject({ personId, publicIdentifier: person.publicIdentifier });
    const sent = value(await network.startConversation(account, { personId, text: ' Bonjour\r\nMerci ! ' }));
    const conversationId = sent.conversationId ?? '';
    value(await network.continueConversation(account, { conversationId, text: 'Et voilà.' }));
    expect(
      await network.continueConversation(account, { conversationId, text: 'x'.repeat(8001) }),
    ).toMatchObject({ is: 'refused', reason: 'text_too_long' });
    sandbox.control.reply(slugOf(person), { accountId: account, text: 'Avec plaisir.' });
    const messages = value(await network.listMessages(account, { conversationId })).items;
    expect(messages.map(({ text, isOwn }) => [text, isOwn])).toEqual([
      ['Avec plaisir.', false],
      ['Et voilà.', true],
      ['Bonjour\nMerci !', true],
    ]);
    const conversations = value(await network.listConversations(account)).items;
    expect(conversations).toContainEqual(expect.objectContaining({ conversationId, personId }));
    const after = new Date(Date.now() - 60_000);
    expect(value(await network.listMessages(account, { after })).items.length).toBeGreaterThanOrEqual(3);
  });
});

describe('when the network is in trouble', () => {
  const invitations = () => sandbox.control.ledger({ kind: 'invite' }).filter(({ effect }) => effect).length;
  const inviteSomeone = async (
    fault: Parameters<typeof sandbox.control.setFaults>[0][number],
    by = network,
  ) => {
    const { personId } = value(await network.readProfile(account, slugOf(await findUnconnected())));
    const before = invitations();
    sandbox.control.setFaults([fault]);
    const outcome = await by.invite(account, { personId });
    sandbox.control.setFaults([]);
    return { outcome, sent: invitations() - before };
  };

  test.each([true, false])(
    'a 504 on a write is unknown, whether it happened (%s) or not',
    async (hasEffect) => {
      const { outcome, sent } = await inviteSomeone({ on: 'invite', kind: 'timeout', hasEffect });
      expect(outcome).toEqual({ is: 'unknown', cause: 'request_timeout' });
      expect(sent).toBe(hasEffect ? 1 : 0);
    },
  );

  test('a connection cut on a write is unknown, and it is never sent twice', async () => {
    const { outcome, sent } = await inviteSomeone({ on: 'invite', kind: 'reset', hasEffect: true });
    expect(outcome).toMatchObject({ is: 'unknown' });
    expect(sent).toBe(1);
  });

  test('an answer that does not come in time is unknown', async () => {
    const hasty = unipileNetwork({ origin: sandbox.url, key: sandbox.key, deadlineMs: 200 });
    const { outcome } = await inviteSomeone({ on: 'invite', kind: 'slow', delayMs: 6000 }, hasty);
    expect(outcome).toEqual({ is: 'unknown', cause: 'timeout' });
  });

  test('429 is throttled, 500 may have happened', async () => {
    const throttled = {
      on: 'invite',
      kind: 'status',
      status: 429,
      type: 'errors/too_many_requests',
    } as const;
    expect((await inviteSomeone(throttled)).outcome).toMatchObject({ is: 'throttled' });
    const broken = { on: 'invite', kind: 'status', status: 500, type: 'errors/provider_error' } as const;
    expect((await inviteSomeone(broken)).outcome).toMatchObject({ is: 'unknown' });
  });

  test('reads of the provider’s own store are asked again, reads of the network are not', async () => {
    const once = { kind: 'status', status: 500, type: 'errors/provider_error', times: 1 } as const;
    sandbox.control.setFaults([{ on: 'accounts', ...once }]);
    expect(await network.accountState(account)).toMatchObject({ is: 'done' });
    sandbox.control.setFaults([{ on: 'search', ...once }]);
    expect(await network.searchPeople(account, { kind: 'criteria' })).toMatchObject({ is: 'unavailable' });
    sandbox.control.setFaults([]);
  });

  test('nobody at the address: nothing was sent', async () => {
    const nobody = unipileNetwork({ origin: `http://127.0.0.1:${await freePort()}`, key: 'x' });
    expect(await nobody.invite('a', { personId: 'ACoA' })).toEqual({
      is: 'unavailable',
      cause: 'ECONNREFUSED',
    });
  });

  test('a lost session and a restriction are told apart', async () => {
    sandbox.control.disconnect(account);
    expect(await network.listRelations(account)).toMatchObject({ is: 'disconnected' });
    sandbox.control.restrict(account);
    expect(await network.listRelations(account)).toMatchObject({ is: 'restricted' });
    sandbox.control.restore(account);
    expect(await network.listRelations(account)).toMatchObject({ is: 'done' });
  });
});

test('webhooks are registered once, replaced when the secret changes, and those of others are left alone', async () => {
  const ours = { url: `${receiver.url}/hook`, secret: 'premier', isExclusive: false };
  await network.reconcileWebhooks({ ...ours, url: `${receiver.url}/someone-else`, secret: 'autre' });
  expect(value(await network.reconcileWebhooks(ours))).toEqual({ created: 3, removed: 0 });
  expect(value(await network.reconcileWebhooks(ours))).toEqual({ created: 0, removed: 0 });
  expect(value(await network.reconcileWebhooks({ ...ours, secret: 'second' }))).toEqual({
    created: 3,
    removed: 3,
  });
  sandbox.control.disconnect(account);
  await sandbox.control.settleWebhooks();
  const delivered = receiver.received.filter(({ path }) => path === '/hook').at(-1);
  expect(delivered?.headers['unipile-auth']).toBe('second');
  expect(delivered?.body).toMatchObject({ AccountStatus: { account_id: account, message: 'CREDENTIALS' } });
});

test('an address that we left is removed, under a key of our own; what another program registered stays', async () => {
  const ours = { url: `${receiver.url}/moved`, secret: 'secret', isExclusive: true };
  await fetch(`${sandbox.url}/api/v1/webhooks`, {
    method: 'POST',
    headers: { 'x-api-key': sandbox.key, 'content-type': 'application/json' },
    body: JSON.stringify({ source: 'users', request_url: `${receiver.url}/crm`, name: 'crm-users' }),
  });
  await network.reconcileWebhooks({ ...ours, url: `${receiver.url}/left`, isExclusive: false });
  const before = sandbox.control.state().webhooks;
  value(await network.reconcileWebhooks(ours));
  expect(sandbox.control.state().webhooks).toBe(4);
  expect(before).toBeGreaterThan(4);
});
