import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { csvLine, guardFormula } from '#core/words/write-csv.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { hiddenColumns } from './exported-tables.ts';

type Tables = PgTable & { workspaceId: PgColumn };
type Row = Record<string, unknown>;

/** So few that a batch is forgotten as soon as it is written: larger ones outlive it by minutes. */
const batchLength = 50;
const byteOrderMark = '\u{FEFF}';

/** The columns that are shown, by the names that the database gives them. */
const columnsOf = (table: Tables): PgColumn[] =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    hiddenColumns.has(name) ? [] : [column as PgColumn],
  );

const asItIs = ({ name }: PgColumn) => sql`${sql.identifier(name)}`;
/** What stands in one cell is not taken apart. */
const asCell = (column: PgColumn) =>
  column.getSQLType() === 'jsonb' ? sql`${asItIs(column)}::text as ${asItIs(column)}` : asItIs(column);

/** Each row as JSON, batch by batch through a cursor: whatever the length of a table, a few rows are held at once. */
async function* readBatches(
  { db }: Pick<Ctx, 'db'>,
  table: Tables,
  workspaceId: string,
  shown: (column: PgColumn) => SQL,
) {
  const columns = sql.join(columnsOf(table).map(shown), sql`, `);
  await db.execute(sql`declare exported no scroll cursor for
    select row_to_json(r)::text as row from (select ${columns} from ${table} where ${own(table, workspaceId)}) r`);
  try {
    for (;;) {
      const batch = await rowsOf<{ row: string }>(
        db,
        sql`fetch ${sql.raw(String(batchLength))} from exported`,
      );
      if (batch.length > 0) yield batch.map(({ row }) => row);
      if (batch.length < batchLength) return;
    }
  } finally {
    await db.execute(sql`close exported`);
  }
}

/** One row on a line, the whole a list. */
export async function* rowsAsJson(ctx: Pick<Ctx, 'db'>, table: Tables, workspaceId: string) {
  let isFirst = true;
  yield '[';
  for await (const batch of readBatches(ctx, table, workspaceId, asItIs)) {
    yield `${isFirst ? '\n' : ',\n'}${batch.join(',\n')}`;
    isFirst = false;
  }
  yield '\n]\n';
}

const cellOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : guardFormula(typeof value === 'object' ? JSON.stringify(value) : String(value));

export async function* rowsAsCsv(ctx: Pick<Ctx, 'db'>, table: Tables, workspaceId: string) {
  const columns = columnsOf(table).map(({ name }) => name);
  yield `${byteOrderMark}${csvLine(columns, ';')}`;
  for await (const batch of readBatches(ctx, table, workspaceId, asCell))
    yield batch
      .map((line) => {
        const row: Row = JSON.parse(line);
        return csvLine(
          columns.map((name) => cellOf(row[name])),
          ';',
        );
      })
      .join('');
}
