import type { Formality } from '../campaigns/engagement.ts';
import type { VoiceRule } from './voice-rule.ts';

/** The narrowest first. */
const pairs = [
  ['vous lire', 'te lire'],
  ['à vous', 'à toi'],
  ['votre lecture', 'ta lecture'],
  ['votre', 'ton'],
] as const;
const vous = /(?<!\p{L})(?:vous|votre|vos)(?!\p{L})/iu;
const tu = /(?<!\p{L})(?:tu|te|toi|ton|ta|tes)(?!\p{L})/iu;

/**
 * The rules of somebody who says « vous » here and « tu » there: how they take leave follows the text, « Bien à vous »
 * or « Bien à toi ». What has no counterpart is left out rather than mixed.
 */
export function inRegister(rules: readonly VoiceRule[], formality: Formality): VoiceRule[] {
  return rules.flatMap((rule): VoiceRule[] => {
    const { habit } = rule;
    if (habit.kind !== 'signs_off_with' && habit.kind !== 'greets_with') return [rule];
    const text = rephraseIn(habit.text, formality);
    return text === null ? [] : [{ ...rule, habit: { ...habit, text } }];
  });
}

function rephraseIn(text: string, formality: Formality): string | null {
  const other = formality === 'tu' ? vous : tu;
  if (!other.test(text)) return text;
  const [from, to] = formality === 'tu' ? ([0, 1] as const) : ([1, 0] as const);
  for (const pair of pairs) {
    const replaced = text.replace(new RegExp(`(?<!\\p{L})${pair[from]}(?!\\p{L})`, 'iu'), pair[to]);
    if (replaced !== text && !other.test(replaced))
      return replaced.charAt(0).toLocaleUpperCase('fr') + replaced.slice(1);
  }
  return null;
}
