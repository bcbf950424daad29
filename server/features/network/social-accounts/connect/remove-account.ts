import { and, eq } from 'drizzle-orm';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { isLive } from '../find-account.ts';
import { requireNetwork } from '../require-network.ts';
import { removeUnlinked } from '../social-accounts.jobs.ts';
import { socialAccounts } from '../social-accounts.table.ts';

/** The user disconnects their account: nothing more leaves from it, and the provider forgets it too. */
export async function removeAccount(ctx: MemberCtx, id: string): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [removed] = await ctx.db
      .update(socialAccounts)
      .set({ removedAt: ctx.campaignClock.now(), state: 'disconnected' })
      .where(and(eq(socialAccounts.id, id), own(socialAccounts, ctx.actor), isLive))
      .returning();
    if (!removed) throw notFound('Compte');
    await publish(ctx, 'social-account.disconnected', { accountId: id });
    await enqueue(ctx, removeUnlinked, { providerAccountId: removed.providerAccountId });
  });
}

/** Removes a handle at the provider's, unless someone is linked through it. */
export async function removeUnlinkedHandle(ctx: Ctx, providerAccountId: string): Promise<void> {
  const [linked] = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(and(eq(socialAccounts.providerAccountId, providerAccountId), isLive));
  if (linked) return;
  const outcome = await requireNetwork(ctx).removeAccount(providerAccountId);
  if (outcome.is === 'done' || (outcome.is === 'refused' && outcome.reason === 'not_found')) return;
  throw new Error(`The provider kept an account that nobody uses: ${outcome.is}`);
}
