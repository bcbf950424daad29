import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { keepOpposition } from '#server/features/audience/oppositions/keep-opposition.ts';
import { namesOfPerson } from '#server/features/audience/oppositions/names-of.ts';
import type { OppositionSource } from '#server/features/audience/oppositions/oppositions.table.ts';
import { endsOf, finishPerson } from '#server/features/engine/ledger/finish-person.ts';
import { lastCampaignOf } from '#server/features/engine/ledger/last-campaign-of.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';

/** This person is never contacted again by this user: every sequence ends, and every name of theirs is remembered. */
export const oppose = (
  ctx: Ctx,
  { workspaceId, personId, source }: { workspaceId: string; personId: string; source: OppositionSource },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const keys = await namesOfPerson(ctx, workspaceId, personId);
    if (keys.length === 0) return;
    const at = ctx.campaignClock.now();
    const finished = await finishPerson(ctx, { workspaceId, personId, because: 'opposed', at });
    await keepOpposition(ctx, { workspaceId, keys, source });
    const campaignId = finished[0]?.campaignId ?? (await lastCampaignOf(ctx, { workspaceId, personId, at }));
    await recordActivity(
      ctx,
      { workspaceId, personId, campaignId, kind: 'opposed', detail: { source } },
      ...endsOf(finished),
    );
  });
