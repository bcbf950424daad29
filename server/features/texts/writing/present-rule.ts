import type { VoiceRule } from '#contract/texts/writing.ts';
import { sayHabit } from '#core/writing/say-habit.ts';
import type { VoiceRuleRow } from './voice.table.ts';

export const presentRule = ({ id, habit, isOn, origin, shownBy }: VoiceRuleRow): VoiceRule => ({
  id,
  habit,
  description: sayHabit(habit),
  isOn,
  origin,
  shownBy,
});
