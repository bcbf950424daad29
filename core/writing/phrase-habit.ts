import { quote } from '../words/quote.ts';
import type { Habit } from './voice-rule.ts';

/** « ne met jamais de point d’exclamation »: about whoever writes, man or woman. */
export function phraseHabit(habit: Habit): string {
  switch (habit.kind) {
    case 'no_exclamation':
      return 'ne met jamais de point d’exclamation';
    case 'no_emoji':
      return 'ne met jamais d’émoji';
    case 'no_question':
      return 'ne pose pas de question';
    case 'no_signature':
      return 'ne signe pas';
    case 'signs_as':
      return `signe ${quote(habit.text)}`;
    case 'greets_with':
      return `commence par ${quote(habit.text)}`;
    case 'signs_off_with':
      return `termine par ${quote(habit.text)}`;
    case 'never_writes':
      return `n’écrit jamais ${quote(habit.text)}`;
    case 'prefers':
      return `écrit ${quote(habit.text)} plutôt que ${quote(habit.over)}`;
    case 'at_most':
      return `ne dépasse pas ${habit.signs.toLocaleString('fr-FR')} caractères`;
  }
}
