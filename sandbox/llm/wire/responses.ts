import { bearer, type Dialect, type JsonSchema, numberOf, textsBy } from './exchange.ts';

type Format = { format?: { type?: string; schema?: JsonSchema } } | undefined;

/** `POST /v1/responses` of OpenAI. */
export const responses: Dialect = {
  path: '/v1/responses',
  readKey: bearer,
  read: (body) => ({
    model: String(body.model),
    system: textsBy(body.input, 'system', 'developer'),
    user: textsBy(body.input, 'user'),
    schema: (body.text as Format)?.format?.schema ?? null,
    maxTokens: numberOf(body.max_output_tokens),
    isCached: false,
    isTool: false,
  }),
  answer: ({ model }, { text, finish, refusal }, { input, cached, output }) => ({
    id: 'resp_sandbox',
    object: 'response',
    created_at: 1_763_200_000,
    model,
    status: finish === 'stop' ? 'completed' : 'incomplete',
    incomplete_details:
      finish === 'stop' ? null : { reason: finish === 'length' ? 'max_output_tokens' : 'content_filter' },
    output: [
      {
        type: 'message',
        id: 'msg_sandbox',
        role: 'assistant',
        status: 'completed',
        content: [
          refusal === undefined
            ? { type: 'output_text', text, annotations: [] }
            : { type: 'refusal', refusal },
        ],
      },
    ],
    usage: {
      input_tokens: input,
      input_tokens_details: { cached_tokens: cached },
      output_tokens: output,
      output_tokens_details: { reasoning_tokens: 0 },
      total_tokens: input + output,
    },
  }),
  error: (status, message) => ({
    error: { message, type: 'sandbox_error', param: null, code: String(status) },
  }),
};
