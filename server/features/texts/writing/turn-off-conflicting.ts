import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import { topicOf } from '#core/writing/habit-value.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type VoiceRuleRow, voiceRules } from './voice.table.ts';

/** « signe Paul » and « ne signe pas » cannot both be obeyed: the last one said is on. In the caller's transaction. */
export async function turnOffConflicting(ctx: MemberCtx, rule: VoiceRuleRow): Promise<void> {
  const others = await ctx.db
    .select()
    .from(voiceRules)
    .where(
      and(
        own(voiceRules, rule),
        ne(voiceRules.id, rule.id),
        isNull(voiceRules.removedAt),
        eq(voiceRules.isOn, true),
      ),
    );
  const ids = others.filter(({ habit }) => topicOf(habit) === topicOf(rule.habit)).map(({ id }) => id);
  if (ids.length === 0) return;
  const now = ctx.clock.now();
  await ctx.db
    .update(voiceRules)
    .set({ isOn: false, editedAt: now, updatedAt: now })
    .where(and(own(voiceRules, rule), inArray(voiceRules.id, ids)));
}
