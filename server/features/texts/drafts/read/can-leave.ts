import { and, isNull, ne, not, or, sql } from 'drizzle-orm';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type DraftRecord, drafts } from '../drafts.table.ts';

const isOver = sql`exists (select 1 from ${enrolments}
  where ${enrolments.workspaceId} = ${drafts.workspaceId} and ${enrolments.campaignId} = ${drafts.campaignId}
    and ${enrolments.personId} = ${drafts.personId} and ${enrolments.state} = 'finished')`;

/** The last word counts: a no that was misread is taken back. */
const hasOpposed = sql`exists (select 1 from ${activity} said
  where said.workspace_id = ${drafts.workspaceId} and said.person_id = ${drafts.personId} and said.kind = 'opposed'
    and not exists (select 1 from ${activity} undone
      where undone.workspace_id = said.workspace_id and undone.person_id = said.person_id
        and undone.kind = 'opposition_undone' and undone.id > said.id))`;

/** Nobody is asked to approve what can reach nobody; what was decided before stays in sight. With the person joined. */
export const isOffered = and(
  isNull(people.exclusionId),
  or(ne(drafts.state, 'waiting'), and(not(isOver), not(hasOpposed))),
);

/** Why a text cannot leave any more, whatever it says; null when it can. */
export async function whyNeverLeaves(
  ctx: Ctx,
  { workspaceId, campaignId, personId }: Pick<DraftRecord, 'workspaceId' | 'campaignId' | 'personId'>,
): Promise<string | null> {
  if ((await readOpposed(ctx, workspaceId, [personId])).size > 0)
    return 'Cette personne ne veut plus être contactée\u00a0: rien ne lui sera envoyé.';
  const [over] = await ctx.db
    .select({ reason: enrolments.reason })
    .from(enrolments)
    .where(own(enrolments, workspaceId, { campaignId, personId, state: 'finished' }));
  return over ? 'La séquence de cette personne est terminée\u00a0: rien ne lui sera plus envoyé.' : null;
}
