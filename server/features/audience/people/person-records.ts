import { getTableColumns, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Identity } from '#core/people/identity.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';

/** Two records of one person: the older is kept, the other goes. */
export type Pair = { workspaceId: string; keptId: string; goneId: string };
/** People who go for good, with every name they have and the words that name them in a text. */
export type Forgotten = {
  ids: readonly string[];
  identities: readonly Identity[];
  words: readonly string[];
};
export type AnyRow = Record<string, unknown>;
/** As PostgreSQL writes them in JSON, by the name of their table. */
export type RowsByTable = Record<string, AnyRow[]>;

/**
 * What one feature keeps about people. Nobody else writes its tables: when two records turn out to be one person, or come
 * apart again, each moves its own rows in the same transaction. `server/person-records.ts` lists them all.
 */
export type PersonRecords = {
  /** Those that refer to a person; a test finds one that nobody names. */
  tables: readonly PgTable[];
  /** What must be known to come apart again. */
  read(ctx: Ctx, workspaceId: string, personIds: readonly string[]): Promise<RowsByTable>;
  /** What was of either belongs to the one that is kept. */
  merge(ctx: Ctx, pair: Pair, before: RowsByTable): Promise<void>;
  /** `now`: as it is before anything moves back. */
  separate(ctx: Ctx, pair: Pair, before: RowsByTable, now: RowsByTable): Promise<void>;
  /** Before records go for good: what stays without naming anybody. */
  leave?(ctx: Ctx, workspaceId: string, personIds: readonly string[]): Promise<void>;
  /** Before records go for good: what names them in rows that do not hang on their record. */
  forget?(ctx: Ctx, workspaceId: string, people: Forgotten): Promise<void>;
  /** For the file of everything that is kept about somebody, with French keys. */
  list?(ctx: MemberCtx, personId: string): Promise<Record<string, unknown>>;
};

export async function leaveRecords(
  ctx: Ctx,
  workspaceId: string,
  personIds: readonly string[],
): Promise<void> {
  for (const records of ctx.personRecords) await records.leave?.(ctx, workspaceId, personIds);
}

/** Every column that is written, so that a row comes back as it was. */
export const columnsOf = (table: PgTable): string[] =>
  Object.values(getTableColumns(table))
    .filter(({ generated, generatedIdentity }) => !generated && !generatedIdentity)
    .map(({ name }) => name);

export const columnList = (columns: readonly string[], prefix = ''): SQL =>
  sql.raw(columns.map((column) => `${prefix}"${column}"`).join(', '));

export async function readRows(
  ctx: Ctx,
  table: PgTable,
  workspaceId: string,
  personIds: readonly string[],
): Promise<AnyRow[]> {
  const rows = await rowsOf<{ row: AnyRow }>(
    ctx.db,
    sql`select to_jsonb(t) as row from ${table} t where t.workspace_id = ${workspaceId} and t.person_id in ${[...personIds]}`,
  );
  return rows.map(({ row }) => row);
}

export const moveRows = (ctx: Ctx, table: PgTable, { workspaceId, keptId, goneId }: Pair) =>
  ctx.db.execute(
    sql`update ${table} set person_id = ${keptId} where workspace_id = ${workspaceId} and person_id = ${goneId}`,
  );

/** Those of the record that went, as far as they still exist. */
export async function moveRowsBack(
  ctx: Ctx,
  table: PgTable,
  { workspaceId, keptId, goneId }: Pair,
  before: RowsByTable,
): Promise<void> {
  const ids = (before[getTableName(table)] ?? [])
    .filter(({ person_id }) => person_id === goneId)
    .map(({ id }) => String(id));
  if (ids.length > 0)
    await ctx.db.execute(
      sql`update ${table} set person_id = ${goneId} where workspace_id = ${workspaceId} and person_id = ${keptId} and id::text in ${ids}`,
    );
}

/** A row that is there already stays as it is; with a condition on `r`, those that meet it. */
export async function insertRows(
  ctx: Ctx,
  table: PgTable,
  rows: readonly AnyRow[],
  condition: SQL = sql`true`,
): Promise<void> {
  if (rows.length === 0) return;
  const columns = columnsOf(table);
  await ctx.db.execute(sql`
    insert into ${table} (${columnList(columns)})
    select ${columnList(columns, 'r.')}
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r
    where ${condition}
    on conflict do nothing`);
}

/** Whose lead is still in the campaign. */
export const isStillLead = sql`exists (select 1 from campaign_leads l
  where l.workspace_id = r.workspace_id and l.campaign_id = r.campaign_id and l.person_id = r.person_id)`;

/** Rows with an id of their own that do nothing but follow their person. */
export const followingRecords = (
  table: PgTable,
  list?: NonNullable<PersonRecords['list']>,
): PersonRecords => ({
  tables: [table],
  read: async (ctx, workspaceId, personIds) => ({
    [getTableName(table)]: (await readRows(ctx, table, workspaceId, personIds)).map(({ id, person_id }) => ({
      id,
      person_id,
    })),
  }),
  merge: async (ctx, pair) => void (await moveRows(ctx, table, pair)),
  separate: (ctx, pair, before) => moveRowsBack(ctx, table, pair, before),
  ...(list && { list }),
});

type KeyedTable = {
  table: PgTable;
  /** The key of a row among those of one person. */
  columns: readonly [string, ...string[]];
  /** What the first of these columns names, and may be gone since. */
  parent?: PgTable;
  /** Both records had a row for the same key: which stays. */
  settle?(ctx: Ctx, pair: Pair): Promise<void>;
  list?: NonNullable<PersonRecords['list']>;
};

/** Rows that a person has one of for each key: for each campaign, each search, each target. */
export const keyedRecords = ({ table, columns, parent, settle, list }: KeyedTable): PersonRecords => ({
  tables: [table],
  read: async (ctx, workspaceId, personIds) => ({
    [getTableName(table)]: await readRows(ctx, table, workspaceId, personIds),
  }),
  merge: async (ctx, pair) => {
    await settle?.(ctx, pair);
    await moveRows(ctx, table, pair);
  },
  separate: async (ctx, { workspaceId, keptId }, before) => {
    const rows = before[getTableName(table)] ?? [];
    const sameKey = sql.join(
      columns.map((column) => sql`t.${sql.identifier(column)} = r.${sql.identifier(column)}`),
      sql` and `,
    );
    await ctx.db.execute(sql`
      delete from ${table} t using jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) r
      where t.workspace_id = ${workspaceId} and t.person_id = ${keptId} and ${sameKey}`);
    await insertRows(
      ctx,
      table,
      rows,
      parent &&
        sql`exists (select 1 from ${parent} p where p.workspace_id = r.workspace_id and p.id = r.${sql.identifier(columns[0])})`,
    );
  },
  ...(list && { list }),
});

/** Pairs of rows of the two records that have the same key. */
export function conflictsIn<Row extends { personId: string }>(
  rows: readonly Row[],
  { keptId, goneId }: Pair,
  keyOf: (row: Row) => string,
): { kept: Row; gone: Row }[] {
  return [...Map.groupBy(rows, keyOf).values()].flatMap((group) => {
    const kept = group.find(({ personId }) => personId === keptId);
    const gone = group.find(({ personId }) => personId === goneId);
    return kept && gone ? [{ kept, gone }] : [];
  });
}

/** What no row refers to, and may name people all the same. */
export const namingRecords = (
  forget: NonNullable<PersonRecords['forget']>,
  list?: NonNullable<PersonRecords['list']>,
): PersonRecords => ({
  tables: [],
  read: async () => ({}),
  merge: async () => undefined,
  separate: async () => undefined,
  forget,
  ...(list && { list }),
});
