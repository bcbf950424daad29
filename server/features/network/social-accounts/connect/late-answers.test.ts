import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { type Ctx, makeCtx } from '#server/platform/ctx.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import { pollAccount } from '../poll/poll-accounts.ts';
import { socialAccounts } from '../social-accounts.table.ts';
import { refreshAccount } from './refresh-account.ts';

const t = setUpNetworkApp();
const rowOf = async (workspaceId: string) =>
  (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.workspaceId, workspaceId)))[0]!;
let count = 0;

/** The account as the provider holds it, lost there while the product still believes in it. */
async function lostAccount() {
  const email = `reponse.tardive-${++count}@reseau.example`;
  const person = await t.member();
  const { providerAccountId } = await t.connect(person, email);
  t.sandbox.control.disconnect(providerAccountId);
  return { email, person, providerAccountId, row: await rowOf(person.user.id) };
}

/** A call gets its answer, and the world goes on before the product reads it. */
function withLateAnswer(method: 'listRelations' | 'accountState', meanwhile: () => Promise<unknown>): Ctx {
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const network = ctx.network!;
  const late = async (...given: never[]) => {
    const answer = await (network[method] as (...given: never[]) => Promise<unknown>)(...given);
    await meanwhile();
    return answer;
  };
  return { ...ctx, network: { ...network, [method]: late } as SocialNetwork };
}

test.each(['listRelations', 'accountState'] as const)(
  'a loss that %s learned of before a reconnection does not undo it',
  async (method) => {
    const { email, person, providerAccountId, row } = await lostAccount();
    const ctx = withLateAnswer(method, () => t.connect(person, email));
    if (method === 'listRelations') await pollAccount(ctx, row);
    else await refreshAccount(ctx, providerAccountId);
    const after = await rowOf(person.user.id);
    expect(after).toMatchObject({ state: 'connected', stateReason: null });
    expect(after.stateChangedAt).not.toEqual(row.stateChangedAt);
    expect((await person.call(socialAccountsApi.status)).isConnected).toBe(true);
    const titles = (await person.call(notificationsApi.list)).map(({ title }) => title);
    expect(titles).not.toContain('Compte LinkedIn déconnecté');
  },
);

test('a loss learned of with nothing in between is recorded', async () => {
  const { person, row } = await lostAccount();
  await pollAccount(
    withLateAnswer('listRelations', async () => {}),
    row,
  );
  expect((await rowOf(person.user.id)).state).toBe('disconnected');
});
