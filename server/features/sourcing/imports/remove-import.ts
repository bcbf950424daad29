import { and, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { getDraft } from './get-import.ts';
import { imports } from './imports.table.ts';
import { ownImport } from './light-import.ts';

/** Abandons a draft; what was confirmed is history. */
export async function removeImport(ctx: MemberCtx, id: string): Promise<void> {
  await getDraft(ctx, id);
  await ctx.db.delete(imports).where(and(ownImport(ctx, id), eq(imports.state, 'draft')));
}
