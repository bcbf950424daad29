import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import swagger from '@fastify/swagger';
import Fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifySchema,
  LogController,
} from 'fastify';
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { ErrorCode } from '#contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { AppError } from '../errors.ts';
import { traceRequests } from '../telemetry/trace-requests.ts';
import { protectFromForgery } from './csrf.ts';
import { answerClientError, answerErrors, answerFrameworkError } from './error-handler.ts';
import { readJson } from './read-json.ts';
import { addSecurityHeaders } from './security-headers.ts';
import type { Access, SessionState } from './serve.ts';
import { arrivalLimits, cutSlowBodies } from './slow-requests.ts';

declare module 'fastify' {
  interface FastifyInstance {
    routeList: { method: string; url: string; access: Access; schema: FastifySchema | undefined }[];
  }
  interface FastifyRequest {
    /** Why it was refused, for the log. */
    refusal: ErrorCode | null;
  }
}

export type ReadSession = (request: FastifyRequest) => Promise<SessionState>;

/** Of a visitor's call; `serve` gives members more, and a file has its own. */
const bodyLimitBytes = 64 * 1024;

/** A server with every rule that holds for all routes, and no route yet. */
export async function createHttp(
  deps: Deps,
  readSession: ReadSession,
  limits = arrivalLimits,
): Promise<FastifyInstance> {
  z.config(z.locales.fr());
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log,
    genReqId: () => deps.random.uuid(),
    trustProxy: deps.env.trustsProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: limits.fileMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkEveryMs },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // What still comes over an open connection while we close is answered, and that connection ends.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    frameworkErrors: (error, request, reply) => void answerFrameworkError(error, request, reply, deps.env),
    clientErrorHandler: (error, socket) => answerClientError(error, socket, deps.env),
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  keepRouteList(app);
  traceRequests(app, deps.telemetry);
  answerErrors(app);
  await addSecurityHeaders(app, deps.env);
  readJson(app);
  cutSlowBodies(app, limits, deps.env);
  await app.register(cookie);
  await app.register(compress, { global: true, threshold: 1024 });
  await app.register(swagger, {
    openapi: { info: { title: 'Accroche', version: '1', description: 'Calls of the web application.' } },
    transform: jsonSchemaTransform,
  });
  app.decorateRequest('session', null as never);
  app.decorateRequest('refusal', null);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    request.session = await sessionOf(request, readSession);
  });
  protectFromForgery(app, deps);
  refuseBrokenText(app);
  app.addHook('onResponse', async (request, reply) => {
    const { session, refusal } = request;
    request.log.info(
      {
        ...{ req: request, res: reply, ms: Math.round(reply.elapsedTime) },
        ...(session?.is === 'valid' && { userId: session.member.userId }),
        ...(refusal && { refusal }),
      },
      'request',
    );
  });
  return app;
}

const sessionless = /^\/(assets\/|media\/|healthz|readyz|metrics|favicon|api\/webhooks\/|api\/v1\/)/;

/** A page must still open when the database does not answer; a call must not. */
async function sessionOf(request: FastifyRequest, readSession: ReadSession): Promise<SessionState> {
  if (sessionless.test(request.url)) return { is: 'none' };
  if (request.url.startsWith('/api/')) return readSession(request);
  return readSession(request).catch((err: unknown) => {
    request.log.error({ err }, 'session unreadable');
    return { is: 'unknown' };
  });
}

/** Access that nobody decided would be open by mistake: such a route stops the start. */
function keepRouteList(app: FastifyInstance): void {
  app.decorate('routeList', []);
  app.addHook('onRoute', ({ method, url, schema, config }) => {
    if (!config?.access) throw new Error(`Route without an access rule: ${method} ${url}`);
    for (const verb of [method].flat()) {
      if (verb !== 'HEAD') app.routeList.push({ method: verb, url, access: config.access, schema });
    }
  });
}

/** PostgreSQL can store neither the NUL character nor half of one: refused here, once, for every route. */
function refuseBrokenText(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if ([request.params, request.query, request.body].some(hasForbidden)) {
      throw new AppError('invalid_input', 'Cette demande contient un caractère qui n’est pas admis.');
    }
  });
}

/** Walks without recursion: a body may be nested a hundred thousand times. */
function hasForbidden(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string' && (next.includes('\0') || !next.isWellFormed())) return true;
    // A file is bytes, whatever they are; its reader looks at what they say.
    if (next instanceof Uint8Array) continue;
    if (next !== null && typeof next === 'object') {
      for (const [key, inner] of Object.entries(next)) left.push(key, inner);
    }
  }
  return false;
}
