import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Behaviour, isBehaviour } from './behaviour.ts';
import { decideReply, type Past, type Reply } from './decide-reply.ts';
import { chatCompletions } from './wire/chat-completions.ts';
import type { AskedModel, Dialect } from './wire/exchange.ts';
import { messages } from './wire/messages.ts';
import { responses } from './wire/responses.ts';

const llmKey = 'sandbox-llm-key-0123456789';

/** What was received, to be looked at: the body as it came, and what it means. */
export type LlmRequest = { path: string; body: Body; asked: AskedModel };
type Body = Record<string, unknown>;

export type LlmSandbox = {
  /** With the version, as clients want their base address. */
  url: string;
  key: string;
  requests: LlmRequest[];
  /** One for each request to come; the last one stays. */
  play(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
};

type State = Past & { queue: Behaviour[]; requests: LlmRequest[] };

const dialects: readonly Dialect[] = [chatCompletions, responses, messages];

/** A language model that can be told how to fail; it speaks with the real clients of four providers. */
export async function startLlmSandbox(options: { port?: number } = {}): Promise<LlmSandbox> {
  const state: State = { queue: ['good'], requests: [], count: 0, prefixes: new Set() };
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    send(
      response,
      request.url?.startsWith('/control/') ? control(state, request, body) : serve(state, request, body),
    );
  });
  // As a provider's balancer: a caller that stood still for seconds does not find its connection closed under its next call.
  server.keepAliveTimeout = 75_000;
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    key: llmKey,
    requests: state.requests,
    play: (...behaviours) => {
      state.queue = behaviours;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function serve(state: State, { headers, method, url }: IncomingMessage, body: Body): Reply {
  const dialect = dialects.find(({ path }) => path === url);
  if (!dialect || method !== 'POST') return { status: 404, body: { error: { message: 'Not found' } } };
  const key = dialect.readKey(headers);
  // Real providers repeat the key in this error too.
  if (key !== llmKey) return { status: 401, body: dialect.error(401, `Incorrect API key provided: ${key}`) };
  const asked = dialect.read(body);
  state.requests.push({ path: dialect.path, body, asked });
  state.count += 1;
  const behaviour = (state.queue.length > 1 ? state.queue.shift() : state.queue[0]) ?? 'good';
  return decideReply(behaviour, asked, dialect, state);
}

function control(state: State, { method, url }: IncomingMessage, { behaviours }: Body): Reply {
  if (method === 'GET' && url === '/control/requests') return { status: 200, body: state.requests };
  if (method !== 'PUT' || url !== '/control/behaviours')
    return { status: 404, body: { error: 'GET /control/requests, PUT /control/behaviours' } };
  if (!Array.isArray(behaviours) || !behaviours.every(isBehaviour))
    return { status: 400, body: { error: 'unknown behaviour' } };
  state.queue = behaviours;
  return { status: 200, body: { behaviours } };
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8') || '{}');
  } catch {
    return {};
  }
}

function send(response: ServerResponse, reply: Reply): void {
  const { status, headers = {}, afterMs = 0, isCut = false } = reply;
  if (afterMs === null) return;
  if (afterMs > 0) {
    setTimeout(() => send(response, { ...reply, afterMs: 0 }), afterMs).unref();
    return;
  }
  if (response.destroyed) return;
  const text = JSON.stringify(reply.body);
  const length = Buffer.byteLength(text);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': length, ...headers });
  if (isCut) response.write(text.slice(0, 20), () => response.destroy());
  else response.end(text);
}
