import { type SQL, sql } from 'drizzle-orm';
import type { ActivityKind } from '#core/activity/activity-kinds.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { notifications } from '#server/features/identity/notifications/notifications.table.ts';
import { oldestOpen } from '#server/platform/db/columns.ts';
import { type Database, rowsOf } from '#server/platform/db/database.ts';

/** A user with listeners, and the transaction from which on theirs are to be read. */
export type UserPosition = { userId: string; workspaceId: string; position: string };

export type LiveChange = {
  id: string;
  userId: string;
  writtenBy: string;
  /** null: a notification. */
  kind: ActivityKind | null;
  campaignId: string | null;
  personId: string | null;
  accountId: string | null;
};

/**
 * What was written at or after each position, in one query. `position` is the oldest transaction that was still open at
 * that moment: all before it is in this answer or was in an earlier one, whatever the order of the commits.
 */
export async function readLiveChanges(
  db: Database,
  positions: readonly UserPosition[],
): Promise<{ position: string; changes: LiveChange[] }> {
  const column = (key: keyof UserPosition) => list(positions.map((one) => one[key]));
  const asked = sql`unnest(${column('userId')}::uuid[], ${column('workspaceId')}::uuid[], ${column('position')}::text[])
    as asked(user_id, workspace_id, position)`;
  const rows = await rowsOf<LiveChange & { position: string }>(
    db,
    sql`select ${oldestOpen}::text as position, change.*
      from (values (1)) as now(one)
      left join lateral (
        select a.id::text as id, asked.user_id as "userId", a.written_by::text as "writtenBy", a.kind,
          a.campaign_id as "campaignId", a.person_id as "personId", a.account_id as "accountId", a.id as place
        from ${asked}
        join ${activity} a on a.workspace_id = asked.workspace_id and a.written_by >= asked.position::xid8
        union all
        select n.id::text, n.user_id, n.written_by::text, null, null, null, null, null
        from ${asked}
        join ${notifications} n on n.user_id = asked.user_id and n.written_by >= asked.position::xid8
      ) as change on true
      order by change.place nulls last`,
  );
  return { position: rows[0]?.position ?? '0', changes: rows.filter(({ id }) => id !== null) };
}

const list = (values: readonly string[]): SQL =>
  sql`array[${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )}]`;

/** How much a browser may have missed and still be sent at once. */
const mostMissed = 500;

/**
 * Where to begin for a browser that was last at `from`: there; or now, when it has no position yet, was away for so long
 * that reading its pages again is quicker, or names a position that this database never reached.
 */
export async function findPosition(
  db: Database,
  workspaceId: string,
  from: string | undefined,
): Promise<{ position: string; hasMissed: boolean }> {
  const since = sql`${from ?? '0'}::text::xid8`;
  const [found] = await rowsOf<{ now: string; missed: number; isAhead: boolean }>(
    db,
    sql`select ${oldestOpen}::text as now, ${since} > pg_snapshot_xmax(pg_current_snapshot()) as "isAhead",
      (select count(*)::int from (
        select 1 from ${activity} a where a.workspace_id = ${workspaceId} and a.written_by >= ${since} limit ${mostMissed + 1}
      ) as unheard) as missed`,
  );
  if (!found) throw new Error('No snapshot');
  if (from === undefined) return { position: found.now, hasMissed: false };
  const hasMissed = found.isAhead || found.missed > mostMissed;
  return { position: hasMissed ? found.now : from, hasMissed };
}
