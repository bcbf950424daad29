import { and, count, eq, isNotNull, isNull } from 'drizzle-orm';
import type { TwoFactorStatus } from '#contract/identity/two-factor.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { recoveryCodes, twoFactorSecrets } from './two-factor.table.ts';

export async function isTwoFactorOn(ctx: Ctx, userId: string): Promise<boolean> {
  const [on] = await ctx.db
    .select({ userId: twoFactorSecrets.userId })
    .from(twoFactorSecrets)
    .where(and(eq(twoFactorSecrets.userId, userId), isNotNull(twoFactorSecrets.confirmedAt)));
  return on !== undefined;
}

export async function getTwoFactorStatus(ctx: MemberCtx): Promise<TwoFactorStatus> {
  const { userId } = ctx.actor;
  const [left] = await ctx.db
    .select({ count: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  return { isEnabled: await isTwoFactorOn(ctx, userId), recoveryCodesLeft: left?.count ?? 0 };
}
