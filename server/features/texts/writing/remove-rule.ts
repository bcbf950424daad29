import { and, eq, isNull } from 'drizzle-orm';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { voiceRules } from './voice.table.ts';

/** Out of the list for good: what was learned is kept out of sight, so that it is not learned again. */
export async function removeRule(ctx: MemberCtx, id: string): Promise<void> {
  const now = ctx.clock.now();
  const [removed] = await ctx.db
    .update(voiceRules)
    .set({ isOn: false, removedAt: now, updatedAt: now })
    .where(and(own(voiceRules, ctx.actor), eq(voiceRules.id, id), isNull(voiceRules.removedAt)))
    .returning({ id: voiceRules.id });
  if (!removed) throw notFound('Règle');
}
