import { and, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { sequenceModels } from './sequence-models.table.ts';

export async function removeModel(ctx: MemberCtx, id: string): Promise<void> {
  const [removed] = await ctx.db
    .delete(sequenceModels)
    .where(and(own(sequenceModels, ctx.actor), eq(sequenceModels.id, id)))
    .returning();
  if (!removed) throw notFound('Modèle');
}
