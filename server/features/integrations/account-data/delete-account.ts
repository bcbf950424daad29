import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { IdentityProof } from '#contract/identity/auth.ts';
import type { AccountDeletion } from '#contract/integrations/account-data.ts';
import { paths } from '#contract/paths.ts';
import { dayMs } from '#core/time/durations.ts';
import { pauseAll } from '#server/features/engine/campaign-status/pause-all.ts';
import { recordEvent, recordOwnAct } from '#server/features/identity/audit/record-act.ts';
import { confirmIdentity } from '#server/features/identity/auth/confirm-identity.ts';
import { billingSubscriptions } from '#server/features/identity/billing/billing.table.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { sendNotice } from '#server/features/identity/security-notices/send-notice.ts';
import { isTwoFactorOn } from '#server/features/identity/two-factor/two-factor-state.ts';
import { confirmPassword } from '#server/features/identity/users/confirm-password.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import {
  cancelRemoval,
  isDueToGo,
  planRemoval,
  removeUser,
} from '#server/features/identity/users/remove-user.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { asOwnerOf, workspaceOf } from '#server/features/identity/users/workspace-owner.ts';
import { removeAccount } from '#server/features/network/social-accounts/connect/remove-account.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inLongTransaction, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';

const delayMs = 14 * dayMs;
const mostAtOnce = 20;

export async function readDeletion(ctx: MemberCtx): Promise<AccountDeletion> {
  return { dueAt: (await getOwnUser(ctx)).deletionDueAt?.toISOString() ?? null };
}

/** In fourteen days, unless it is taken back; campaigns pause at once, so that nothing leaves meanwhile. */
export async function askDeletion(ctx: MemberCtx, proof: IdentityProof): Promise<AccountDeletion> {
  if (ctx.actor.role === 'admin')
    throw new AppError('conflict', 'Un compte d’administration ne se supprime pas d’ici.');
  // Both, where there are two: a stolen session must not be enough, nor a stolen password.
  await confirmPassword(ctx, proof.password ?? '', 'password');
  if (await isTwoFactorOn(ctx, ctx.actor.userId)) await confirmIdentity(ctx, { code: proof.code });
  await requireNothingCharged(ctx);
  await inTransaction(ctx, async (ctx) => {
    const dueAt = new Date(ctx.clock.now().getTime() + delayMs);
    const asked = await planRemoval(ctx, ctx.actor.userId, dueAt);
    if (!asked) throw new AppError('conflict', 'La suppression est déjà demandée.');
    await pauseAll(ctx);
    await sendNotice(ctx, asked, 'deletion_asked');
    await recordOwnAct(ctx, asked.id, 'deletion_asked');
  });
  return readDeletion(ctx);
}

/** A subscription that goes on would be charged to somebody who has no account any more. */
async function requireNothingCharged(ctx: MemberCtx): Promise<void> {
  if (await isCharged(ctx, ctx.actor.userId))
    throw new AppError(
      'conflict',
      'Votre abonnement est en cours. Résiliez-le d’abord dans Paramètres, Abonnement\u00a0: vous ne serez plus débité.',
    );
}

async function isCharged({ db }: Pick<Ctx, 'db'>, userId: string): Promise<boolean> {
  const [charged] = await db
    .select({ id: billingSubscriptions.id })
    .from(billingSubscriptions)
    .where(
      and(
        eq(billingSubscriptions.userId, userId),
        ne(billingSubscriptions.status, 'ended'),
        eq(billingSubscriptions.isEnding, false),
      ),
    );
  return charged !== undefined;
}

/** Campaigns stay paused: their owner decides what goes on. */
export async function cancelDeletion(ctx: MemberCtx): Promise<AccountDeletion> {
  await inTransaction(ctx, async (ctx) => {
    if (!(await cancelRemoval(ctx, ctx.actor.userId)))
      throw new AppError('conflict', 'Aucune suppression n’est demandée.');
    await recordOwnAct(ctx, ctx.actor.userId, 'deletion_cancelled');
  });
  return readDeletion(ctx);
}

/** Those whose day has come, one after the other: everything hangs on the account and goes with it. */
export async function deleteDueAccounts(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(isDueToGo(ctx))
    .orderBy(asc(users.deletionDueAt))
    .limit(mostAtOnce);
  for (const { id } of due) {
    if (await isCharged(ctx, id)) {
      await keepAccount(ctx, id);
      continue;
    }
    await unlinkAccount(ctx, id);
    await inLongTransaction(ctx, 'sweep', async (ctx) => {
      if (await removeUser(ctx, id)) await recordEvent(ctx, id, 'account_deleted');
    });
  }
}

/** Whoever pays again since they asked stays, and is told. */
const keepAccount = (ctx: Ctx, userId: string): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (!(await cancelRemoval(ctx, userId))) return;
    await notify(ctx, userId, {
      type: 'warning',
      title: 'Votre compte est gardé',
      message:
        'Un abonnement est en cours\u00a0: votre compte n’a pas été supprimé. Résiliez d’abord, puis demandez-le à nouveau.',
      link: paths.subscription,
    });
    await recordEvent(ctx, userId, 'deletion_cancelled');
  });

/** The provider forgets it too. */
async function unlinkAccount(ctx: Ctx, userId: string): Promise<void> {
  const owner = { ...ctx, actor: asOwnerOf(workspaceOf(userId)) };
  const [linked] = await ctx.db
    .select({ id: socialAccounts.id })
    .from(socialAccounts)
    .where(and(own(socialAccounts, owner.actor), isNull(socialAccounts.removedAt)));
  if (linked) await removeAccount(owner, linked.id);
}
