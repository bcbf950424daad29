import { and, eq, sql } from 'drizzle-orm';
import {
  insertRows,
  moveRows,
  type PersonRecords,
  readRows,
} from '#server/features/audience/people/person-records.ts';
import { own } from '#server/platform/db/own.ts';
import { relations } from './relations.table.ts';

const nearness = ['none', 'withdrawn', 'declined', 'invited', 'connected'];

/** How near somebody is to each account; of two, the nearer. */
export const relationRecords: PersonRecords = {
  tables: [relations],
  read: async (ctx, workspaceId, personIds) => ({
    relations: await readRows(ctx, relations, workspaceId, personIds),
  }),
  merge: async (ctx, pair, { relations: rows = [] }) => {
    const { workspaceId, keptId, goneId } = pair;
    const of = (id: string) => rows.filter(({ person_id }) => person_id === id);
    for (const gone of of(goneId)) {
      const kept = of(keptId).find(({ account_id }) => account_id === gone.account_id);
      if (!kept) continue;
      const isGoneNearer = nearness.indexOf(String(gone.state)) > nearness.indexOf(String(kept.state));
      await ctx.db.execute(
        sql`delete from relations where workspace_id = ${workspaceId} and account_id = ${gone.account_id} and person_id = ${isGoneNearer ? keptId : goneId}`,
      );
    }
    await moveRows(ctx, relations, pair);
  },
  separate: (ctx, { goneId }, { relations: rows = [] }) =>
    insertRows(
      ctx,
      relations,
      rows.filter(({ person_id }) => person_id === goneId),
    ),
  list: async (ctx, personId) => ({
    'relation sur le réseau': await ctx.db
      .select({
        état: relations.state,
        'personne sur le réseau': relations.networkPersonId,
        invitation: relations.invitationId,
      })
      .from(relations)
      .where(and(own(relations, ctx.actor), eq(relations.personId, personId))),
  }),
};
