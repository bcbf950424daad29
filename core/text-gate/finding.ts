/** What the gate has to say about a text. */
export type Finding = {
  code: FindingCode;
  isBlocking: boolean;
  /** Where, in the text: `excerpt` is `text.slice(start, end)`; the whole text when it concerns no place of it. */
  start: number;
  end: number;
  excerpt: string;
  /** « Deux questions dans un premier message » */
  title: string;
  /** « Gardez-en une : la personne saura à quoi répondre. » */
  explanation: string;
  /** One click each; empty when only the user can decide. */
  fixes: Fix[];
};

/** `label` is the button's; the text from `start` to `end` becomes `replacement`. */
export type Fix = { label: string; start: number; end: number; replacement: string };

export const blockingCodes = [
  'too_long',
  'empty',
  'placeholder',
  'unproved',
  'no_evidence',
  'promise',
  'wrong_name',
  'register',
  'gender',
  'banned_phrase',
  'fake_reply',
  'link',
] as const;
/** States something that no fact says: neither refused nor let through; the user reads it. */
export const readCodes = ['to_read'] as const;
export const adviceCodes = [
  'long',
  'questions',
  'worn',
  'capitals',
  'grammar',
  'spelling',
  'similarity',
] as const;
export type AdviceCode = (typeof adviceCodes)[number];
export type FindingCode = (typeof blockingCodes)[number] | (typeof readCodes)[number] | AdviceCode;

/** What must not be approved with others, nor by a rule. */
export const isToRead = ({ code }: Pick<Finding, 'code'>): boolean =>
  (readCodes as readonly FindingCode[]).includes(code);

/** What the user may choose to ignore. */
export const isAdvice = (code: FindingCode): code is AdviceCode =>
  (adviceCodes as readonly FindingCode[]).includes(code);

/** An advice that the user chose to ignore stays ignored while its passage stays. */
export const findingKey = ({ code, excerpt }: Pick<Finding, 'code' | 'excerpt'>): string =>
  `${code}:${excerpt}`;
