import type { OfferData } from '#core/offers/offer-data.ts';
import type { SentenceReading } from '#core/targeting/sentence-reading.ts';

/** Who writes and reads French for Accroche: rules of our own, or a language model. */
export type Writer = {
  /** A few sentences in the person's own words; empty when the offer says nothing yet. */
  summariseOffer(offer: OfferData): Promise<string>;
  criteriaFromSentence(sentence: string): Promise<SentenceReading>;
};
