import { and, eq, getTableColumns } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { type ImportRow, imports } from './imports.table.ts';
import type { FileReading } from './read-table.ts';

/** Everything but the file itself. */
const { source: _source, ...light } = getTableColumns(imports);
export type LightImport = Omit<ImportRow, 'source'>;
export const lightColumns = light;

export const ownImport = (ctx: MemberCtx, id: string) =>
  and(eq(imports.userId, ctx.actor.userId), eq(imports.id, id));

export async function getImport(ctx: MemberCtx, id: string): Promise<LightImport> {
  const [found] = await ctx.db.select(light).from(imports).where(ownImport(ctx, id));
  if (!found) throw notFound('Import');
  return { ...found, reading: readingOf(found.reading) };
}

/** Drafts used to say only whether their first line named the columns. */
function readingOf(kept: FileReading & { hasHeader?: boolean }): FileReading {
  if (kept.headerLine !== undefined) return kept;
  const { hasHeader, ...reading } = kept;
  return { ...reading, headerLine: hasHeader ? 1 : null, firstLines: [], jumps: [] };
}

/** For what only makes sense before the confirmation. */
export async function getDraft(ctx: MemberCtx, id: string): Promise<LightImport> {
  const found = await getImport(ctx, id);
  if (found.state !== 'draft') throw new AppError('conflict', 'Cet import est déjà confirmé.');
  return found;
}
