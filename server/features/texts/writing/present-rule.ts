import type { VoiceRule } from '#contract/texts/writing.ts';
import { phraseHabit } from '#core/writing/phrase-habit.ts';
import type { VoiceRuleRow } from './voice.table.ts';

export const presentRule = ({ id, habit, isOn, origin, shownBy }: VoiceRuleRow): VoiceRule => ({
  id,
  habit,
  description: phraseHabit(habit),
  isOn,
  origin,
  shownBy,
});
