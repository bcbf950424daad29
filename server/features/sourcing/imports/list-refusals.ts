import { Readable } from 'node:stream';
import { and, asc, gt } from 'drizzle-orm';
import { csvLine, guardFormula } from '#core/words/write-csv.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { notFound } from '#server/platform/errors.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { getImport } from './get-import.ts';
import { importRows } from './imports.table.ts';
import type { LightImport } from './light-import.ts';
import { isLeftOut, linesOf } from './rows/lines-of.ts';

const perUser = {
  name: 'import-refusals',
  max: 60,
  windowMinutes: 60,
  refusal: 'Vous avez téléchargé beaucoup de lignes écartées.',
};
const linesAtOnce = 200;
/** Of a wide list, fewer lines: nobody waits for them. */
const cellsAtOnce = 5000;

/**
 * The lines left out under the names of their columns, each with why; as a French spreadsheet opens it. Written as it is
 * read, some lines at a time.
 */
export async function writeRefusals(ctx: MemberCtx, id: string): Promise<Readable> {
  await limitRate(ctx, perUser, ctx.actor.userId);
  const found = await getImport(ctx, id);
  const first = await readLeftOut(ctx, found, -1);
  if (first.length === 0 || found.state === 'confirming') throw notFound('Fichier des lignes écartées');
  return Readable.from(write(ctx, found, first), { objectMode: false });
}

type LeftOut = Awaited<ReturnType<typeof readLeftOut>>;

async function* write(ctx: MemberCtx, found: LightImport, first: LeftOut): AsyncGenerator<string> {
  yield `\ufeff${lineOf([...found.columns.map(({ name }) => name), 'Erreur'])}`;
  for (let rows = first; rows.length > 0; rows = await readLeftOut(ctx, found, rows.at(-1)?.at ?? 0))
    yield rows.map(({ cells, reason }) => lineOf([...cells, reason ?? ''])).join('');
}

const lineOf = (cells: readonly string[]) => csvLine(cells.map(guardFormula), ';');

const readLeftOut = (ctx: MemberCtx, found: LightImport, after: number) =>
  ctx.db
    .select({ at: importRows.at, cells: importRows.cells, reason: importRows.reason })
    .from(importRows)
    .where(and(linesOf(found), isLeftOut, gt(importRows.at, after)))
    .orderBy(asc(importRows.at))
    .limit(Math.max(1, Math.min(linesAtOnce, Math.floor(cellsAtOnce / Math.max(1, found.columns.length)))));
