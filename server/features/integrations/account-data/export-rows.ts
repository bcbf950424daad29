import { getTableColumns, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { csvLine, guardFormula } from '#core/words/write-csv.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { hiddenColumns } from './exported-tables.ts';

type Tables = PgTable & { workspaceId: PgColumn };
type Row = Record<string, unknown>;

const batchLength = 500;
const byteOrderMark = '\u{FEFF}';

/** The columns that are shown, by the names that the database gives them. */
const columnsOf = (table: Tables): string[] =>
  Object.entries(getTableColumns(table)).flatMap(([name, column]) =>
    hiddenColumns.has(name) ? [] : [(column as PgColumn).name],
  );

/** Batch by batch through a cursor: whatever the length of a table, a few hundred rows are held at once. */
async function* readBatches({ db }: Pick<Ctx, 'db'>, table: Tables, workspaceId: string) {
  const columns = sql.join(
    columnsOf(table).map((name) => sql`${sql.identifier(name)}`),
    sql`, `,
  );
  await db.execute(sql`declare exported no scroll cursor for
    select to_jsonb(r) as row from (select ${columns} from ${table} where ${own(table, workspaceId)}) r`);
  try {
    for (;;) {
      const batch = await rowsOf<{ row: Row }>(db, sql`fetch ${sql.raw(String(batchLength))} from exported`);
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
  for await (const batch of readBatches(ctx, table, workspaceId)) {
    yield `${isFirst ? '\n' : ',\n'}${batch.map((row) => JSON.stringify(row)).join(',\n')}`;
    isFirst = false;
  }
  yield '\n]\n';
}

const cellOf = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : guardFormula(typeof value === 'object' ? JSON.stringify(value) : String(value));

export async function* rowsAsCsv(ctx: Pick<Ctx, 'db'>, table: Tables, workspaceId: string) {
  const columns = columnsOf(table);
  yield `${byteOrderMark}${csvLine(columns, ';')}`;
  for await (const batch of readBatches(ctx, table, workspaceId))
    yield batch
      .map((row) =>
        csvLine(
          columns.map((name) => cellOf(row[name])),
          ';',
        ),
      )
      .join('');
}
