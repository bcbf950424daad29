import { fixTypography } from '#core/french/sentences/typography.ts';
import type { Written } from '../writer.ts';
import { type Ask, beginTalk, type ModelClient } from './ask-model.ts';

/** One question; an answer that does not hold is not asked for again, as what the rules write is good enough. */
export async function askProse<T, V extends string | object>(
  client: ModelClient,
  ask: Ask<T>,
  read: (answer: T) => { value: V; passes: (text: string) => boolean },
): Promise<Omit<Written<V>, 'value'> & { value: V | null }> {
  const talk = beginTalk(client);
  const answer = await talk.ask(ask);
  const taken = answer.value === null ? null : read(answer.value);
  const texts = typeof taken?.value === 'string' ? [taken.value] : Object.values(taken?.value ?? {});
  const isAccepted = taken !== null && texts.every((text) => text === null || taken.passes(text));
  if (isAccepted) return { value: taken.value, author: 'model', usage: talk.usage };
  if (taken) talk.mark(talk.usage.length - 1, 'refused_by_gate');
  return { value: null, author: 'composer', usage: talk.usage };
}

/** Typography is ours; past this, a text is refused for its length anyway. */
export const tidy = (text: string) => (text.length > 6_000 ? text : fixTypography(text.trim()));
