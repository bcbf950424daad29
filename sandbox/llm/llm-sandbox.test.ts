import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LlmSandbox, startLlmSandbox } from './start-llm-sandbox.ts';

let llm: LlmSandbox;
beforeAll(async () => {
  llm = await startLlmSandbox();
});
afterAll(() => llm.close());
beforeEach(() => {
  llm.play('good');
  llm.requests.length = 0;
});

const origin = () => llm.url.replace(/\/v1$/, '');
const send = (path: string, body: unknown, headers: Record<string, string> = {}, method = 'POST') =>
  fetch(`${origin()}${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${llm.key}`, ...headers },
  });
const schema = { type: 'object', properties: { summary: { type: 'string' } } };
const question = {
  model: 'm',
  max_tokens: 50,
  messages: [
    { role: 'system', content: 'Des règles que tout le monde garde, assez longues pour compter.' },
    { role: 'user', content: '{"offre":"Des tablettes pour les ateliers."}' },
  ],
  response_format: { type: 'json_schema', json_schema: { schema } },
};

test('answers in the shape that was asked for, from the words of the prompt', async () => {
  const reply = await (await send('/v1/chat/completions', question)).json();
  expect(JSON.parse(reply.choices[0].message.content)).toEqual({
    summary: 'Des tablettes pour les ateliers.',
  });
  expect(reply.usage.prompt_tokens_details.cached_tokens).toBe(0);
  const again = await (await send('/v1/chat/completions', question)).json();
  expect(again.usage.prompt_tokens_details.cached_tokens).toBe(16);
  expect(llm.requests.map(({ asked }) => asked.maxTokens)).toEqual([50, 50]);
});

test('a wrong key is refused by every protocol, and repeated as real providers do', async () => {
  for (const [path, headers] of [
    ['/v1/chat/completions', { authorization: 'Bearer nope' }],
    ['/v1/responses', { authorization: 'Bearer nope' }],
    ['/v1/messages', { 'x-api-key': 'nope' }],
  ] as const) {
    const reply = await send(path, question, headers);
    expect(reply.status).toBe(401);
    expect(await reply.text()).toContain('nope');
  }
  expect(llm.requests).toEqual([]);
});

test('is told how to behave by a route, one request after the other', async () => {
  const answer = await send(
    '/control/behaviours',
    { behaviours: ['throttled', 'broken', 'good'] },
    {},
    'PUT',
  );
  expect(answer.status).toBe(200);
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1)
    statuses.push((await send('/v1/chat/completions', question)).status);
  expect(statuses).toEqual([429, 500, 200, 200]);
  const received = await (await fetch(`${origin()}/control/requests`)).json();
  expect(received).toHaveLength(4);
});

test('knows no other behaviour and no other route', async () => {
  expect((await send('/control/behaviours', { behaviours: ['kind'] }, {}, 'PUT')).status).toBe(400);
  expect((await send('/control/behaviours', {}, {}, 'PUT')).status).toBe(400);
  expect((await send('/control/anything', {})).status).toBe(404);
  expect((await send('/v1/embeddings', {})).status).toBe(404);
});
