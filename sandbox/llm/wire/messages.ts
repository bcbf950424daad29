import { type Dialect, type JsonSchema, numberOf, textOf, textsBy } from './exchange.ts';

type Format = { format?: { schema?: JsonSchema } } | undefined;
type Tools = { name?: string; input_schema?: JsonSchema }[] | undefined;
type System = { cache_control?: unknown }[];
const reasons = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' } as const;

/** `POST /v1/messages` of Anthropic: a schema comes as the output's format, or as a tool with older models. */
export const messages: Dialect = {
  path: '/v1/messages',
  readKey: (headers) => String(headers['x-api-key'] ?? '') || null,
  read: (body) => {
    const tool = (body.tools as Tools)?.find(({ name }) => name === 'json');
    return {
      model: String(body.model),
      system: textOf(body.system),
      user: textsBy(body.messages, 'user'),
      schema: (body.output_config as Format)?.format?.schema ?? tool?.input_schema ?? null,
      maxTokens: numberOf(body.max_tokens),
      isCached: Array.isArray(body.system) && (body.system as System).some((part) => part.cache_control),
      isTool: tool !== undefined,
    };
  },
  answer: ({ model, isTool, isCached }, { text, finish, refusal }, { input, cached, output }) => {
    const input_ = isTool && finish === 'stop' && refusal === undefined ? parsed(text) : undefined;
    const fresh = input - cached;
    return {
      id: 'msg_sandbox',
      type: 'message',
      role: 'assistant',
      model,
      content: input_
        ? [{ type: 'tool_use', id: 'toolu_sandbox', name: 'json', input: input_ }]
        : [{ type: 'text', text: refusal ?? text }],
      stop_reason: input_ ? 'tool_use' : reasons[finish],
      stop_sequence: null,
      usage: {
        input_tokens: fresh,
        // A prefix that is marked and not known yet is written to the cache.
        cache_creation_input_tokens: isCached && cached === 0 ? 1 : 0,
        cache_read_input_tokens: cached,
        output_tokens: output,
      },
    };
  },
  error: (status, message) => ({
    type: 'error',
    error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
  }),
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
