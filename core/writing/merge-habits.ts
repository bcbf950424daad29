import type { Observed } from './derive-habits.ts';
import { habitKey, topicOf } from './habit-value.ts';
import type { Judgement } from './judge-habit.ts';
import type { Habit, VoiceOrigin } from './voice-rule.ts';

/** A rule as it is kept. */
export type KeptRule = {
  id: string;
  habit: Habit;
  origin: VoiceOrigin;
  shownBy: number;
  /** The user said it, changed it or switched it: nothing learned takes its place. */
  isDecided: boolean;
  /** The user did not want it: it is not learned again, but something else may be in its place. */
  isRemoved: boolean;
  /** The habit as it was learned, before the user changed it: not to be learned again. */
  learnedAs: string | null;
};

export type VoiceChange = {
  add: { habit: Habit; shownBy: number }[];
  recount: { id: string; shownBy: number }[];
  withdraw: string[];
};

/** What newly read texts change in the rules: they add, they count, they take back what they contradict. */
export function mergeHabits(
  kept: readonly KeptRule[],
  observed: readonly Observed[],
  judge: (habit: Habit) => Judgement,
): VoiceChange {
  const change: VoiceChange = { add: [], recount: [], withdraw: [] };
  const isClosed = (habit: Habit) =>
    kept.some(
      (rule) =>
        (rule.isDecided && topicOf(rule.habit) === topicOf(habit)) ||
        (rule.isRemoved && habitKey(rule.habit) === habitKey(habit)) ||
        rule.learnedAs === habitKey(habit),
    );
  const learned = kept.filter((rule) => !rule.isDecided && !rule.isRemoved);
  for (const rule of learned) {
    const again = observed.find(({ habit }) => habitKey(habit) === habitKey(rule.habit));
    if (again && again.shownBy !== rule.shownBy) change.recount.push({ id: rule.id, shownBy: again.shownBy });
    const isReplaced = !again && observed.some(({ habit }) => topicOf(habit) === topicOf(rule.habit));
    if (isReplaced || judge(rule.habit).against > 0) change.withdraw.push(rule.id);
  }
  for (const { habit, shownBy } of observed) {
    const isKept = learned.some((rule) => habitKey(rule.habit) === habitKey(habit));
    if (!isKept && !isClosed(habit)) change.add.push({ habit, shownBy });
  }
  return change;
}
