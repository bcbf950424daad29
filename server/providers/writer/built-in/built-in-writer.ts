import type { Writer } from '../writer.ts';
import { readSentence } from './read-sentence.ts';
import { summariseOffer } from './summarise-offer.ts';

/** Works without any third party: what a person writes never leaves the server. */
export const builtInWriter: Writer = {
  summariseOffer: async (offer) => summariseOffer(offer),
  criteriaFromSentence: async (sentence) => readSentence(sentence),
};
