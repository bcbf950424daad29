import type { Log } from '#server/platform/log.ts';
import type { Speller } from '../../speller/speller.ts';
import type { Writer } from '../writer.ts';
import type { ModelClient } from './ask-model.ts';
import { defaultPatience, type ModelConfig, type ModelPatience } from './model-config.ts';
import { monotonicMs, openTraffic } from './model-traffic.ts';
import { openModel } from './open-model.ts';
import { readCriteria } from './read-criteria.ts';
import { readReply } from './read-reply.ts';
import { suggestAnswer } from './suggest-answer.ts';
import { writeMessages } from './write-messages.ts';
import { introduceSender, summariseOffer } from './write-prose.ts';

/** A language model that proposes; rules decide, and the fallback writes whenever nothing it gave can be used. */
export function modelWriter(
  config: ModelConfig,
  fallback: Writer,
  {
    log,
    speller,
    patience = defaultPatience,
    now = monotonicMs,
  }: { log: Log; speller: Speller; patience?: ModelPatience; now?: () => number },
): Writer {
  const { atOnce } = config;
  const traffic = openTraffic({ atOnce, ...patience }, now);
  const client: ModelClient = { config, model: openModel(config), patience, traffic, now, log, speller };
  return {
    model: config.model,
    atOnce,
    summariseOffer: (offer) => summariseOffer(client, fallback, offer),
    introduceSender: (profile) => introduceSender(client, fallback, profile),
    criteriaFromSentence: (sentence) => readCriteria(client, fallback, sentence),
    readReply: (reply, at) => readReply(client, fallback, reply, at),
    suggestAnswer: (request) => suggestAnswer(client, request),
    writeMessages: (briefs) => writeMessages(client, fallback, briefs),
  };
}
