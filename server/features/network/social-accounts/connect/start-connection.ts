import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { paths } from '#contract/paths.ts';
import { webhookPaths } from '#contract/social-accounts.ts';
import { sha256 } from '#server/platform/crypto/keys.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { connectionFailures } from '../account-texts.ts';
import { findLinkedAccount } from '../find-account.ts';
import { networkFailure, requireNetwork } from '../require-network.ts';
import { connectionAttempts, type SocialAccountRow } from '../social-accounts.table.ts';

const perUser = { name: 'social-account-link', max: 20, windowMinutes: 60 };
const linkMinutes = 30;

/** Mints the link of one click. A linked account is always reconnected, never made a second time. */
export async function startConnection(ctx: MemberCtx): Promise<{ attemptId: string; url: string }> {
  requireNetwork(ctx);
  await limitRate(ctx, perUser, ctx.actor.userId);
  const account = await findLinkedAccount(ctx, ctx.actor.workspaceId);
  const token = ctx.random.bytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + linkMinutes * 60_000);
  const attempt = { id: ctx.random.uuid(), expiresAt };
  // First the link: a provider that does not answer must not end a sign-in under way in another tab.
  const url = await askForLink(ctx, attempt, token, account);
  await openConnectionAttempt(ctx, attempt, token, account);
  return { attemptId: attempt.id, url };
}

async function openConnectionAttempt(
  ctx: MemberCtx,
  attempt: { id: string; expiresAt: Date },
  token: string,
  account: SocialAccountRow | null,
): Promise<void> {
  const { workspaceId } = ctx.actor;
  // Two tabs that reconnect the same account both do: whichever is finished counts.
  const isReplaced = account
    ? or(isNull(connectionAttempts.accountId), ne(connectionAttempts.accountId, account.id))
    : undefined;
  await inTransaction(ctx, async (ctx) => {
    await ctx.db
      .update(connectionAttempts)
      .set({ state: 'failed', failure: connectionFailures.replaced })
      .where(and(own(connectionAttempts, workspaceId), eq(connectionAttempts.state, 'open'), isReplaced));
    await ctx.db.insert(connectionAttempts).values({
      ...attempt,
      workspaceId,
      tokenHash: sha256(token),
      accountId: account?.id,
      createdAt: ctx.clock.now(),
    });
  });
}

async function askForLink(
  ctx: MemberCtx,
  attempt: { id: string; expiresAt: Date },
  token: string,
  account: SocialAccountRow | null,
): Promise<string> {
  const network = requireNetwork(ctx);
  const back = (query: string) => `${ctx.site}${paths.authCallback}?tentative=${attempt.id}${query}`;
  const request = {
    token,
    expiresAt: attempt.expiresAt,
    notifyUrl: `${ctx.env.publicUrl}${webhookPaths.unipile}`,
    successUrl: back(''),
    failureUrl: back('&echec=1'),
  };
  let link = await network.connectionLink({ ...request, reconnects: account?.providerAccountId ?? null });
  // Gone at the provider's: the user signs in anew, and the same row takes the new handle.
  if (link.is === 'refused' && link.reason === 'not_found' && account)
    link = await network.connectionLink({ ...request, reconnects: null });
  if (link.is === 'done') return link.value.url;
  ctx.log.warn({ outcome: link }, 'no connection link');
  throw networkFailure(link);
}
