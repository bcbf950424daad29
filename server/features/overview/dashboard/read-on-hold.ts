import { and, count, eq, inArray } from 'drizzle-orm';
import type { WaitingItem } from '#contract/dashboard.ts';
import { prospectsPath } from '#contract/paths.ts';
import type { AskReason } from '#core/engine/decision.ts';
import { quote } from '#core/words/quote.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** What the user decides of a person; texts, tasks and uncertain sends have their own lists. */
const onHoldReasons: AskReason[] = ['colleague_replied', 'unread_message', 'no_window'];

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
    const who = people === 1 ? 'Une personne' : `${people.toLocaleString('fr-FR')} personnes`;
    return [
      {
        kind: 'held_people',
        title: `${who} à décider`,
        detail: `Dans ${quote(campaign.name)}, la suite attend votre décision.`,
        since: null,
        action: {
          label: 'Voir qui attend',
          href: prospectsPath({ campaignId: campaign.id, mark: 'asking' }),
        },
      },
    ];
  });
}
