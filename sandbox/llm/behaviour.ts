/** How the model behaves, one for each request in turn; the last one stays. */
export type Behaviour =
  | BehaviourName
  /** Answers this, as JSON, whatever is asked. */
  | { says: unknown }
  /** Answers well, after so long; without a number, never: the caller has to give up. */
  | { slow: number | null };

export const behaviourNames = [
  /** Writes from the facts it was given, within the length. */
  'good',
  /** 429 with how long to wait. */
  'throttled',
  /** 429 that asks to wait for an hour. */
  'throttled_for_long',
  /** 500 without a word about when to come back. */
  'broken',
  /** 400 for whoever sends a schema: a server that only knows « JSON ». */
  'no_schema',
  /** Text that is not JSON, though it begins like it. */
  'bad_json',
  /** Right JSON of another shape. */
  'wrong_shape',
  /** Right, inside a Markdown fence. */
  'fenced',
  /** Stops in the middle: the tokens ran out. */
  'truncated',
  /** Quotes a fact that was never given. */
  'unknown_evidence',
  /** Quotes a fact that has nothing to do with the sentence. */
  'unrelated_evidence',
  /** Five times too long. */
  'too_long',
  /** A figure and a company that nobody told it. */
  'invents',
  /** True and flat: the title, and no argument. */
  'ordinary',
  /** One false sentence among true ones, another each time. */
  'lies',
  /** Finds no reason to write. */
  'no_reason',
  /** Placeholders left to be filled in. */
  'placeholder',
  /** « tu » where « vous » is asked for, and the other way round. */
  'wrong_register',
  /** Says no, in prose. */
  'refuses',
  /** Says no through the provider's filter. */
  'filtered',
  /** Does what the profile says: a recipe and an address instead of a message. */
  'obeys_profile',
  /** An answer without a word. */
  'empty',
  /** The line is cut before the answer is whole. */
  'cut',
] as const;
export type BehaviourName = (typeof behaviourNames)[number];

export const isBehaviour = (value: unknown): value is Behaviour =>
  behaviourNames.some((name) => name === value) ||
  (typeof value === 'object' && value !== null && ('says' in value || 'slow' in value));
