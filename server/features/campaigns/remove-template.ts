import { and, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { sequenceTemplates } from './sequence-templates.table.ts';

export async function removeTemplate(ctx: MemberCtx, id: string): Promise<void> {
  const [removed] = await ctx.db
    .delete(sequenceTemplates)
    .where(and(own(sequenceTemplates, ctx.actor), eq(sequenceTemplates.id, id)))
    .returning();
  if (!removed) throw notFound('Modèle');
}
