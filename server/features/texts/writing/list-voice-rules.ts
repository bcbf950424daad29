import { and, asc, isNull } from 'drizzle-orm';
import { Habit } from '#contract/texts/writing.ts';
import { habitKinds, type VoiceRule } from '#core/writing/voice-rule.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type VoiceRuleRow, voiceRules } from './voice.table.ts';

/** The rules that are on, for whoever writes: always in the same order. */
export async function listVoiceRules(ctx: Ctx, workspaceId: string): Promise<VoiceRule[]> {
  const rows = await readVoiceRules(ctx, workspaceId);
  return rows.filter(({ isOn }) => isOn).map(({ habit, isOn, origin }) => ({ habit, isOn, origin }));
}

/** Everything that the user sees; what an older version kept and this one does not know is left out. */
export async function readVoiceRules(ctx: Ctx, workspaceId: string): Promise<VoiceRuleRow[]> {
  const rows = await ctx.db
    .select()
    .from(voiceRules)
    .where(and(own(voiceRules, workspaceId), isNull(voiceRules.removedAt)))
    .orderBy(asc(voiceRules.createdAt), asc(voiceRules.value));
  return rows
    .filter(({ habit }) => Habit.safeParse(habit).success)
    .sort((one, other) => habitKinds.indexOf(one.kind) - habitKinds.indexOf(other.kind));
}
