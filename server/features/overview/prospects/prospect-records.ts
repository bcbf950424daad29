import { and, asc, eq, sql } from 'drizzle-orm';
import {
  followingRecords,
  insertRows,
  moveRows,
  type PersonRecords,
  readRows,
} from '#server/features/audience/people/person-records.ts';
import { own } from '#server/platform/db/own.ts';
import { personNotes } from './person-notes.table.ts';
import { prospectOutcomes } from './prospect-outcomes.table.ts';

export const noteRecords = followingRecords(personNotes, async (ctx, personId) => ({
  notes: await ctx.db
    .select({
      texte: personNotes.text,
      'écrite le': personNotes.createdAt,
      'modifiée le': personNotes.updatedAt,
    })
    .from(personNotes)
    .where(and(own(personNotes, ctx.actor), eq(personNotes.personId, personId)))
    .orderBy(asc(personNotes.createdAt)),
}));

/** What came of somebody: the last word of the user on either stands. */
export const outcomeRecords: PersonRecords = {
  tables: [prospectOutcomes],
  read: async (ctx, workspaceId, personIds) => ({
    prospect_outcomes: await readRows(ctx, prospectOutcomes, workspaceId, personIds),
  }),
  merge: async (ctx, pair) => {
    const { workspaceId, keptId, goneId } = pair;
    await ctx.db.execute(sql`
      delete from prospect_outcomes o using prospect_outcomes later
      where o.workspace_id = ${workspaceId} and later.workspace_id = ${workspaceId}
        and o.person_id in (${keptId}, ${goneId}) and later.person_id in (${keptId}, ${goneId})
        and (later.said_at, later.person_id) > (o.said_at, o.person_id)`);
    await moveRows(ctx, prospectOutcomes, pair);
  },
  // As it was said of each; what was said since is the older record's.
  separate: async (ctx, { workspaceId, keptId, goneId }, { prospect_outcomes: rows = [] }) => {
    const gone = rows.find(({ person_id }) => person_id === goneId);
    if (gone)
      await ctx.db.execute(
        sql`delete from prospect_outcomes where workspace_id = ${workspaceId} and person_id = ${keptId} and said_at = ${gone.said_at}::timestamptz`,
      );
    await insertRows(ctx, prospectOutcomes, rows);
  },
  list: async (ctx, personId) => ({
    issue: await ctx.db
      .select({ issue: prospectOutcomes.outcome, 'dite le': prospectOutcomes.saidAt })
      .from(prospectOutcomes)
      .where(and(own(prospectOutcomes, ctx.actor), eq(prospectOutcomes.personId, personId))),
  }),
};
