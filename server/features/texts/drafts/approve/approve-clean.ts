import { and, asc, eq } from 'drizzle-orm';
import { byBytes, people } from '#server/features/audience/people/people.table.ts';
import { isInPart } from '#server/features/texts/drafts/read/needs-approval.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { drafts } from '../drafts.table.ts';
import { isOffered } from '../read/can-leave.ts';
import { selectDrafts } from '../read/find-draft.ts';
import { isClean } from '../read/read-queue.ts';
import { approveLocked } from './approve-draft.ts';

/** As many as a user could have looked at. */
const mostAtOnce = 500;

/**
 * All that wait for the user without any finding. Each is looked at again and approved in its own commit; one that changed meanwhile,
 * or has a finding by now, goes on waiting.
 */
export async function approveClean(ctx: MemberCtx, campaignId?: string): Promise<number> {
  const isMeant = and(
    campaignId ? eq(drafts.campaignId, campaignId) : undefined,
    isClean,
    ...isInPart(ctx, 'waiting'),
    isOffered,
  );
  const found = await ctx.db
    .select({ id: drafts.id, version: drafts.version })
    .from(drafts)
    .innerJoin(people, and(own(people, drafts), eq(people.id, drafts.personId)))
    .where(and(own(drafts, ctx.actor), isMeant))
    .orderBy(asc(byBytes(drafts.position)))
    .limit(mostAtOnce);
  let approved = 0;
  for (const { id, version } of found)
    approved += await inTransaction(ctx, async (ctx) => {
      const isAsFound = and(eq(drafts.id, id), eq(drafts.version, version), eq(drafts.state, 'waiting'));
      const [view] = await selectDrafts(ctx, ctx.actor.workspaceId, isAsFound).for('update', { of: drafts });
      return view && (await approveLocked(ctx, view, { onlyClean: true })) ? 1 : 0;
    });
  return approved;
}
