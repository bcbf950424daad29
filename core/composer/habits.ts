import type { MessageBrief } from '../messages/brief.ts';
import { fold } from '../words/fold.ts';
import { preferWord } from '../writing/prefer-word.ts';
import type { Habit } from '../writing/voice-rule.ts';

/** How the sender writes, as the composer obeys it. */
export type Habits = {
  mayExclaim: boolean;
  mayAsk: boolean;
  atMost: number;
  /** What stands before the name; null: « Bonjour ». */
  greeting: string | null;
  /** null: the first name. */
  signature: string | null;
  hasSignature: boolean;
  signOff: string | null;
  /** Folded. */
  banned: readonly string[];
  preferences: readonly ((text: string) => string)[];
};

export function readHabits({ voice, bannedPhrases }: Pick<MessageBrief, 'voice' | 'bannedPhrases'>): Habits {
  const on = voice.filter(({ isOn }) => isOn).map(({ habit }) => habit);
  const all = <K extends Habit['kind']>(kind: K) =>
    on.filter((habit): habit is Extract<Habit, { kind: K }> => habit.kind === kind);
  return {
    mayExclaim: all('no_exclamation').length === 0,
    mayAsk: all('no_question').length === 0,
    atMost: Math.min(Infinity, ...all('at_most').map(({ signs }) => signs)),
    greeting:
      all('greets_with')[0]
        ?.text.trim()
        .replace(/[,!]+$/, '')
        .trim() || null,
    signature: all('signs_as')[0]?.text.trim() || null,
    hasSignature: all('no_signature').length === 0,
    signOff: all('signs_off_with')[0]?.text.trim() || null,
    banned: [...bannedPhrases, ...all('never_writes').map(({ text }) => text)]
      .map(comparable)
      .filter(Boolean),
    preferences: all('prefers').map(preferWord),
  };
}

/** Without accents, capitals and hard spaces: how a phrase that must not be written is looked for. */
export const comparable = (text: string): string =>
  fold(text)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** The preferred words in place of the others. */
export const withPreferences = (text: string, { preferences }: Habits): string =>
  preferences.reduce((preferred, prefer) => prefer(preferred), text);
