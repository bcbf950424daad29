import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { approveByRule } from '#server/features/texts/drafts/approve/approve-by-rule.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

type Text = { workspaceId: string; campaignId: string; personId: string; stepKey: string };

/**
 * Where the user validates only exceptions, a text without any remark is approved by itself; where they let the controls
 * decide, one that nothing blocks. In the mode of the sequence that this person follows.
 */
export async function approveText(ctx: Ctx, text: Text): Promise<void> {
  const { workspaceId, campaignId, personId } = text;
  const [sequence] = await ctx.db
    .select({ config: campaignSequences.config })
    .from(enrolments)
    .innerJoin(
      campaignSequences,
      own(campaignSequences, enrolments, {
        campaignId: enrolments.campaignId,
        version: enrolments.sequenceVersion,
      }),
    )
    .where(own(enrolments, workspaceId, { campaignId, personId }));
  const mode = sequence?.config.approval;
  if (mode === 'exceptions' || mode === 'automatic')
    await approveByRule(ctx, text, { onlyClean: mode === 'exceptions' });
}
