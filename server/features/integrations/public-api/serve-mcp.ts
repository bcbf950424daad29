import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { CallToolRequestSchema, ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { apiRoot } from '#contract/v1/api-call.ts';
import { isAnswered } from '#server/features/identity/repeated-calls/answer-once.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { confirmTool, type Given, requestOf, toolOf, toolsFor } from './mcp-tools.ts';
import { type Preview, readPreview, shownOf, writePreview } from './preview-token.ts';
import { type Api, admit } from './serve-call.ts';

/**
 * The API for assistants, by the Model Context Protocol: stateless, with the same keys. What is read is read; what changes
 * or leaves is only shown, done once undone, with a token for that very act, which `confirm` takes. Nothing approves a
 * text here. Every tool is a call of the API, asked for in the holder’s name: one set of rules.
 */
export function serveMcp(api: Api): void {
  api.app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: `${apiRoot}/mcp`,
    config: { access: 'key' },
    schema: { hide: true },
    onRequest: admit(api, null),
    handler: async (request, reply) => {
      const transport = new StreamableHTTPServerTransport({
        sessionIdGenerator: undefined,
        enableJsonResponse: true,
      });
      const server = openServer(api, request);
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value);
      reply.raw.on('close', () => void server.close());
      await server.connect(transport as never);
      await transport.handleRequest(request.raw, reply.raw, request.body);
    },
  });
}

function openServer(api: Api, request: FastifyRequest): Server {
  const server = new Server({ name: 'accroche', version: '1.0.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler(ListToolsRequestSchema, async () => ({
    tools: toolsFor(request.keyHolder?.key.scopes ?? []),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const given: Given = params.arguments ?? {};
    return params.name === confirmTool.name
      ? confirm(api, request, given)
      : run(api, request, params.name, given);
  });
  return server;
}

type Answer = { isError?: boolean; content: { type: 'text'; text: string }[]; structuredContent?: Given };
const answered = (data: Given): Answer => ({
  content: [{ type: 'text', text: JSON.stringify(data) }],
  structuredContent: data,
});
const refused = (text: string): Answer => ({ isError: true, content: [{ type: 'text', text }] });

async function run(api: Api, request: FastifyRequest, name: string, given: Given): Promise<Answer> {
  const call = toolOf(name);
  if (!call) return refused('Cet outil n’existe pas.');
  if (call.endpoint.method === 'GET') {
    const { isDone, data } = await ask(api, request, { name, given });
    return isDone ? answered(data) : refused(String(data.detail));
  }
  const { isDone, data } = await ask(api, request, { name, given, isDry: true });
  if (!isDone) return refused(String(data.detail));
  const token = writePreview(api.deps, { keyId: keyIdOf(request), name, given, answer: data });
  return answered({
    preview: data,
    nothingIsDoneYet: true,
    confirmationToken: token,
    next: 'Montrez cet aperçu à la personne ; si elle le veut, appelez « confirm » avec ce jeton.',
  });
}

async function confirm(api: Api, request: FastifyRequest, { token }: Given): Promise<Answer> {
  const preview = readPreview(api.deps, String(token), keyIdOf(request));
  if (!preview)
    return refused('Ce jeton n’est pas, ou plus, celui d’un aperçu de cette clé. Refaites l’aperçu.');
  const { name, given, id, shown } = preview;
  if (!(await wasConfirmed(api, request, id))) {
    const now = await ask(api, request, { name, given, isDry: true });
    if (!now.isDone) return refused(String(now.data.detail));
    if (shownOf(given, now.data) !== shown)
      return refused('Ce qui se passerait n’est plus ce que l’aperçu montrait. Refaites l’aperçu.');
  }
  const { isDone, data } = await ask(api, request, { name, given, id });
  return isDone ? answered(data) : refused(String(data.detail));
}

/** Confirmed again, an act is not done again: it is answered as it was. */
async function wasConfirmed({ deps }: Api, { keyHolder }: FastifyRequest, id: string): Promise<boolean> {
  if (!keyHolder) return false;
  const headers = { [idempotencyHeader.toLowerCase()]: id };
  return isAnswered(makeCtx(deps, keyHolder.member), { headers });
}

const keyIdOf = (request: FastifyRequest): string => request.keyHolder?.key.id ?? '';

type Wanted = { name: string; given: Given; isDry?: boolean; id?: Preview['id'] };

/** The call of the API itself, with the key that was given: its rights, its limit, its rules. */
async function ask(
  { app }: Api,
  request: FastifyRequest,
  { name, given, isDry = false, id }: Wanted,
): Promise<{ isDone: boolean; data: Given }> {
  const call = toolOf(name);
  if (!call) throw new Error(`No such tool: ${name}`);
  const { url, body } = requestOf(call, given, isDry);
  const { statusCode, payload } = await app.inject({
    method: call.endpoint.method,
    url,
    remoteAddress: request.ip,
    headers: {
      authorization: request.headers.authorization ?? '',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(id && !isDry && { [idempotencyHeader]: id }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { isDone: statusCode === 200, data: JSON.parse(payload) as Given };
}
