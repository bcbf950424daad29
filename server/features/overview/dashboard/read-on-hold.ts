import { and, count, eq, inArray } from 'drizzle-orm';
import type { WaitingItem } from '#contract/overview/dashboard.ts';
import { prospectsPath } from '#contract/paths.ts';
import { onHoldReasons } from '#core/prospects/stages.ts';
import { quote } from '#core/words/quote.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** Those who are on hold until the user decides, campaign by campaign. */
export async function readOnHold(
  { db, actor }: MemberCtx,
  records: readonly CampaignRecord[],
): Promise<WaitingItem[]> {
  const rows = await db
    .select({ campaignId: enrolments.campaignId, people: count() })
    .from(enrolments)
    .where(
      and(own(enrolments, actor), eq(enrolments.state, 'asking'), inArray(enrolments.reason, onHoldReasons)),
    )
    .groupBy(enrolments.campaignId);
  return records.flatMap(({ campaign }): WaitingItem[] => {
    const people = rows.find(({ campaignId }) => campaignId === campaign.id)?.people ?? 0;
    if (people === 0) return [];
    return [
      {
        kind: 'held_people',
        title:
          people === 1
            ? 'Une personne attend votre décision'
            : `${people.toLocaleString('fr-FR')} personnes attendent votre décision`,
        detail: `Dans ${quote(campaign.name)}.`,
        since: null,
        action: {
          label: 'Voir qui attend',
          href: prospectsPath({ campaignId: campaign.id, mark: 'on_hold' }),
        },
      },
    ];
  });
}
