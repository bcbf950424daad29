import { fold } from '../words/fold.ts';
import type { Habit, HabitKind } from './voice-rule.ts';

/** What distinguishes two habits of one kind, whatever their accents and capitals; empty when nothing does. */
export function habitValue(habit: Habit): string {
  switch (habit.kind) {
    case 'signs_as':
    case 'greets_with':
    case 'signs_off_with':
    case 'never_writes':
      return spelled(habit.text);
    case 'prefers':
      return `${spelled(habit.over)} > ${spelled(habit.text)}`;
    case 'at_most':
      return String(habit.signs);
    default:
      return '';
  }
}

const spelled = (text: string) => fold(text).replace(/\s+/gu, ' ').trim();

export const habitKey = (habit: Habit): string => `${habit.kind}:${habitValue(habit)}`;

const topics: Partial<Record<HabitKind, string>> = { no_signature: 'signature', signs_as: 'signature' };

/** Two habits on one topic cannot both be obeyed: « signe Paul » and « ne signe pas ». */
export function topicOf(habit: Habit): string {
  if (habit.kind === 'never_writes') return `never_writes:${spelled(habit.text)}`;
  if (habit.kind === 'prefers') return `prefers:${spelled(habit.over)}`;
  return topics[habit.kind] ?? habit.kind;
}
