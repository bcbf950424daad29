import { asc, eq } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type SequenceModelRow, sequenceModels } from './sequence-models.table.ts';

export const listModels = (ctx: MemberCtx): Promise<SequenceModelRow[]> =>
  ctx.db
    .select()
    .from(sequenceModels)
    .where(eq(sequenceModels.userId, ctx.actor.userId))
    .orderBy(asc(sequenceModels.createdAt));
