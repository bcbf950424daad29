import type { VoiceRule } from '#contract/texts/writing.ts';
import type { Habit, HabitKind } from '#core/writing/voice-rule.ts';
import { formatNumber } from '#web/lib/format.ts';

/** As the choice of a new rule names them. */
export const habitKindLabels: Record<HabitKind, string> = {
  no_exclamation: 'Pas de point d’exclamation',
  no_emoji: 'Pas d’émoji',
  no_question: 'Pas de question',
  no_signature: 'Pas de signature',
  signs_as: 'Signature',
  greets_with: 'Salutation',
  signs_off_with: 'Formule de fin',
  never_writes: 'Expression à éviter',
  prefers: 'Mot préféré à un autre',
  at_most: 'Longueur',
};

type WordsLook = { label: string; placeholder: string };
export const habitWords: Partial<Record<HabitKind, WordsLook>> = {
  signs_as: { label: 'Vous signez', placeholder: 'Paul' },
  greets_with: { label: 'Vous commencez par', placeholder: 'Salut' },
  signs_off_with: { label: 'Vous terminez par', placeholder: 'À bientôt' },
  never_writes: { label: 'Vous n’écrivez jamais', placeholder: 'je reviens vers vous' },
  prefers: { label: 'Vous écrivez', placeholder: 'échanger' },
};

export const hasWords = ({ kind }: Pick<Habit, 'kind'>): boolean => kind in habitWords || kind === 'at_most';

/** Where a rule comes from. */
export function describeOrigin({ origin, shownBy }: Pick<VoiceRule, 'origin' | 'shownBy'>): string {
  if (origin === 'own') return 'Votre règle';
  const [count, isMany] = [formatNumber(shownBy), shownBy > 1];
  if (origin === 'edits') return isMany ? `Vu dans ${count} de vos messages` : 'Vu dans un de vos messages';
  return isMany ? `Lu dans ${count} textes collés` : 'Lu dans un texte collé';
}
