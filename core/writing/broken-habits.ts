import { fold } from '../words/fold.ts';
import { judgeHabit, sendingOf } from './judge-habit.ts';
import type { Habit, HabitKind, VoiceRule } from './voice-rule.ts';

/** Those that a part of a text can break by itself: a sentence alone greets nobody. */
const ofAnyPart: ReadonlySet<HabitKind> = new Set([
  'no_exclamation',
  'no_emoji',
  'no_question',
  'never_writes',
  'prefers',
]);

/** The habits, among those that are on, that a text written in somebody's name does not keep. */
export function brokenHabits(text: string, rules: readonly VoiceRule[], of: 'text' | 'sentence'): Habit[] {
  return rules
    .filter(({ isOn, habit }) => isOn && (of === 'text' || ofAnyPart.has(habit.kind)))
    .map(({ habit }) => habit)
    .filter((habit) => isBroken(habit, text));
}

function isBroken(habit: Habit, text: string): boolean {
  const lines = text.split('\n').map(bare);
  switch (habit.kind) {
    // Typed by hand, these may be words that no list of greetings knows.
    case 'greets_with':
      return !lines[0]?.startsWith(bare(habit.text));
    case 'signs_as':
      return lines.at(-1) !== bare(habit.text);
    case 'signs_off_with':
      return !bare(text).includes(bare(habit.text));
    default:
      return judgeHabit(habit, [sendingOf({ written: null, sent: text })]).against > 0;
  }
}

const bare = (text: string): string =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
