import { and, eq, inArray } from 'drizzle-orm';
import type { Identity } from '#core/people/identity.ts';
import { namingOf } from '#core/people/naming.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { recountCampaigns } from '#server/features/audience/campaign-leads/count-leads.ts';
import { lockOwner, lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { forgetOnNetwork } from '#server/features/network/social-accounts/connect/forget-on-network.ts';
import { type Ctx, inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { people } from '../people.table.ts';
import { leaveRecords } from '../person-records.ts';
import { forgetPeople, readForgotten } from './forget-people.ts';
import { leaveTombstones } from './is-erased.ts';

/** At the request of the person: nothing is left of them but what keeps them from coming back. */
export const eraseAtRequest = (
  ctx: MemberCtx,
  personId: string,
  alsoKnownAs: readonly Identity[] = [],
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    if (!(await erasePerson(ctx, ctx.actor.workspaceId, personId, alsoKnownAs))) throw notFound('Personne');
  });

/** Everything that hangs on the record goes with it; each of its names leaves a tombstone. In the caller's transaction. */
export async function erasePerson(
  ctx: Ctx,
  workspaceId: string,
  personId: string,
  alsoKnownAs: readonly Identity[] = [],
): Promise<boolean> {
  const [person] = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), eq(people.id, personId)))
    .for('update');
  if (!person) return false;
  const forgotten = await readForgotten(ctx, workspaceId, [person]);
  const { identities } = forgotten;
  await leaveTombstones(ctx, workspaceId, [...identities, ...alsoKnownAs, ...namingOf(person)]);
  await forgetPeople(ctx, workspaceId, forgotten);
  await deletePeople(ctx, workspaceId, [personId]);
  return true;
}

/** Plain deletion, in the caller's transaction: who did not object may be found again. Many at once: no text is searched for each name. */
export async function deletePeople(ctx: Ctx, workspaceId: string, personIds: string[]): Promise<void> {
  if (personIds.length === 0) return;
  await lockOwnerOf(ctx, workspaceId);
  const affected = await ctx.db
    .selectDistinct({ campaignId: campaignLeads.campaignId })
    .from(campaignLeads)
    .where(and(own(campaignLeads, workspaceId), inArray(campaignLeads.personId, personIds)));
  const rows = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), inArray(people.id, personIds)));
  const { identities } = await readForgotten(ctx, workspaceId, rows);
  await forgetOnNetwork(ctx, workspaceId, identities);
  await leaveRecords(ctx, workspaceId, personIds);
  await ctx.db.delete(people).where(and(own(people, workspaceId), inArray(people.id, personIds)));
  await recountCampaigns(
    ctx,
    workspaceId,
    affected.map(({ campaignId }) => campaignId),
  );
}
