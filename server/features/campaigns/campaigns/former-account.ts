import { and, inArray } from 'drizzle-orm';
import {
  type SocialAccountRow,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { CampaignRow } from './campaigns.table.ts';

const isWaiting = ({ status, launchedAt }: CampaignRow) =>
  launchedAt !== null && (status === 'active' || status === 'paused');

/**
 * Whose account a campaign was launched from, where another one is linked now: it waits, for nothing changes accounts
 * by itself. null of the others.
 */
export async function readFormerAccounts(
  ctx: MemberCtx,
  linked: SocialAccountRow | null,
  all: readonly CampaignRow[],
): Promise<(campaign: CampaignRow) => string | null> {
  const formerId = (campaign: CampaignRow) =>
    linked && isWaiting(campaign) && campaign.accountId !== linked.id ? campaign.accountId : null;
  const ids = [...new Set(all.map(formerId).filter((id) => id !== null))];
  const rows = ids.length
    ? await ctx.db
        .select({ id: socialAccounts.id, name: socialAccounts.name })
        .from(socialAccounts)
        .where(and(own(socialAccounts, ctx.actor), inArray(socialAccounts.id, ids)))
    : [];
  const nameOf = new Map(rows.map(({ id, name }) => [id, name]));
  return (campaign) => nameOf.get(formerId(campaign) ?? '') ?? null;
}
