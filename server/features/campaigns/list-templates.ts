import { asc } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type SequenceTemplateRow, sequenceTemplates } from './sequence-templates.table.ts';

export const listTemplates = (ctx: MemberCtx): Promise<SequenceTemplateRow[]> =>
  ctx.db
    .select()
    .from(sequenceTemplates)
    .where(own(sequenceTemplates, ctx.actor))
    .orderBy(asc(sequenceTemplates.createdAt));
