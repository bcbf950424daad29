import type { SocialAccount, Use } from '#contract/social-accounts.ts';
import { notesPerMonth, quotasOn, rampWeeksFrom, tierLimits } from '#core/network/account-quotas.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { campaignDay, limitsOf, readUses, settingsOf } from './account-uses.ts';
import { readPending } from './read-pending.ts';
import type { SocialAccountRow } from './social-accounts.table.ts';

export async function presentSocialAccount(ctx: Ctx, row: SocialAccountRow): Promise<SocialAccount> {
  const today = campaignDay(ctx);
  const uses = await readUses(ctx, row, today);
  const limits = limitsOf(row, today);
  const use = (act: keyof typeof limits): Use => ({
    usedToday: uses.today(act),
    usedInSevenDays: uses.inSevenDays(act),
    ...limits[act],
  });
  const quotas = settingsOf(row);
  const tier = tierLimits[row.tier];
  return {
    id: row.id,
    name: row.name,
    headline: row.headline,
    publicIdentifier: row.publicIdentifier,
    pictureUrl: row.pictureUrl,
    tier: row.tier,
    state: row.state,
    stateReason: row.stateReason,
    connectedAt: row.connectedAt.toISOString(),
    stateChangedAt: row.stateChangedAt.toISOString(),
    lastCheckedAt: row.lastCheckedAt?.toISOString() ?? null,
    pendingInvitations: await readPending(ctx, row),
    today,
    quotas,
    todayQuotas: quotasOn(today, quotas, row),
    use: {
      invitations: use('invitation'),
      messages: use('message'),
      visits: use('visit'),
      profileReads: use('profile_read'),
      searchRows: use('search_row'),
    },
    notes: {
      maxLength: tier.noteLength,
      usedThisMonth: uses.thisMonth('note'),
      perMonth: notesPerMonth(row.tier, row.notesPerMonth),
      budget: row.notesPerMonth,
    },
    ramp: row.rampStartedOn && {
      startedOn: row.rampStartedOn,
      weeks: rampWeeksFrom(row.rampStartedOn, quotas),
    },
  };
}
