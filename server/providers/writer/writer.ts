import type { MessageBrief } from '#core/messages/brief.ts';
import type { Message } from '#core/messages/message.ts';
import type { Reason } from '#core/offers/argumentaire.ts';
import type { OfferData } from '#core/offers/offer-data.ts';
import type { ReplyAt } from '#core/replies/classify/classify-reply.ts';
import type { ReplyReading } from '#core/replies/reply.ts';
import type { AnswerRequest } from '#core/replies/suggest/answer-request.ts';
import type { SentenceReading } from '#core/targeting/sentence-reading.ts';

/** Who writes and reads French for Accroche: rules of our own, or a language model. */
export type Writer = {
  /** What asks are made of, for whoever pays: null when no model is asked. */
  model: string | null;
  /** How many people it writes for at the same time. */
  atOnce: number;
  /** A few sentences in the user's own words; empty when the offer says nothing yet. */
  summariseOffer(offer: OfferData): Promise<Written<string>>;
  /** From somebody's own profile and company page, for them to keep or not. */
  introduceSender(profile: SenderProfile): Promise<Written<SenderTexts>>;
  criteriaFromSentence(sentence: string): Promise<Written<SentenceReading>>;
  /** The texts of one person, in the order they are read: each is one that no rule of the gate blocks, or nothing. */
  writeMessages(briefs: readonly MessageBrief[]): Promise<Written<WrittenText[]>>;
  /** Whatever it says, an opposition read by the rules stays one. */
  readReply(reply: string, at: ReplyAt): Promise<Written<ReplyReading>>;
  /** Only ever a draft, for the user to edit and send. */
  suggestAnswer(request: AnswerRequest): Promise<Written<string>>;
};

/** What was written, by whom, and what it cost. */
export type Written<T> = { value: T; author: Author; usage: ModelUsage[] };
/** `composer` after a model was asked: the model gave nothing that could be used. */
export type Author = 'composer' | 'model';

/** One text of a person. */
export type WrittenText = {
  /** null when no honest text fits, or when the model finds no reason to write. */
  message: Message | null;
  author: Author;
  /** Why this person is written to; null: without an argument. */
  reason: Reason | null;
  /** Why a model that was asked did not write it; null when it did, and where there is none. */
  instead: 'silent' | 'over_quota' | 'refused_by_gate' | 'no_reason' | null;
};

/** One call to a model, whatever came of it. */
export type ModelUsage = {
  provider: string;
  model: string;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In millionths of the unit that prices are given in; null when no price is configured. */
  costMicros: number | null;
  outcome: ModelOutcome;
  /** What went wrong, for the administrator: « AI_APICallError 401 »; null when nothing did. */
  detail: string | null;
};
export const modelOutcomes = [
  'used',
  'refused_by_gate',
  'invalid',
  'refused',
  'failed',
  'timed_out',
  /** No call was made: the model is left alone, or the quota is used. */
  'not_asked',
] as const;
export type ModelOutcome = (typeof modelOutcomes)[number];

export type SenderProfile = {
  name: string | null;
  jobTitle: string | null;
  headline: string | null;
  about: string | null;
  company: { name: string | null; tagline: string | null; description: string | null };
};
/** null where the profile says nothing of it. */
export type SenderTexts = { introduction: string | null; service: string | null };
