import type { ImportReading } from '#contract/sourcing/imports.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { imports } from './imports.table.ts';
import { type LightImport, lightColumns, ownImport } from './light-import.ts';
import { readAgain } from './rows/read-again.ts';

export async function getImport(ctx: MemberCtx, id: string): Promise<LightImport> {
  const [found] = await ctx.db.select(lightColumns).from(imports).where(ownImport(ctx, id));
  if (!found) throw notFound('Import');
  const known = { ...found, reading: readingOf(found.reading) };
  // A draft of before its lines were kept, or one whose reading was cut short.
  if (known.state === 'draft' && known.readingNo === 0) return readAgain(ctx, known, {});
  return known;
}

/** Drafts used to say only whether their first line named the columns. */
function readingOf(kept: ImportReading & { hasHeader?: boolean }): ImportReading {
  if (kept.headerLine !== undefined) return kept;
  const { hasHeader, ...reading } = kept;
  return { ...reading, headerLine: hasHeader ? 1 : null, firstLines: [] };
}

/** For what only makes sense before the confirmation. */
export async function getDraft(ctx: MemberCtx, id: string): Promise<LightImport> {
  const found = await getImport(ctx, id);
  if (found.state === 'confirming') throw new AppError('conflict', 'Cet import est en cours.');
  if (found.state === 'confirmed') throw new AppError('conflict', 'Cet import est déjà confirmé.');
  return found;
}
