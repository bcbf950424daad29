import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { needsApproval } from '#server/features/texts/drafts/read/needs-approval.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { drafts } from '../drafts.table.ts';
import type { DraftView } from './draft-view.ts';
import { presentDraft } from './present-draft.ts';
import { isLater, wayToText } from './text-departure.ts';

/**
 * The version of the sequence that the person of a text follows; where it does not have the step, that of the campaign.
 * Whoever began on an older one finishes on it.
 */
const followedVersion = sql`coalesce((select e.sequence_version from ${enrolments} e
  join ${campaignSequences} s on s.workspace_id = e.workspace_id and s.campaign_id = e.campaign_id
    and s.version = e.sequence_version
  where e.workspace_id = ${drafts.workspaceId} and e.campaign_id = ${drafts.campaignId}
    and e.person_id = ${drafts.personId}
    and s.config -> 'steps' @> jsonb_build_array(jsonb_build_object('key', ${drafts.stepKey}))), ${campaigns.sequenceVersion})`;

/** Those of campaigns that are not deleted. */
export const selectDrafts = (ctx: Ctx, workspaceId: string, where: SQL | undefined) =>
  ctx.db
    .select({
      draft: drafts,
      campaign: { id: campaigns.id, name: campaigns.name, status: campaigns.status },
      config: campaignSequences.config,
      person: people,
      needsApproval,
      isLater: isLater(ctx),
      way: wayToText,
    })
    .from(drafts)
    .innerJoin(
      campaigns,
      and(own(campaigns, drafts), eq(campaigns.id, drafts.campaignId), isNull(campaigns.deletedAt)),
    )
    .innerJoin(people, and(own(people, drafts), eq(people.id, drafts.personId)))
    .leftJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: followedVersion }),
    )
    .where(and(own(drafts, workspaceId), where));

export async function findDraft(ctx: MemberCtx, id: string): Promise<DraftView> {
  const [view] = await selectDrafts(ctx, ctx.actor.workspaceId, eq(drafts.id, id));
  if (!view) throw notFound('Message');
  return view;
}

/** Locked until the transaction ends. If its version is no longer this one, the error carries the text as it is now. */
export async function lockDraft(ctx: MemberCtx, id: string, version: number): Promise<DraftView> {
  const [view] = await selectDrafts(ctx, ctx.actor.workspaceId, eq(drafts.id, id)).for('update', {
    of: drafts,
  });
  if (!view) throw notFound('Message');
  if (view.draft.version !== version) throw await versionConflict(ctx, id);
  return view;
}

export async function versionConflict(ctx: MemberCtx, id: string): Promise<AppError> {
  const current = await presentDraft(ctx, await findDraft(ctx, id));
  return new AppError('version_conflict', 'Ce message a été modifié ailleurs entre-temps.', { current });
}
