import { composeChecked } from '#core/composer/compose-checked.ts';
import { classifyReply } from '#core/replies/classify-reply.ts';
import { suggestAnswer } from '#core/replies/suggest-answer.ts';
import type { Writer, Written } from '../writer.ts';
import { readSentence } from './read-sentence.ts';
import { summariseOffer } from './summarise-offer.ts';

const byRules = async <T>(value: T): Promise<Written<T>> => ({ value, author: 'composer', usage: [] });

/** Works without any third party: what a person writes never leaves the server. */
export const builtInWriter: Writer = {
  model: null,
  summariseOffer: (offer) => byRules(summariseOffer(offer)),
  introduceSender: ({ about, company }) =>
    byRules({ introduction: about, service: company.description ?? company.tagline }),
  criteriaFromSentence: (sentence) => byRules(readSentence(sentence)),
  writeMessage: (brief) => byRules(composeChecked(brief)),
  readReply: (reply, at) => byRules(classifyReply(reply, at)),
  suggestAnswer: (request) => byRules(suggestAnswer(request)),
};
