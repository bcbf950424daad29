import { and, eq, inArray } from 'drizzle-orm';
import { Habit } from '#contract/texts/writing.ts';
import type { Observed } from '#core/writing/derive-habits.ts';
import { habitValue } from '#core/writing/habit-value.ts';
import type { Judgement } from '#core/writing/judge-habit.ts';
import { mergeHabits } from '#core/writing/merge-habits.ts';
import type { Habit as AnyHabit, VoiceOrigin } from '#core/writing/voice-rule.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { voiceRules } from './voice.table.ts';

type Learned = {
  origin: Exclude<VoiceOrigin, 'own'>;
  observed: readonly Observed[];
  judge: (habit: AnyHabit) => Judgement;
};

/** What was read joins the rules. In the caller's transaction, which holds the user. */
export async function keepLearned(
  ctx: Ctx,
  workspaceId: string,
  { origin, observed, judge }: Learned,
): Promise<void> {
  const rows = await ctx.db.select().from(voiceRules).where(own(voiceRules, workspaceId));
  const kept = rows
    .filter(({ habit }) => Habit.safeParse(habit).success)
    .map((row) => ({
      ...row,
      isDecided: row.removedAt === null && (row.origin === 'own' || row.editedAt !== null),
      isRemoved: row.removedAt !== null,
    }));
  const { add, recount, withdraw } = mergeHabits(kept, observed, judge);
  const now = ctx.clock.now();
  const mine = own(voiceRules, workspaceId);
  if (withdraw.length > 0) await ctx.db.delete(voiceRules).where(and(mine, inArray(voiceRules.id, withdraw)));
  for (const { id, shownBy } of recount)
    await ctx.db
      .update(voiceRules)
      .set({ shownBy, updatedAt: now })
      .where(and(mine, eq(voiceRules.id, id)));
  if (add.length === 0) return;
  const values = add.map(({ habit, shownBy }) => ({
    workspaceId,
    kind: habit.kind,
    value: habitValue(habit),
    habit,
    origin,
    shownBy,
    createdAt: now,
    updatedAt: now,
  }));
  await ctx.db.insert(voiceRules).values(values).onConflictDoNothing();
}
