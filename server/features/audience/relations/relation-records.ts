import { and, eq, sql } from 'drizzle-orm';
import {
  type AnyRow,
  insertRows,
  moveRows,
  type Pair,
  type PersonRecords,
  type RowsByTable,
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
  separate: async (ctx, pair, before, { relations: present = [] }) => {
    const { workspaceId, keptId, goneId } = pair;
    const { relations: then = [] } = before;
    for (const row of present)
      if (isOfGone(row, pair, before))
        await ctx.db.execute(
          sql`update relations set person_id = ${goneId} where workspace_id = ${workspaceId} and account_id = ${row.account_id} and person_id = ${keptId}`,
        );
    await insertRows(ctx, relations, then);
  },
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

/** Whom it leads to on the network says whose it is, whatever came of it since: nobody is written to under another one’s name. */
function isOfGone(
  { account_id, network_person_id: name }: AnyRow,
  { keptId, goneId }: Pair,
  { relations: rows = [], person_identities: identities = [] }: RowsByTable,
): boolean {
  const of = (id: string) => ({
    relation: rows.find((row) => row.person_id === id && row.account_id === account_id),
    isNamed: [
      ...rows.map((row) => [row.person_id, row.network_person_id]),
      ...identities.map((row) => [row.person_id, row.value]),
    ].some(([personId, known]) => personId === id && known === name),
  });
  const [kept, gone] = [of(keptId), of(goneId)];
  if (name === null) return kept.relation === undefined && gone.relation !== undefined;
  return gone.isNamed && !kept.isNamed;
}
