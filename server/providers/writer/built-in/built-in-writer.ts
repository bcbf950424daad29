import { composeChecked } from '#core/composer/compose-checked.ts';
import type { MessageBrief } from '#core/messages/brief.ts';
import { classifyReply } from '#core/replies/classify/classify-reply.ts';
import { suggestAnswer } from '#core/replies/suggest/suggest-answer.ts';
import type { Writer, Written, WrittenText } from '../writer.ts';
import { readSentence } from './read-sentence.ts';
import { summariseOffer } from './summarise-offer.ts';

const byRules = async <T>(value: T): Promise<Written<T>> => ({ value, author: 'composer', usage: [] });

/** Works without any third party: what a user writes never leaves the server. */
export const builtInWriter: Writer = {
  model: null,
  atOnce: 1,
  summariseOffer: (offer) => byRules(summariseOffer(offer)),
  introduceSender: ({ about, company }) =>
    byRules({ introduction: about, service: company.description ?? company.tagline }),
  criteriaFromSentence: (sentence) => byRules(readSentence(sentence)),
  writeMessages: (briefs) => byRules(composeAll(briefs)),
  readReply: (reply, at) => byRules(classifyReply(reply, at)),
  suggestAnswer: (request) => byRules(suggestAnswer(request).text),
};

/** Each text knows those before it. */
function composeAll(briefs: readonly MessageBrief[]): WrittenText[] {
  const texts: WrittenText[] = [];
  for (const brief of briefs) {
    const before = texts.flatMap(({ message }) => message?.text ?? []);
    const message = composeChecked({ ...brief, formerTexts: [...brief.formerTexts, ...before] });
    texts.push({ message, author: 'composer', reason: brief.reason, instead: null });
  }
  return texts;
}
