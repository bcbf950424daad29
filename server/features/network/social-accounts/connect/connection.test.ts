import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { socialAccountsApi, webhookPaths } from '#contract/social-accounts.ts';
import { signInByPage, submit } from '#sandbox/unipile/testing/sign-in-by-page.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { recordAccountState } from '../record-account-state.ts';
import { confirmAttempt } from '../social-accounts.jobs.ts';
import { connectionAttempts, socialAccounts } from '../social-accounts.table.ts';
import { refreshAccount } from './refresh-account.ts';
import { sweepHandles } from './sweep-handles.ts';

const t = setUpNetworkApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const handles = () => t.sandbox.control.state().accounts.map(({ id }) => id);
const rowOf = async (workspaceId: string) =>
  (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.workspaceId, workspaceId)))[0];
let count = 0;
const newEmail = () => `relier.essai-${++count}@reseau.example`;

describe('connecting', () => {
  test('through the sign-in page links the account, and the user carries its id', {
    tags: 'heavy',
  }, async () => {
    const person = await t.member();
    expect(await person.call(socialAccountsApi.status)).toEqual({ isConnected: false, error: null });
    expect(await person.call(socialAccountsApi.list)).toEqual([]);
    await t.connect(person, 'camille.moreau@reseau.example');
    const [account] = await person.call(socialAccountsApi.list);
    expect(account).toMatchObject({
      name: 'Camille Moreau',
      tier: 'sales_navigator',
      state: 'connected',
      stateReason: null,
      todayQuotas: { invitationsPerDay: 3, invitationsPerWeek: 15 },
      notes: { maxLength: 300, perMonth: null },
    });
    expect(account?.ramp?.weeks).toHaveLength(4);
    expect(await person.call(socialAccountsApi.status)).toEqual({ isConnected: true, error: null });
    const { user } = await person.call(authApi.session);
    expect(user.linkedinAccountId).toBe(account?.id);
  });

  test('the callback alone links nothing: the provider must have told it', async () => {
    const person = await t.member();
    const { attemptId } = await person.call(socialAccountsApi.connect);
    const finish = () => person.call(socialAccountsApi.finish, { params: { id: attemptId }, body: {} });
    expect(await finish()).toMatchObject({ kind: 'connect', state: 'open', failure: null });
    expect(await person.call(socialAccountsApi.list)).toEqual([]);
  });

  test('an attempt belongs to the person who clicked', async () => {
    const [person, stranger] = [await t.member(), await t.member()];
    const { attemptId } = await person.call(socialAccountsApi.connect);
    const input = { params: { id: attemptId }, body: { hasFailed: true } };
    await expect(stranger.call(socialAccountsApi.finish, input)).rejects.toMatchObject({ status: 404 });
    expect((await person.call(socialAccountsApi.finish, { ...input, body: {} })).state).toBe('open');
  });

  test('news with a token nobody minted, or an account that does not exist, links nothing', async () => {
    const person = await t.member();
    const { attemptId, url } = await person.call(socialAccountsApi.connect);
    const post = (body: unknown) =>
      fetch(`${t.deps.env.publicUrl}${webhookPaths.unipile}`, { method: 'POST', body: JSON.stringify(body) });
    const forged = await post({ status: 'CREATION_SUCCESS', account_id: handles()[0], name: 'devine' });
    expect(forged.status).toBe(403);
    expect(url).not.toContain(attemptId);
    await t.settle();
    expect(await person.call(socialAccountsApi.list)).toEqual([]);
  });

  test('a link is for one click: a newer one replaces it', async () => {
    const person = await t.member();
    const first = await person.call(socialAccountsApi.connect);
    await person.call(socialAccountsApi.connect);
    await signInByPage(first.url, { email: newEmail(), password: 'reseau' });
    await t.settle();
    const input = { params: { id: first.attemptId }, body: {} };
    expect(await person.call(socialAccountsApi.finish, input)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('plus récente'),
    });
    expect(await person.call(socialAccountsApi.list)).toEqual([]);
  });

  test('giving up, and a link too old, are told', async () => {
    const person = await t.member();
    const cancelled = await person.call(socialAccountsApi.connect);
    await submit(`${cancelled.url}/cancel`);
    const input = { params: { id: cancelled.attemptId }, body: { hasFailed: true } };
    expect(await person.call(socialAccountsApi.finish, input)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('interrompue'),
    });
    // Whether the sign-in page sends the user back as refused, or they come back by themselves.
    for (const hasFailed of [true, false]) {
      const late = await person.call(socialAccountsApi.connect);
      t.clock.advance(31 * 60_000);
      const lateInput = { params: { id: late.attemptId }, body: { hasFailed } };
      expect(await person.call(socialAccountsApi.finish, lateInput)).toMatchObject({
        state: 'failed',
        failure: expect.stringContaining('expiré'),
      });
    }
  });

  test('an account linked to someone else is refused, and the provider keeps no second handle', {
    tags: 'heavy',
  }, async () => {
    const email = newEmail();
    const [owner, other] = [await t.member(), await t.member()];
    const { providerAccountId } = await t.connect(owner, email);
    const { attemptId, url } = await other.call(socialAccountsApi.connect);
    await signInByPage(url, { email, password: 'reseau' });
    await t.settle();
    const input = { params: { id: attemptId }, body: {} };
    expect(await other.call(socialAccountsApi.finish, input)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('déjà connecté par un autre utilisateur'),
    });
    await t.settle();
    expect(await other.call(socialAccountsApi.list)).toEqual([]);
    const left = t.sandbox.control.state().accounts.filter((one) => one.email === email);
    expect(left.map(({ id }) => id)).toEqual([providerAccountId]);
    expect((await owner.call(socialAccountsApi.status)).isConnected).toBe(true);
  });

  test('an account that someone else linked meanwhile is refused to the person who left it', {
    tags: 'heavy',
  }, async () => {
    const email = newEmail();
    const [first, second] = [await t.member(), await t.member()];
    await t.connect(first, email);
    const removed = { params: { id: (await rowOf(first.user.id))?.id ?? '' } };
    await first.call(socialAccountsApi.remove, removed);
    await t.settle();
    await t.connect(second, email);
    const { attemptId, url } = await first.call(socialAccountsApi.connect);
    await signInByPage(url, { email, password: 'reseau' });
    await t.settle();
    const input = { params: { id: attemptId }, body: {} };
    expect(await first.call(socialAccountsApi.finish, input)).toMatchObject({
      state: 'failed',
      failure: expect.stringContaining('déjà connecté par un autre utilisateur'),
    });
    expect((await second.call(socialAccountsApi.status)).isConnected).toBe(true);
  });

  test('a restricted account is linked as such, told, and never as a success', async () => {
    const person = await t.member();
    const { attemptId, url } = await person.call(socialAccountsApi.connect);
    const restricted = {
      on: 'profile',
      kind: 'status',
      status: 403,
      type: 'errors/account_restricted',
    } as const;
    t.sandbox.control.setFaults([restricted]);
    await signInByPage(url, { email: newEmail(), password: 'reseau' });
    await t.settle();
    const finish = () => person.call(socialAccountsApi.finish, { params: { id: attemptId }, body: {} });
    const restrictedAccount = { state: 'restricted', stateReason: expect.stringContaining('restreint') };
    expect(await finish()).toMatchObject({ state: 'succeeded', account: restrictedAccount });
    t.sandbox.control.setFaults([]);
    const titles = (await person.call(notificationsApi.list)).map(({ title }) => title);
    expect(titles.filter((title) => /restreint/.test(title))).toHaveLength(1);
  });
});

describe('losing the session', () => {
  test('is told once, shown as an error that names LinkedIn, and mended by reconnecting', {
    tags: 'heavy',
  }, async () => {
    const email = newEmail();
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, email);
    const before = await rowOf(person.user.id);
    await t.deps.jobs.boss.deleteAllJobs('social-accounts.refresh-account');
    await reconcile();
    t.sandbox.control.setWebhookFaults({ duplicate: 2 });
    t.sandbox.control.disconnect(providerAccountId);
    await t.settle();
    t.sandbox.control.setWebhookFaults({});
    const status = await person.call(socialAccountsApi.status);
    expect(status.isConnected).toBe(false);
    expect(status.error).toMatch(/linkedin/i);
    expect(await person.call(socialAccountsApi.list)).toMatchObject([
      { state: 'disconnected', stateReason: expect.stringContaining('Reconnectez-le') },
    ]);
    const notices = (await person.call(notificationsApi.list)).filter(({ title }) =>
      /déconnecté/.test(title),
    );
    expect(notices).toHaveLength(1);
    expect(notices[0]).toMatchObject({ type: 'error', link: '/settings/accounts' });

    const handlesBefore = handles().length;
    const { attemptId, url } = await person.call(socialAccountsApi.connect);
    await signInByPage(url, { email, password: 'reseau' });
    const input = { params: { id: attemptId }, body: {} };
    expect(await person.call(socialAccountsApi.finish, input)).toMatchObject({
      kind: 'reconnect',
      state: 'succeeded',
      account: { state: 'connected' },
    });
    await t.settle();
    expect(handles()).toHaveLength(handlesBefore);
    const after = await rowOf(person.user.id);
    expect(after).toMatchObject({ id: before?.id, providerAccountId, state: 'connected' });
    expect(after?.rampStartedOn).toBe(before?.rampStartedOn);
    expect((await person.call(socialAccountsApi.status)).isConnected).toBe(true);
  });

  test('any call may notice it; two that notice together tell it once', async () => {
    const person = await t.member();
    await t.connect(person, newEmail());
    const row = (await rowOf(person.user.id))!;
    const lost = { state: 'disconnected', reason: 'session_lost' } as const;
    await Promise.all([1, 2, 3].map(() => recordAccountState(system(), row, lost)));
    const notices = (await person.call(notificationsApi.list)).filter(({ title }) =>
      /déconnecté/.test(title),
    );
    expect(notices).toHaveLength(1);
  });

  test('« vérifier maintenant » asks the provider, not the last news', async () => {
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, newEmail());
    const row = await rowOf(person.user.id);
    const input = { params: { id: row?.id ?? '' } };
    t.sandbox.control.setWebhookFaults({ lose: 5 });
    t.sandbox.control.restrict(providerAccountId);
    expect(await person.call(socialAccountsApi.check, input)).toMatchObject({
      state: 'restricted',
      stateReason: expect.stringContaining('restreint'),
    });
    t.sandbox.control.restore(providerAccountId);
    expect(await person.call(socialAccountsApi.check, input)).toMatchObject({
      state: 'connected',
      stateReason: null,
    });
    t.sandbox.control.setWebhookFaults({});
    const stranger = await t.member();
    await expect(stranger.call(socialAccountsApi.check, input)).rejects.toMatchObject({ status: 404 });
  });
});

describe('reconnecting', () => {
  test('another member behind the same handle is never taken for the person', async () => {
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, newEmail());
    const row = await rowOf(person.user.id);
    await t.deps.db
      .update(socialAccounts)
      .set({ memberId: 'ACoQuelquUnDAutre' })
      .where(eq(socialAccounts.workspaceId, person.user.id));
    await refreshAccount(system(), providerAccountId);
    expect(await rowOf(person.user.id)).toMatchObject({
      state: 'disconnected',
      stateReason: expect.stringContaining('Un autre compte LinkedIn'),
      headline: row?.headline,
    });
  });

  test('in the first of two tabs works, and the second finds it done', { tags: 'heavy' }, async () => {
    const email = newEmail();
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, email);
    t.sandbox.control.disconnect(providerAccountId);
    await t.settle();
    const first = await person.call(socialAccountsApi.connect);
    const second = await person.call(socialAccountsApi.connect);
    await signInByPage(first.url, { email, password: 'reseau' });
    for (const { attemptId } of [first, second]) {
      const input = { params: { id: attemptId }, body: {} };
      expect(await person.call(socialAccountsApi.finish, input)).toMatchObject({
        kind: 'reconnect',
        state: 'succeeded',
        account: { state: 'connected' },
      });
    }
  });

  test('a provider that is not ready is asked again by the job', { tags: 'heavy' }, async () => {
    const person = await t.member();
    const { url } = await person.call(socialAccountsApi.connect);
    t.sandbox.control.setFaults([
      { on: 'accounts', kind: 'status', status: 503, type: 'errors/no_client_session' },
    ]);
    await signInByPage(url, { email: newEmail(), password: 'reseau' });
    await t.sandbox.control.settleWebhooks();
    await expect(t.runJobs()).rejects.toThrow('not ready');
    t.sandbox.control.setFaults([]);
    const [attempt] = await t.deps.db
      .select()
      .from(connectionAttempts)
      .where(eq(connectionAttempts.workspaceId, person.user.id));
    expect(attempt).toMatchObject({ state: 'open', providerAccountId: expect.any(String) });
    await runJob(system(), confirmAttempt, { attemptId: attempt?.id ?? '' });
    expect(await person.call(socialAccountsApi.list)).toMatchObject([{ state: 'connected' }]);
  });

  test('with another person’s account changes nothing', { tags: 'heavy' }, async () => {
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, newEmail());
    // Gone at the provider's: only a new sign-in can bring it back, under a new handle.
    await fetch(`${t.sandbox.url}/api/v1/accounts/${providerAccountId}`, {
      method: 'DELETE',
      headers: { 'x-api-key': t.sandbox.key },
    });
    const { attemptId, url } = await person.call(socialAccountsApi.connect);
    await signInByPage(url, { email: newEmail(), password: 'reseau' });
    await t.settle();
    const input = { params: { id: attemptId }, body: {} };
    expect(await person.call(socialAccountsApi.finish, input)).toMatchObject({
      kind: 'reconnect',
      state: 'failed',
      failure: expect.stringContaining('un autre compte LinkedIn'),
    });
    expect((await rowOf(person.user.id))?.providerAccountId).toBe(providerAccountId);
  });

  test('after the provider lost the handle, the same row takes the new one', { tags: 'heavy' }, async () => {
    const email = newEmail();
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, email);
    const before = await rowOf(person.user.id);
    await fetch(`${t.sandbox.url}/api/v1/accounts/${providerAccountId}`, {
      method: 'DELETE',
      headers: { 'x-api-key': t.sandbox.key },
    });
    await t.connect(person, email);
    const after = await rowOf(person.user.id);
    expect(after).toMatchObject({ id: before?.id, state: 'connected' });
    expect(after?.providerAccountId).not.toBe(providerAccountId);
  });
});

describe('disconnecting', () => {
  test('removes the account here and at the provider’s; the same one comes back with its ramp', {
    tags: 'heavy',
  }, async () => {
    const email = newEmail();
    const person = await t.member();
    await t.connect(person, email);
    const row = await rowOf(person.user.id);
    const input = { params: { id: row?.id ?? '' } };
    const stranger = await t.member();
    await expect(stranger.call(socialAccountsApi.remove, input)).rejects.toMatchObject({ status: 404 });
    await person.call(socialAccountsApi.remove, input);
    await t.settle();
    expect(await person.call(socialAccountsApi.list)).toEqual([]);
    expect(await person.call(socialAccountsApi.status)).toEqual({ isConnected: false, error: null });
    expect(handles()).not.toContain(row?.providerAccountId);
    await expect(person.call(socialAccountsApi.remove, input)).rejects.toMatchObject({ status: 404 });
    t.clock.advance(3 * 86_400_000);
    t.sandbox.control.advance(3 * 86_400_000);
    await t.connect(person, email);
    expect(await rowOf(person.user.id)).toMatchObject({
      id: row?.id,
      removedAt: null,
      rampStartedOn: row?.rampStartedOn,
    });
  });
});

describe('the sweep', () => {
  test('finds an account whose return was lost on the way', { tags: 'heavy' }, async () => {
    const person = await t.member();
    const { providerAccountId } = await t.connect(person, newEmail());
    t.sandbox.control.setWebhookFaults({ lose: 20 });
    t.sandbox.control.disconnect(providerAccountId);
    await sweepHandles(system());
    await t.runJobs();
    expect((await person.call(socialAccountsApi.status)).isConnected).toBe(false);
    t.sandbox.control.restore(providerAccountId);
    await sweepHandles(system());
    await t.runJobs();
    t.sandbox.control.setWebhookFaults({});
    expect((await person.call(socialAccountsApi.status)).isConnected).toBe(true);
  });

  test('adopts an account whose news was lost, when it is surely the person’s', {
    tags: 'heavy',
  }, async () => {
    const email = newEmail();
    const person = await t.member();
    await t.connect(person, email);
    await person.call(socialAccountsApi.remove, {
      params: { id: (await rowOf(person.user.id))?.id ?? '' },
    });
    await t.settle();
    const { attemptId } = await person.call(socialAccountsApi.connect);
    t.sandbox.control.connectAccount({ email });
    await sweepHandles(system());
    await t.runJobs();
    expect(await person.call(socialAccountsApi.list)).toMatchObject([{ state: 'connected' }]);
    const input = { params: { id: attemptId }, body: {} };
    expect((await person.call(socialAccountsApi.finish, input)).state).toBe('succeeded');
  });

  test('removes what a given-up link made; what is not surely ours only under a key of our own', {
    tags: 'heavy',
  }, async () => {
    const person = await t.member();
    const { attemptId, url } = await person.call(socialAccountsApi.connect);
    await person.call(socialAccountsApi.finish, { params: { id: attemptId }, body: { hasFailed: true } });
    const email = newEmail();
    await signInByPage(url, { email, password: 'reseau' });
    expect(t.sandbox.control.state().accounts.some((one) => one.email === email)).toBe(true);
    await t.settle();
    expect(t.sandbox.control.state().accounts.some((one) => one.email === email)).toBe(false);

    const foreign = t.sandbox.control.connectAccount({ email: newEmail() }).accountId;
    t.clock.advance(4 * 3_600_000);
    await sweepHandles(system());
    await t.runJobs();
    expect(handles()).toContain(foreign);
    const { network } = t.deps.env;
    const alone = { ...t.deps.env, network: network && { ...network, isExclusive: true } };
    await sweepHandles({ ...system(), env: alone });
    await t.runJobs();
    expect(handles()).not.toContain(foreign);
  });
});

async function reconcile(): Promise<void> {
  const { reconcileWebhooksJob } = await import('../social-accounts.jobs.ts');
  await runJob(system(), reconcileWebhooksJob, {});
}
