import { bearer, type Dialect, type JsonSchema, numberOf, textsBy } from './exchange.ts';

type Format = { type?: string; json_schema?: { schema?: JsonSchema } } | undefined;
const finishes = { stop: 'stop', length: 'length', filter: 'content_filter' } as const;

/** `POST /v1/chat/completions`, as OpenAI made it and as Mistral, vLLM, Ollama and others speak it. */
export const chatCompletions: Dialect = {
  path: '/v1/chat/completions',
  readKey: bearer,
  read: (body) => ({
    model: String(body.model),
    system: textsBy(body.messages, 'system', 'developer'),
    user: textsBy(body.messages, 'user'),
    schema: (body.response_format as Format)?.json_schema?.schema ?? null,
    maxTokens: numberOf(body.max_tokens) ?? numberOf(body.max_completion_tokens),
    isCached: false,
    isTool: false,
  }),
  answer: ({ model }, { text, finish, refusal }, { input, cached, output }) => ({
    id: 'chatcmpl-sandbox',
    object: 'chat.completion',
    created: 1_763_200_000,
    model,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal ?? text },
        finish_reason: finishes[finish],
      },
    ],
    usage: {
      prompt_tokens: input,
      completion_tokens: output,
      total_tokens: input + output,
      prompt_tokens_details: { cached_tokens: cached },
    },
  }),
  error: (status, message) => ({ error: { message, type: 'sandbox_error', code: status } }),
};
