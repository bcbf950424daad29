import { habitKey } from '#core/writing/habit-value.ts';
import { judgeHabit, sendingOf } from '#core/writing/judge-habit.ts';
import { readSamples } from '#core/writing/read-samples.ts';
import { lockOwner } from '#server/features/identity/plans/lock-owner.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { keepLearned } from './keep-learned.ts';
import { readVoiceRules } from './list-voice-rules.ts';
import type { VoiceRuleRow } from './voice.table.ts';

/** The texts are read and forgotten: only the rules that they show are kept. */
export const learnFromSamples = (ctx: MemberCtx, texts: string[]): Promise<VoiceRuleRow[]> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    await lockOwner(ctx);
    const observed = readSamples(texts);
    const sendings = texts.map((sent) => sendingOf({ written: null, sent }));
    await keepLearned(ctx, workspaceId, {
      origin: 'samples',
      observed,
      judge: (habit) => judgeHabit(habit, sendings),
    });
    const shown = new Set(observed.map(({ habit }) => habitKey(habit)));
    return (await readVoiceRules(ctx, workspaceId)).filter(({ habit }) => shown.has(habitKey(habit)));
  });
