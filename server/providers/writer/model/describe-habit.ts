import type { Habit } from '#core/writing/voice-rule.ts';
import { quoteData } from './quote-data.ts';

/** A habit of the sender as an order to whoever writes in their name. */
export function describeHabit(habit: Habit): string {
  switch (habit.kind) {
    case 'no_exclamation':
      return 'Aucun point d’exclamation.';
    case 'no_emoji':
      return 'Aucun émoji.';
    case 'signs_as':
      return `La signature est exactement ${quoteData(habit.text)}.`;
    case 'no_signature':
      return 'Pas de signature.';
    case 'greets_with':
      return `La salutation commence par ${quoteData(habit.text)}.`;
    case 'signs_off_with':
      return `La formule de fin est ${quoteData(habit.text)}.`;
    case 'never_writes':
      return `Jamais les mots ${quoteData(habit.text)}.`;
    case 'prefers':
      return `Écrire ${quoteData(habit.text)} plutôt que ${quoteData(habit.over)}.`;
    case 'at_most':
      return `Au plus ${habit.signs} signes.`;
    case 'no_question':
      return 'Aucune question.';
  }
}
