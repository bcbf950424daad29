import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type RelationRow, relations } from './relations.table.ts';

type Of = { workspaceId: string; accountId: string; personId: string };
const theirs = ({ workspaceId, accountId, personId }: Of) =>
  and(own(relations, workspaceId), eq(relations.accountId, accountId), eq(relations.personId, personId));
const key = [relations.workspaceId, relations.accountId, relations.personId];

type Invited = Of & {
  at: Date;
  networkPersonId: string | null;
  invitationId: string | null;
  campaignId: string | null;
};

/**
 * Our invitation left. Who accepted before it could be written down stays a relation. Without a campaign, the network says
 * that one waits already: the one that is known stays whose it is.
 */
export async function noteInvited(ctx: Ctx, { at, ...invited }: Invited): Promise<void> {
  const isKnown = sql`excluded.campaign_id is null and ${relations.state} = 'invited'`;
  await ctx.db
    .insert(relations)
    .values({ ...invited, state: 'invited', since: at, invitedAt: at })
    .onConflictDoUpdate({
      target: key,
      set: {
        state: sql`case when ${relations.state} = 'connected' then 'connected' else 'invited' end`,
        since: sql`case when ${relations.state} = 'connected' or ${isKnown} then ${relations.since} else excluded.since end`,
        networkPersonId: sql`coalesce(excluded.network_person_id, ${relations.networkPersonId})`,
        invitationId: sql`case when ${isKnown} then ${relations.invitationId} else excluded.invitation_id end`,
        campaignId: sql`case when ${isKnown} then ${relations.campaignId} else excluded.campaign_id end`,
        invitedAt: sql`case when ${isKnown} then ${relations.invitedAt} else excluded.invited_at end`,
      },
    });
}

/** Returns the relation as it is now, and null when it was one already. `since` null: before we looked. */
export async function noteConnected(
  ctx: Ctx,
  { since, networkPersonId, ...of }: Of & { since: Date | null; networkPersonId: string | null },
): Promise<RelationRow | null> {
  const [connected] = await ctx.db
    .insert(relations)
    .values({ ...of, state: 'connected', since, networkPersonId })
    .onConflictDoUpdate({
      target: key,
      set: {
        state: 'connected',
        since,
        networkPersonId: sql`coalesce(excluded.network_person_id, ${relations.networkPersonId})`,
      },
      setWhere: sql`${relations.state} <> 'connected'`,
    })
    .returning();
  return connected ?? null;
}

/** Only the invitation that is known to wait, and no other one: what was withdrawn or accepted stays so. */
export async function noteDeclined(
  ctx: Ctx,
  { invitationId, at, ...of }: Of & { invitationId: string; at: Date },
): Promise<RelationRow | null> {
  const [declined] = await ctx.db
    .update(relations)
    .set({ state: 'declined', since: at })
    .where(
      and(
        theirs(of),
        eq(relations.state, 'invited'),
        sql`coalesce(${relations.invitationId}, ${invitationId}) = ${invitationId}`,
      ),
    )
    .returning();
  return declined ?? null;
}

/** We took our invitation back. */
export async function noteWithdrawn(ctx: Ctx, { at, ...of }: Of & { at: Date }): Promise<void> {
  await ctx.db
    .update(relations)
    .set({ state: 'withdrawn', since: at })
    .where(and(theirs(of), inArray(relations.state, ['invited', 'declined'])));
}
