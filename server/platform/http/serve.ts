import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error-reply.ts';
import { errorTexts } from '#contract/errors.ts';
import type { Deps } from '../../deps.ts';
import { type Actor, type Ctx, inOneSnapshot, type Member, makeCtx } from '../ctx.ts';
import { AppError, forbidden } from '../errors.ts';
import { siteOf } from './site-of.ts';

/** Who may call a route. Required: a route made without it stops the start. */
export type Access = 'public' | 'member' | 'admin' | 'webhook' | 'key';

/** What the session cookie of a request is worth. */
export type SessionState =
  | { is: 'none' }
  | { is: 'expired' }
  | { is: 'not_found' }
  /** The database did not answer, so that nobody knows; only a page is still served. */
  | { is: 'unknown' }
  | { is: 'valid'; member: Member };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
  interface FastifyRequest {
    session: SessionState;
  }
}

/** A whole campaign with its offer, its target and its texts. */
const memberBodyBytes = 256 * 1024;

export type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;
/** A webhook proves itself by its own secret (serve-webhook.ts), a call of the public API by its key. */
export type SessionAccess = Exclude<Access, 'webhook' | 'key'>;
export type ActorOf<A extends SessionAccess> = A extends 'public' ? Actor : Member;

type Handler<E extends Endpoint, A extends SessionAccess> = (call: {
  ctx: Ctx<ActorOf<A>>;
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}) => Promise<z.input<E['reply']>>;

export function serve<E extends Endpoint, A extends SessionAccess>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  access: A,
  handler: Handler<E, A>,
): void {
  const { method, path, params, query, body, reply: replySchema } = endpoint;
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: path,
    config: { access },
    schema: {
      // Fastify refuses a body schema on GET: only the declared parts are passed.
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: replySchema, '4xx': ErrorReply, '5xx': ErrorReply },
    },
    ...(body && access !== 'public' && { bodyLimit: memberBodyBytes }),
    onRequest: async (request) => void authorize(request, access),
    handler: async (request, reply) => {
      const actor = authorize(request, access);
      const ctx = makeCtx({ ...deps, log: request.log }, actor, siteOf(request, deps.env)) as Ctx<ActorOf<A>>;
      const parts = request as unknown as { params: never; query: never; body: never };
      const call = { ctx, params: parts.params, query: parts.query, body: parts.body, request, reply };
      return deps.telemetry.span(`serve ${path}`, { 'accroche.actor': ctx.actor.kind }, () => handler(call));
    },
  });
}

/** What a page shows: its figures and its lists are read at one moment, so that they agree. It writes nothing. */
export function servePage<E extends Endpoint, A extends SessionAccess>(
  app: FastifyInstance,
  deps: Deps,
  endpoint: E,
  access: A,
  handler: Handler<E, A>,
): void {
  serve(app, deps, endpoint, access, (call) =>
    inOneSnapshot(call.ctx, (ctx) => handler({ ...call, ctx } as typeof call)),
  );
}

/** Strangers are refused before their input is even received: it tells them nothing, and costs nobody anything. */
export function authorize(request: FastifyRequest, access: SessionAccess): Actor {
  const { session } = request;
  if (session.is === 'valid') {
    if (access === 'admin' && session.member.role !== 'admin') throw forbidden();
    return session.member;
  }
  if (access === 'public') return { kind: 'visitor' };
  if (session.is === 'expired') throw new AppError('session_expired', errorTexts.sessionExpired);
  if (session.is === 'not_found') throw new AppError('session_not_found', errorTexts.sessionExpired);
  throw new AppError('unauthenticated', 'Connectez-vous pour continuer.');
}
