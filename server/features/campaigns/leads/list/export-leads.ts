import { Readable } from 'node:stream';
import { and, type SQL, sql } from 'drizzle-orm';
import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import {
  type ExportColumn,
  type ExportFile,
  type ExportFormat,
  exportFiles,
} from '#core/leads/export-columns.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { requireFeature } from '#server/features/identity/plans/require-feature.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { exportCell, peopleWith } from './export-cells.ts';
import { leadConditions } from './lead-conditions.ts';
import { makeOrder, type Sorting } from './lead-order.ts';

type Asked = { filter: LeadFilter; format: ExportFormat } & Sorting;

const batchLength = 1000;
/** Without it, Excel reads UTF-8 as something else; with it, a CRM does not know the first column. */
const byteOrderMark = '\u{FEFF}';

type Place = { key: string | null; id: string };
/** Whom a file is of and in which order: as a whole, and part by part for a database that cannot copy out. */
export type ExportSource = {
  /** What `people` is joined with. */
  join: SQL;
  matches: SQL;
  all: SQL;
  keyText: SQL;
  parts: readonly { where: (from?: Place) => SQL | undefined; orderBy: readonly SQL[] }[];
};

/** Everyone who matches, as a file for spreadsheets or for a CRM, in constant memory. */
export async function exportLeads(ctx: MemberCtx, { filter, format, ...sorting }: Asked): Promise<Readable> {
  const { by, all, keyText, partsFrom } = makeOrder(sorting);
  return exportPeople(ctx, format, [], {
    join: sql``,
    matches: leadConditions(ctx, ctx.actor.workspaceId, filter),
    all,
    keyText,
    parts: partsFrom(undefined).map(({ where, orderBy }) => ({
      where: (from) => where(from && { by, ...from }),
      orderBy,
    })),
  });
}

export const exportName = (list: 'leads' | 'prospects', format: ExportFormat, now: Date): string =>
  `${list}-${format === 'accroche' ? '' : `${format}-`}${now.toISOString().slice(0, 10)}.csv`;

/** `added`: columns that a spreadsheet has and a CRM would not know. */
export async function exportPeople(
  ctx: MemberCtx,
  format: ExportFormat,
  added: readonly ExportColumn[],
  source: ExportSource,
): Promise<Readable> {
  await requireFeature(ctx, 'csvExport');
  const isOurs = format === 'accroche';
  const { columns: base, separator } = exportFiles[format];
  const columns = isOurs ? [...base, ...added] : base;
  const from = sql`${peopleWith(columns, ctx.actor.workspaceId)} ${source.join}`;
  const rows = ctx.copyOut
    ? await ctx.copyOut(
        sql`select ${cellsOf(columns)} from ${from} where ${source.matches} order by ${source.all}`,
        { delimiter: separator },
      )
    : Readable.from(readInBatches(ctx, { columns, separator }, from, source));
  return isOurs ? prefixed(byteOrderMark, rows) : rows;
}

const cellsOf = (columns: readonly ExportColumn[]): SQL =>
  sql.join(
    columns.map(({ header, field }) => sql`${exportCell(field)} as ${sql.identifier(header)}`),
    sql`, `,
  );

/** The mark, then the rows as they come; whoever stops reading stops the rows. */
function prefixed(first: string, rows: Readable): Readable {
  return Readable.from(
    (async function* () {
      yield Buffer.from(first);
      yield* rows;
    })(),
    { objectMode: false },
  );
}

async function* readInBatches(
  ctx: MemberCtx,
  { columns, separator }: Pick<ExportFile, 'columns' | 'separator'>,
  from: SQL,
  { matches, keyText, parts }: ExportSource,
): AsyncGenerator<Buffer> {
  yield Buffer.from(
    writeLine(
      columns.map(({ header }) => header),
      separator,
    ),
  );
  const cells = columns.map(
    ({ field }, index) => sql`${exportCell(field)}::text as ${sql.identifier(`c${index}`)}`,
  );
  for (const { where, orderBy } of parts) {
    for (let place: Place | undefined, isOver = false; !isOver; ) {
      const rows = await rowsOf<Record<string, string | null> & Place>(
        ctx.db,
        sql`select ${sql.join(cells, sql`, `)}, ${people.id} as id, ${keyText} as key from ${from}
          where ${and(matches, where(place))} order by ${sql.join([...orderBy], sql`, `)} limit ${batchLength}`,
      );
      yield Buffer.from(
        rows
          .map((row) =>
            writeLine(
              columns.map((_, index) => row[`c${index}`] ?? null),
              separator,
            ),
          )
          .join(''),
      );
      const last = rows.at(-1);
      isOver = rows.length < batchLength || !last;
      if (last) place = { key: last.key, id: last.id };
    }
  }
}

/** As PostgreSQL writes it: what is not known is empty, what is empty is quoted. */
const writeLine = (cells: readonly (string | null)[], separator: string): string =>
  `${cells.map((cell) => writeCell(cell, separator)).join(separator)}\n`;
const writeCell = (cell: string | null, separator: string): string => {
  if (cell === null) return '';
  const isQuoted = cell === '' || /["\r\n]/.test(cell) || cell.includes(separator);
  return isQuoted ? `"${cell.replaceAll('"', '""')}"` : cell;
};
