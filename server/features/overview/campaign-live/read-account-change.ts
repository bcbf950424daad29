import { and, count, eq, ne } from 'drizzle-orm';
import type { AccountChange } from '#contract/overview/campaign-live.ts';
import type { CampaignRow } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { isBegun } from '#server/features/engine/wake/change-account.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Who would begin with the account that is linked now, and whom the former one approached already. */
export async function readAccountChange(
  { db }: Ctx,
  { workspaceId, id }: CampaignRow,
  { from, to }: { from: string; to: { id: string; name: string } },
): Promise<AccountChange> {
  const rows = await db
    .select({ isBegun, people: count() })
    .from(enrolments)
    .where(
      and(
        own(enrolments, workspaceId),
        eq(enrolments.campaignId, id),
        ne(enrolments.state, 'finished'),
        ne(enrolments.accountId, to.id),
      ),
    )
    .groupBy(isBegun);
  const peopleOf = (wanted: boolean) => rows.find((row) => row.isBegun === wanted)?.people ?? 0;
  return { from, to: to.name, begun: peopleOf(true), free: peopleOf(false) };
}
