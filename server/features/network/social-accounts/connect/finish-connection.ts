import { and, eq } from 'drizzle-orm';
import type { ConnectionAttempt } from '#contract/social-accounts.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { connectionFailures } from '../account-texts.ts';
import { findLinkedAccount } from '../find-account.ts';
import { presentSocialAccount } from '../present-social-account.ts';
import { type ConnectionAttemptRow, connectionAttempts } from '../social-accounts.table.ts';
import { confirmConnection } from './confirm-connection.ts';

/** The user is back from the sign-in page: what came of it. Asked again until the answer is no longer « open ». */
export async function finishConnection(
  ctx: MemberCtx,
  id: string,
  hasFailed: boolean,
): Promise<ConnectionAttempt> {
  const attempt = await getOwnConnectionAttempt(ctx, id);
  if (attempt.state === 'open') await settle(ctx, attempt, hasFailed);
  const { accountId, state, failure } = await getOwnConnectionAttempt(ctx, id);
  const linked = state === 'succeeded' ? await findLinkedAccount(ctx, ctx.actor.workspaceId) : null;
  return {
    id,
    kind: accountId === null ? 'connect' : 'reconnect',
    state,
    failure,
    account: linked && (await presentSocialAccount(ctx, linked)),
  };
}

async function settle(ctx: MemberCtx, attempt: ConnectionAttemptRow, hasFailed: boolean): Promise<void> {
  const hasExpired = attempt.expiresAt <= ctx.clock.now();
  // The browser's word is enough to stop, never to link.
  if (hasFailed)
    return failConnection(
      ctx,
      attempt,
      hasExpired ? connectionFailures.expired : connectionFailures.cancelled,
    );
  const handle = attempt.providerAccountId ?? (await reconnectedHandle(ctx, attempt));
  if (handle) {
    await confirmConnection(ctx, attempt, handle);
    return;
  }
  if (hasExpired) await failConnection(ctx, attempt, connectionFailures.expired);
}

/** A reconnection keeps its handle: the provider can be asked without waiting for its news. */
async function reconnectedHandle(ctx: Ctx, { accountId, workspaceId }: ConnectionAttemptRow) {
  if (accountId === null) return null;
  const linked = await findLinkedAccount(ctx, workspaceId);
  return linked?.id === accountId ? linked.providerAccountId : null;
}

export async function failConnection(ctx: Ctx, { id }: { id: string }, failure: string): Promise<void> {
  await ctx.db
    .update(connectionAttempts)
    .set({ state: 'failed', failure })
    .where(and(eq(connectionAttempts.id, id), eq(connectionAttempts.state, 'open')));
}

async function getOwnConnectionAttempt(ctx: MemberCtx, id: string): Promise<ConnectionAttemptRow> {
  const [attempt] = await ctx.db
    .select()
    .from(connectionAttempts)
    .where(and(eq(connectionAttempts.id, id), own(connectionAttempts, ctx.actor)));
  if (!attempt) throw notFound('Tentative de connexion');
  return attempt;
}
