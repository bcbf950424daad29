import { asc } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type SequenceModelRow, sequenceModels } from './sequence-models.table.ts';

export const listModels = (ctx: MemberCtx): Promise<SequenceModelRow[]> =>
  ctx.db
    .select()
    .from(sequenceModels)
    .where(own(sequenceModels, ctx.actor))
    .orderBy(asc(sequenceModels.createdAt));
