import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { socialAccounts } from './social-accounts.table.ts';

const t = setUpNetworkApp();

async function connected(email?: string) {
  const person = await t.member();
  await t.connect(person, email);
  const [account] = await person.call(socialAccountsApi.list);
  return { person, account: account!, params: { id: account?.id ?? '' } };
}

const settings = {
  invitationsPerDay: 20,
  invitationsPerWeek: 100,
  messagesPerDay: 30,
  visitsPerDay: 50,
  notesPerMonth: 5,
  hasRamp: true,
};

test('limits are the person’s own, within what nobody may pass', async () => {
  const { person, params } = await connected();
  const changed = await person.call(socialAccountsApi.settings, { params, body: settings });
  expect(changed).toMatchObject({
    quotas: { invitationsPerDay: 20 },
    todayQuotas: { invitationsPerDay: 4 },
  });
  const tooMany = { params, body: { ...settings, invitationsPerDay: 41 } };
  await expect(person.call(socialAccountsApi.settings, tooMany)).rejects.toMatchObject({
    status: 400,
    fields: { invitationsPerDay: '40 au plus.' },
  });
  const upsideDown = { params, body: { ...settings, invitationsPerWeek: 10 } };
  await expect(person.call(socialAccountsApi.settings, upsideDown)).rejects.toMatchObject({
    fields: { invitationsPerWeek: expect.stringContaining('7 jours') },
  });
  const active = { params, body: { ...settings, hasRamp: false } };
  expect(await person.call(socialAccountsApi.settings, active)).toMatchObject({
    ramp: null,
    todayQuotas: { invitationsPerDay: 20 },
  });
  const startedOn = changed.ramp?.startedOn;
  const again = await person.call(socialAccountsApi.settings, { params, body: settings });
  expect(again.ramp?.startedOn).toBe(startedOn);
  const stranger = await t.member();
  await expect(stranger.call(socialAccountsApi.settings, { params, body: settings })).rejects.toMatchObject({
    status: 404,
  });
});

test('the monthly notes of a free account are a setting: three at first, none to five', async () => {
  const { person, account, params } = await connected();
  expect(account).toMatchObject({ tier: 'free', notes: { perMonth: 3, budget: 3 } });
  const ask = (notesPerMonth: number) =>
    person.call(socialAccountsApi.settings, { params, body: { ...settings, notesPerMonth } });
  for (const notesPerMonth of [0, 5])
    expect((await ask(notesPerMonth)).notes).toMatchObject({
      perMonth: notesPerMonth,
      budget: notesPerMonth,
    });
  await expect(ask(6)).rejects.toMatchObject({ status: 400, fields: { notesPerMonth: '5 au plus.' } });
  await expect(ask(-1)).rejects.toMatchObject({ status: 400, fields: { notesPerMonth: 'Au moins 0.' } });
  expect((await person.call(socialAccountsApi.list))[0]?.notes.perMonth).toBe(5);
});

test('the network does not count the notes of a paid account: the budget waits', async () => {
  const { person, params } = await connected('camille.moreau@reseau.example');
  const body = { ...settings, notesPerMonth: 1 };
  const { notes } = await person.call(socialAccountsApi.settings, { params, body });
  expect(notes).toMatchObject({ perMonth: null, budget: 1 });
});

test.each([-1, 6])('a budget of %i notes does not enter the database', async (notesPerMonth) => {
  const { person } = await connected();
  await expect(
    t.deps.db
      .update(socialAccounts)
      .set({ notesPerMonth })
      .where(eq(socialAccounts.workspaceId, person.user.id)),
  ).rejects.toMatchObject({ cause: { constraint: 'social_accounts_note_budget_in_bounds' } });
});
