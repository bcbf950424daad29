import type { Behaviour, BehaviourName } from './behaviour.ts';
import type { AskedModel, Dialect, Spoken, Tokens } from './wire/exchange.ts';
import { writeAnswer } from './write-answer.ts';

/** What is sent back; `afterMs` null is never, `isCut` breaks the line in the middle. */
export type Reply = {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
  afterMs?: number | null;
  isCut?: boolean;
};

/** `count` tells one request from the next; `prefixes` are the system texts seen before, as a cache keeps them. */
export type Past = { count: number; prefixes: Set<string> };

export function decideReply(behaviour: Behaviour, asked: AskedModel, dialect: Dialect, past: Past): Reply {
  const says = (spoken: Spoken): Reply => ({
    status: 200,
    body: dialect.answer(asked, spoken, countTokens(past.prefixes, asked, spoken)),
  });
  const answer = (name: BehaviourName) => says(speak(name, writeAnswer(asked, name, past.count)));
  const fails = (status: number, message: string, headers?: Record<string, string>): Reply => ({
    status,
    body: dialect.error(status, message),
    ...(headers && { headers }),
  });
  if (typeof behaviour === 'object')
    return 'says' in behaviour
      ? says({ text: JSON.stringify(behaviour.says), finish: 'stop' })
      : { ...answer('good'), afterMs: behaviour.slow };
  switch (behaviour) {
    case 'throttled':
      return fails(429, 'Rate limit reached', { 'retry-after-ms': '5' });
    case 'throttled_for_long':
      return fails(429, 'Rate limit reached', { 'retry-after': '3600' });
    case 'broken':
      return fails(500, 'Internal error', { 'retry-after-ms': '5' });
    case 'no_schema':
      return asked.schema ? fails(400, 'This response_format type is unavailable now') : answer('good');
    case 'cut':
      return { ...answer('good'), isCut: true };
    default:
      return answer(behaviour);
  }
}

const refusal = 'Désolé, je ne peux pas écrire ce message.';

function speak(behaviour: BehaviourName, answer: unknown): Spoken {
  const text = JSON.stringify(answer);
  switch (behaviour) {
    case 'bad_json':
      return { text: `${text.slice(0, -1)},,}`, finish: 'stop' };
    case 'wrong_shape':
      return { text: '{"message":"Bonjour !"}', finish: 'stop' };
    case 'fenced':
      return { text: `\`\`\`json\n${text}\n\`\`\``, finish: 'stop' };
    case 'truncated':
      return { text: text.slice(0, text.length / 2), finish: 'length' };
    case 'refuses':
      return { text: refusal, finish: 'stop', refusal };
    case 'filtered':
      return { text: '', finish: 'filter' };
    case 'empty':
      return { text: '', finish: 'stop' };
    default:
      return { text, finish: 'stop' };
  }
}

/** Four signs a token; a system text seen before is read from the cache. */
function countTokens(prefixes: Set<string>, { system, user }: AskedModel, { text }: Spoken): Tokens {
  const size = (one: string) => Math.ceil(one.length / 4);
  const cached = prefixes.has(system) ? size(system) : 0;
  prefixes.add(system);
  return { input: size(system) + size(user), cached, output: size(text) };
}
