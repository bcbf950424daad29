import { eq, not, type SQL, sql } from 'drizzle-orm';
import type { DraftPart, DraftState } from '#contract/texts/drafts.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { isLater } from './text-departure.ts';

/** Of the sequence that the person follows; before the launch, of the one they will. */
const mode = sql`(select s.config ->> 'approval' from ${campaignSequences} s
  where s.workspace_id = drafts.workspace_id and s.campaign_id = drafts.campaign_id and s.version = coalesce(
    (select e.sequence_version from ${enrolments} e where e.workspace_id = drafts.workspace_id
      and e.campaign_id = drafts.campaign_id and e.person_id = drafts.person_id),
    (select c.sequence_version from ${campaigns} c
      where c.workspace_id = drafts.workspace_id and c.id = drafts.campaign_id)))`;

/**
 * Whether a text asks for the user: the one place that says so, for all that counts or lists them. Where the controls
 * decide, only what they block or leave to be read does; where the user reads the exceptions, only what has a remark. The others get their
 * yes by themselves when their turn comes. Columns are written out: a read of one table would leave `drafts` away.
 */
export const needsApproval: SQL<boolean> = sql<boolean>`(drafts.state = 'waiting' and case
  when drafts.blocking > 0 or drafts.to_read > 0 or drafts.text = '' then true
  else case ${mode}
    when 'automatic' then false
    when 'exceptions' then drafts.advice > 0 or drafts.is_stale
    else true end end)`;

type Standing = { state: DraftState; needsApproval: boolean; isLater?: boolean };

export const partOf = ({ state, needsApproval, isLater = false }: Standing): DraftPart => {
  if (state !== 'waiting') return state;
  if (!needsApproval) return 'checked';
  return isLater ? 'later' : 'waiting';
};

/** The texts of one part of the queue. */
export function isInPart(ctx: Ctx, part: DraftPart): SQL[] {
  const isWaiting = eq(drafts.state, 'waiting');
  switch (part) {
    case 'waiting':
      return [isWaiting, needsApproval, not(isLater(ctx))];
    case 'later':
      return [isWaiting, needsApproval, isLater(ctx)];
    case 'checked':
      return [isWaiting, not(needsApproval)];
    default:
      return [eq(drafts.state, part)];
  }
}
