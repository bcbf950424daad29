/** How somebody writes, in one readable rule that both writers obey and that can be edited or switched off. */
export type VoiceRule = { habit: Habit; isOn: boolean; origin: VoiceOrigin };

/** Read in what the user changes before approving, in texts they pasted, or said by themselves. */
export const voiceOrigins = ['edits', 'samples', 'own'] as const;
export type VoiceOrigin = (typeof voiceOrigins)[number];

/** A closed list: each one can be obeyed by the built-in composer, given to a model, and described in French. */
export type Habit =
  | { kind: 'no_exclamation' }
  | { kind: 'no_emoji' }
  | { kind: 'signs_as'; text: string }
  | { kind: 'no_signature' }
  | { kind: 'greets_with'; text: string }
  | { kind: 'signs_off_with'; text: string }
  | { kind: 'never_writes'; text: string }
  | { kind: 'prefers'; text: string; over: string }
  | { kind: 'at_most'; signs: number }
  | { kind: 'no_question' };
export type HabitKind = Habit['kind'];

/** In the order of a text: how it opens, what it is made of, how it closes. */
export const habitKinds = [
  'greets_with',
  'never_writes',
  'prefers',
  'no_exclamation',
  'no_emoji',
  'no_question',
  'at_most',
  'signs_off_with',
  'signs_as',
  'no_signature',
] as const satisfies readonly HabitKind[];
