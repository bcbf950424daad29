import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { signInByPage } from '../../../../sandbox/unipile/testing/sign-in-by-page.ts';

const t = setUpNetworkApp();
const byId = (id: string) => ({ params: { id } });
type Person = Awaited<ReturnType<typeof t.member>>;

async function launch(person: Person, name: string): Promise<string> {
  const { id } = await prepareCampaign(person, name);
  await plantLeads(t.deps, person.user.id, id, 2);
  await person.call(campaignsApi.launch, byId(id));
  return id;
}

const statesOf = async (person: Person) =>
  Object.fromEntries(
    (await person.call(campaignsApi.list)).map(({ name, status, pausedReason }) => [
      name,
      pausedReason ? `${status}: ${pausedReason}` : status,
    ]),
  );

async function lose(person: Person, providerAccountId: string): Promise<void> {
  t.sandbox.control.disconnect(providerAccountId);
  const [account] = await person.call(socialAccountsApi.list);
  await person.call(socialAccountsApi.check, byId(account?.id ?? ''));
  await t.runJobs();
}

async function reconnect(person: Person, email: string): Promise<void> {
  const { attemptId, url } = await person.call(socialAccountsApi.connect);
  await signInByPage(url, { email, password: 'reseau' });
  await t.settle();
  await person.call(socialAccountsApi.finish, { params: { id: attemptId }, body: {} });
  await t.runJobs();
}

test('a lost account pauses what runs from it; once back, exactly those go on', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' });
  const email = 'membre.pause@reseau.example';
  const { providerAccountId } = await t.connect(ana, email);
  await launch(ana, 'Une');
  await launch(ana, 'Deux');
  const third = await launch(ana, 'Trois');
  await ana.call(campaignsApi.pause, byId(third));
  await prepareCampaign(ana, 'Brouillon');

  await lose(ana, providerAccountId);
  expect(await statesOf(ana)).toEqual({
    Une: 'paused: account_disconnected',
    Deux: 'paused: account_disconnected',
    Trois: 'paused: user',
    Brouillon: 'inactive',
  });

  // The user wants this one to stay so: the reconnection leaves it.
  const second = (await ana.call(campaignsApi.list)).find(({ name }) => name === 'Deux')?.id ?? '';
  await ana.call(campaignsApi.pause, byId(second));
  // And nothing is resumed by hand from a lost account.
  await expect(ana.call(campaignsApi.resume, byId(second))).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('Compte LinkedIn déconnecté'),
  });

  await reconnect(ana, email);
  expect(await statesOf(ana)).toEqual({
    Une: 'active',
    Deux: 'paused: user',
    Trois: 'paused: user',
    Brouillon: 'inactive',
  });
});

test('another person’s campaigns go on', { tags: 'heavy' }, async () => {
  const [ana, paul] = [
    await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' }),
    await t.member({ emailVerifiedAt: new Date(), subscription: 'ENTERPRISE' }),
  ];
  const { providerAccountId } = await t.connect(ana);
  await t.connect(paul);
  await launch(ana, 'La sienne');
  await launch(paul, 'La mienne');
  await lose(ana, providerAccountId);
  expect(await statesOf(ana)).toEqual({ 'La sienne': 'paused: account_disconnected' });
  expect(await statesOf(paul)).toEqual({ 'La mienne': 'active' });
});
