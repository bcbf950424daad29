import type { MessageBrief } from '#core/messages/brief.ts';
import type { Writer, Written, WrittenText } from '../writer.ts';
import { beginTalk, type ModelClient, type Talk } from './ask-model.ts';
import { campaignPrompt } from './campaign-prompt.ts';
import { type Judged, judgeAnswer } from './judge-answer.ts';
import { messagesSchema } from './message-schema.ts';
import { givenFacts } from './person-facts-prompt.ts';
import { personPrompt, repairPrompt, unreadable } from './person-prompt.ts';

/** Room for each text with its evidence, and for the thoughts of models that think first. */
const outputTokens = { atLeast: 2_000, perText: 1_000 };

/**
 * One call for all the texts of a person. Those that the gate refuses go back together, once, with what it said; what is
 * refused again is written by the fallback.
 */
export async function writeMessages(
  client: ModelClient,
  fallback: Writer,
  briefs: readonly MessageBrief[],
): Promise<Written<WrittenText[]>> {
  // After a death, a closure or an attack, nobody writes but the user.
  if (briefs.every(({ isLeftAlone, change }) => isLeftAlone && !change))
    return { value: briefs.map(leftAlone), author: 'composer', usage: [] };
  const talk = beginTalk(client);
  const tried = await writeByModel(client, talk, briefs);
  const texts: WrittenText[] = [];
  for (const [at, brief] of briefs.entries()) {
    const byModel = tried[at] ?? 'silent';
    const former = texts.flatMap(({ message }) => message?.text ?? []);
    texts.push(
      typeof byModel === 'string'
        ? await writeInstead(fallback, { ...brief, formerTexts: [...brief.formerTexts, ...former] }, byModel)
        : byModel,
    );
  }
  const isOfModel = texts.some(({ author }) => author === 'model');
  return { value: texts, author: isOfModel ? 'model' : 'composer', usage: talk.usage };
}

const leftAlone = (): WrittenText => ({ message: null, author: 'composer', reason: null, instead: null });

type Instead = NonNullable<WrittenText['instead']>;

/** Where the model finds no reason and our signs find none either, the text is left to the user. */
async function writeInstead(fallback: Writer, brief: MessageBrief, instead: Instead): Promise<WrittenText> {
  if (instead === 'no_reason' && !brief.reason)
    return { message: null, author: 'model', reason: null, instead };
  const { value } = await fallback.writeMessages([brief]);
  return { message: null, author: 'composer', reason: null, ...value[0], instead };
}

type Try = Judged & { call: number };

async function writeByModel(
  client: ModelClient,
  talk: Talk,
  briefs: readonly MessageBrief[],
): Promise<(WrittenText | Instead)[]> {
  const [first] = briefs;
  if (!first) return [];
  const facts = givenFacts(briefs);
  const ask = {
    instructions: campaignPrompt(first),
    schema: messagesSchema,
    maxOutputTokens: outputTokens.atLeast + outputTokens.perText * briefs.length,
  };
  const prompt = personPrompt(briefs, facts);
  const tries: (Try | 'no_reason' | undefined)[] = briefs.map(() => undefined);
  let repair = '';
  for (let round = 0; round <= client.patience.repairs; round += 1) {
    const answer = await talk.ask({ ...ask, prompt: [prompt, repair].filter(Boolean).join('\n\n') });
    if (answer.value === null) {
      if (answer.silence !== 'invalid') break;
      repair = repair || unreadable;
      continue;
    }
    const call = talk.usage.length - 1;
    for (const [at, brief] of briefs.entries()) {
      const former = tries[at];
      if (former === 'no_reason' || (former && isGood(former))) continue;
      const text = answer.value.texts.find(({ text }) => text === at + 1);
      if (text?.reason === null && text.sentences.length === 0 && !brief.change) {
        tries[at] = former && isPassable(former) ? former : 'no_reason';
        continue;
      }
      const judged = text && { ...(await judgeAnswer(client, text, brief, facts)), call };
      if (judged && !(former && isPassable(former) && !isPassable(judged))) tries[at] = judged;
    }
    const refusals = tries.flatMap((one, at) =>
      one === undefined
        ? [{ number: at + 1, text: '', complaints: [`Le texte ${at + 1} manque.`] }]
        : one === 'no_reason' || isGood(one)
          ? []
          : [{ number: at + 1, text: one.message.text, complaints: [...one.complaints, ...one.advice] }],
    );
    if (refusals.length === 0) break;
    repair = repairPrompt(refusals);
  }
  markCalls(talk, tries);
  return tries.map((one) =>
    one === undefined
      ? 'silent'
      : one === 'no_reason'
        ? one
        : isPassable(one)
          ? { message: one.message, reason: one.reason, author: 'model', instead: null }
          : 'refused_by_gate',
  );
}

/** May leave, though it could be better. */
const isPassable = ({ complaints }: Try) => complaints.length === 0;
const isGood = (one: Try) => isPassable(one) && one.advice.length === 0;

/** An answer of which no text is kept was paid for nothing. */
function markCalls(talk: Talk, tries: readonly (Try | 'no_reason' | undefined)[]): void {
  const kept = new Set(
    tries.flatMap((one) => (typeof one === 'object' && isPassable(one) ? [one.call] : [])),
  );
  const isEmpty = tries.every((one) => one === 'no_reason');
  for (const [at, { outcome }] of talk.usage.entries())
    if (outcome === 'used' && !kept.has(at) && !isEmpty) talk.mark(at, 'refused_by_gate');
}
