import { and, eq, sql } from 'drizzle-orm';
import type { AccountSettings } from '#contract/social-accounts.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound, wrongField } from '#server/platform/errors.ts';
import { isLive } from './find-account.ts';
import { type SocialAccountRow, socialAccounts } from './social-accounts.table.ts';

/** The user's own limits. Leaving the ramp and coming back does not start it again. */
export async function changeSettings(
  ctx: MemberCtx,
  id: string,
  { hasRamp, ...limits }: AccountSettings,
): Promise<SocialAccountRow> {
  if (limits.invitationsPerWeek < limits.invitationsPerDay) {
    throw wrongField('invitationsPerWeek', 'La limite de 7 jours ne peut pas être sous celle d’un jour.');
  }
  const [changed] = await ctx.db
    .update(socialAccounts)
    .set({
      ...limits,
      rampStartedOn: hasRamp
        ? sql`coalesce(${socialAccounts.rampStartedOn}, ${socialAccounts.firstConnectedOn})`
        : null,
    })
    .where(and(eq(socialAccounts.id, id), own(socialAccounts, ctx.actor), isLive))
    .returning();
  if (!changed) throw notFound('Compte');
  return changed;
}
