import { and, count, isNotNull, isNull } from 'drizzle-orm';
import { habitValue } from '#core/writing/habit-value.ts';
import type { Habit } from '#core/writing/voice-rule.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, wrongField } from '#server/platform/errors.ts';
import { turnOffConflicting } from './turn-off-conflicting.ts';
import { type VoiceRuleRow, voiceRules } from './voice.table.ts';

const most = 80;

/** A rule that the user says. One that they had removed comes back as their own. */
export const addRule = (ctx: MemberCtx, habit: Habit): Promise<VoiceRuleRow> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await lockOwner(ctx);
    const [existing] = await ctx.db
      .select({ count: count() })
      .from(voiceRules)
      .where(and(own(voiceRules, workspaceId), isNull(voiceRules.removedAt)));
    if ((existing?.count ?? 0) >= most)
      throw new AppError('limit_reached', `Vous avez déjà ${most} règles. Retirez-en une pour en ajouter.`);
    const now = ctx.clock.now();
    const row = { habit, isOn: true, origin: 'own' as const, shownBy: 0, editedAt: now, updatedAt: now };
    const [added] = await ctx.db
      .insert(voiceRules)
      .values({ workspaceId, kind: habit.kind, value: habitValue(habit), createdAt: now, ...row })
      .onConflictDoUpdate({
        target: [voiceRules.workspaceId, voiceRules.kind, voiceRules.value],
        set: { ...row, removedAt: null, createdAt: now },
        setWhere: isNotNull(voiceRules.removedAt),
      })
      .returning();
    if (!added) throw alreadyThere();
    await turnOffConflicting(ctx, added);
    return added;
  });

export const alreadyThere = () => wrongField('habit', 'Cette règle est déjà dans la liste.');
