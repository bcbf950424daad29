import { describe, expect, test } from 'vitest';
import { openSmallNetwork } from './testing/open-small-network.ts';
import { signInByPage, submit } from './testing/sign-in-by-page.ts';

const network = openSmallNetwork();
const camille = { email: 'camille.moreau@reseau.example', password: 'reseau' };

async function makeLink(more: Record<string, unknown> = {}) {
  const { status, body } = await network.call('POST', '/hosted/accounts/link', {
    type: 'create',
    providers: ['LINKEDIN'],
    api_url: network.url(),
    expiresOn: new Date(Date.now() + 60_000).toISOString(),
    name: 'nonce',
    notify_url: `${network.receiver().url}/callback`,
    success_redirect_url: 'http://localhost:1/ok',
    failure_redirect_url: 'http://localhost:1/ko',
    ...more,
  });
  expect({ status, body }).toMatchObject({ status: 200, body: { object: 'HostedAuthUrl' } });
  return String(body.url);
}

const callbacks = () => network.receiver().received.map(({ body }) => body);
async function connect(fields: Parameters<typeof signInByPage>[1], more: Record<string, unknown> = {}) {
  const answer = await signInByPage(await makeLink(more), fields);
  expect(answer).toMatchObject({ status: 303, location: 'http://localhost:1/ok' });
  return String(callbacks().at(-1)?.account_id);
}

describe('the page', () => {
  test('is French, says what it is, and lists the trial members', async () => {
    const answer = await fetch(await makeLink());
    const html = await answer.text();
    expect(answer.headers.get('content-type')).toContain('text/html');
    for (const part of [
      'lang="fr"',
      'Réseau simulé',
      '<h1>',
      'for="email"',
      'for="password"',
      camille.email,
    ]) {
      expect(html).toContain(part);
    }
    expect(html).not.toContain('<script');
  });

  test('refuses a wrong password and a restricted member in French, and keeps the address typed', async () => {
    const link = await makeLink();
    const wrong = await signInByPage(link, { email: '"><b>@x', password: 'non' });
    expect(wrong).toMatchObject({
      status: 401,
      html: expect.stringContaining('Adresse ou mot de passe incorrects.'),
    });
    expect(wrong.html).not.toContain('<b>');
    const restricted = await signInByPage(link, { email: 'restreint@reseau.example', password: 'reseau' });
    expect(restricted).toMatchObject({ status: 401, html: expect.stringContaining('a restreint ce compte') });
    expect(callbacks()).toEqual([]);
  });

  test('asks for the second factor', async () => {
    const link = await makeLink();
    const first = await signInByPage(link, { email: 'ines.benali@reseau.example', password: 'reseau' });
    expect(first).toMatchObject({ status: 200, html: expect.stringContaining('Code de vérification') });
    expect(await submit(`${link}/code`, { code: '000000' })).toMatchObject({
      status: 401,
      html: expect.stringContaining('Ce code n’est pas valable.'),
    });
    expect(await submit(`${link}/code`, { code: '123456' })).toMatchObject({
      location: 'http://localhost:1/ok',
    });
    expect(callbacks()).toMatchObject([{ status: 'CREATION_SUCCESS', name: 'nonce' }]);
    const accountId = String(callbacks()[0]?.account_id);
    const again = await fetch(await makeLink({ type: 'reconnect', reconnect_account: accountId }));
    expect(await again.text()).toContain('Reconnecter le compte d’Inès Benali');
  });

  test('can be left, and dies when it was used or its time is over', async () => {
    const link = await makeLink();
    expect(await submit(`${link}/cancel`)).toMatchObject({ status: 303, location: 'http://localhost:1/ko' });
    expect((await fetch(link)).status).toBe(410);
    const late = await makeLink({ expiresOn: '2020-01-01T00:00:00.000Z' });
    const expired = await fetch(late);
    expect(expired.status).toBe(410);
    const html = await expired.text();
    expect(html).toContain('Lien expiré');
    expect(html).toContain('href="http://localhost:1/ko"');
    const left = await makeLink();
    network.control().expireLink(left.split('/').at(-1) ?? '');
    const callbackCount = callbacks().length;
    expect(await signInByPage(left, camille)).toMatchObject({ status: 410 });
    expect(callbacks()).toHaveLength(callbackCount);
    const plain = await makeLink({ success_redirect_url: undefined });
    expect(await signInByPage(plain, camille)).toMatchObject({
      status: 200,
      html: expect.stringContaining('Compte connecté'),
    });
    expect(await signInByPage(plain, camille)).toMatchObject({ status: 410 });
  });
});

describe('accounts', () => {
  test('signing in twice makes two accounts of one member; both see the same chats', async () => {
    const [one, two] = [await connect(camille), await connect(camille)];
    expect(one).not.toBe(two);
    const account = async (id: string) =>
      (await network.call('GET', `/accounts/${id}`)).body.connection_params;
    expect(await account(one)).toEqual(await account(two));
    const relations = await network.call('GET', `/users/relations?account_id=${one}&limit=1`);
    const [relation] = relations.body.items as { public_identifier: string }[];
    network.control().reply(relation!.public_identifier, { accountId: one, text: 'Bonjour' });
    const chatOf = async (id: string) =>
      (
        (await network.call('GET', `/chats?account_id=${id}`)).body.items as {
          id: string;
          provider_id: string;
        }[]
      )[0]!;
    const [first, second] = [await chatOf(one), await chatOf(two)];
    expect(first.provider_id).toBe(second.provider_id);
    expect(first.id).not.toBe(second.id);
  });

  test('reconnecting keeps the account and refuses another member', async () => {
    const accountId = await connect(camille);
    network.control().disconnect(accountId);
    const reconnect = { type: 'reconnect', reconnect_account: accountId, providers: undefined };
    const other = { email: 'thomas.lefevre@reseau.example', password: 'reseau' };
    expect(await signInByPage(await makeLink(reconnect), other)).toMatchObject({
      status: 401,
      html: expect.stringContaining('appartiennent à un autre membre'),
    });
    expect(await connect(camille, reconnect)).toBe(accountId);
    expect(callbacks().at(-1)).toMatchObject({ status: 'RECONNECTED' });
    expect(await network.call('GET', `/accounts/${accountId}`)).toMatchObject({
      body: { sources: [{ status: 'OK' }] },
    });
    expect(
      await network.call('POST', `/accounts/${accountId}`, {
        provider: 'LINKEDIN',
        username: other.email,
        password: 'reseau',
      }),
    ).toMatchObject({ status: 401, body: { type: 'errors/wrong_account' } });
  });

  test('signing in does not lift a restriction, whichever account it makes; only the network does', async () => {
    const noel = { email: 'noel.restreint@reseau.example', password: 'reseau' };
    const accountId = await connect(noel);
    const ownProfile = (id: string) => network.call('GET', `/users/me?account_id=${id}`);
    const refused = { status: 403, body: { type: 'errors/account_restricted' } };
    network.control().restrict(accountId);
    network.control().disconnect(accountId);
    await connect(noel, { type: 'reconnect', reconnect_account: accountId, providers: undefined });
    expect(await network.call('GET', `/accounts/${accountId}`)).toMatchObject({
      body: { sources: [{ status: 'OK' }] },
    });
    expect(await ownProfile(accountId)).toMatchObject(refused);
    expect(await ownProfile(await connect(noel))).toMatchObject(refused);
    network.control().restore(accountId);
    expect(await ownProfile(accountId)).toMatchObject({ status: 200 });
  });

  test('the callback may be lost: the account exists all the same', async () => {
    const before = callbacks().length;
    await network.call('PUT', '/control/webhook-faults', { loseCallback: true });
    await signInByPage(await makeLink(), { email: 'lea.perdue@exemple.fr', password: 'reseau' });
    network.control().setWebhookFaults({});
    expect(callbacks()).toHaveLength(before);
    const { items } = (await network.call('GET', '/accounts')).body as { items: { name: string }[] };
    expect(items.at(-1)).toMatchObject({
      name: 'Lea Perdue',
      connection_params: { im: { premiumFeatures: [] } },
    });
  });

  test('a link without what it needs is refused', async () => {
    expect(await network.call('POST', '/hosted/accounts/link', { type: 'create' })).toMatchObject({
      status: 400,
    });
    const unknown = {
      type: 'reconnect',
      reconnect_account: 'x',
      api_url: network.url(),
      expiresOn: '2030-01-01T00:00:00.000Z',
    };
    expect(await network.call('POST', '/hosted/accounts/link', unknown)).toMatchObject({ status: 404 });
  });
});
