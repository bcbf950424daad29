import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { habitKey, habitValue } from '#core/writing/habit-value.ts';
import type { Habit } from '#core/writing/voice-rule.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { alreadyThere } from './add-rule.ts';
import { turnOffConflicting } from './turn-off-conflicting.ts';
import { type VoiceRuleRow, voiceRules } from './voice.table.ts';

/** Changed, or switched on or off: from now on it is the user's word, and nothing learned touches it. */
export const changeRule = (
  ctx: MemberCtx,
  id: string,
  { habit, isOn }: { habit?: Habit | undefined; isOn?: boolean | undefined },
): Promise<VoiceRuleRow> =>
  inTransaction(ctx, async (ctx) => {
    await lockOwner(ctx);
    const mine = own(voiceRules, ctx.actor);
    const [before] = await ctx.db
      .select()
      .from(voiceRules)
      .where(and(mine, eq(voiceRules.id, id), isNull(voiceRules.removedAt)));
    if (!before) throw notFound('Règle');
    if (!habit && isOn === undefined) return before;
    if (habit) await freeName(ctx, id, habit);
    const now = ctx.clock.now();
    const isReworded = habit && habitKey(habit) !== habitKey(before.habit);
    const [changed] = await ctx.db
      .update(voiceRules)
      .set({
        ...(habit && { habit, kind: habit.kind, value: habitValue(habit) }),
        ...(isReworded &&
          before.origin !== 'own' && { learnedAs: before.learnedAs ?? habitKey(before.habit) }),
        isOn: isOn ?? before.isOn,
        editedAt: now,
        updatedAt: now,
      })
      .where(and(mine, eq(voiceRules.id, id), isNull(voiceRules.removedAt)))
      .returning();
    if (!changed) throw notFound('Règle');
    if (changed.isOn) await turnOffConflicting(ctx, changed);
    return changed;
  });

/** A removed rule of that name makes room; one that is in the list does not. */
async function freeName(ctx: MemberCtx, id: string, habit: Habit): Promise<void> {
  const isOther = and(
    own(voiceRules, ctx.actor, { kind: habit.kind, value: habitValue(habit) }),
    ne(voiceRules.id, id),
  );
  await ctx.db.delete(voiceRules).where(and(isOther, isNotNull(voiceRules.removedAt)));
  const [other] = await ctx.db.select({ id: voiceRules.id }).from(voiceRules).where(isOther);
  if (other) throw alreadyThere();
}
