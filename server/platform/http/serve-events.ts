import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error-reply.ts';
import type { Deps } from '../../deps.ts';
import { type Ctx, makeCtx } from '../ctx.ts';
import { type ActorOf, authorize, type Parsed, type SessionAccess } from './serve.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Answers for as long as somebody listens: its duration says nothing of the server. */
    isLasting?: boolean;
  }
}

export type ServerEvent = { name: string; id: string; data: unknown };

/** What one browser listens to. */
export type EventStream = {
  send(event: ServerEvent): void;
  /** Keeps proxies from closing a silent connection, and finds out that nobody listens any more. */
  beat(): void;
  end(): void;
  onClose(effect: () => void): void;
};

/** Somebody who does not read is let go: they come back to where they were. */
const mostUnreadBytes = 256 * 1024;
const reconnectAfterMs = 2_000;

function openStream(body: PassThrough): EventStream {
  const write = (text: string) => {
    if (body.writableEnded || body.destroyed) return;
    if (body.writableLength + body.readableLength > mostUnreadBytes) body.destroy();
    else body.write(text);
  };
  write(`retry: ${reconnectAfterMs}\n\n`);
  return {
    send: ({ name, id, data }) => write(`id: ${id}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`),
    beat: () => write(':\n\n'),
    end: () => void body.end(),
    onClose: (effect) => void body.once('close', effect),
  };
}

/** As `serve`, for a page that listens: sent as it happens, held back by no compressor and no proxy. */
export function serveEvents<E extends Endpoint, A extends SessionAccess>(
  app: FastifyInstance,
  deps: Deps,
  { method, path, query }: E,
  access: A,
  handler: (call: {
    ctx: Ctx<ActorOf<A>>;
    query: Parsed<E['query']>;
    lastEventId: string | undefined;
    /** Only once the call is allowed: a refusal is an answer like any other. */
    open: () => EventStream;
  }) => Promise<void>,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: path,
    config: { access, isLasting: true },
    compress: false,
    exposeHeadRoute: false,
    schema: { ...(query && { querystring: query }), response: { '4xx': ErrorReply, '5xx': ErrorReply } },
    onRequest: async (request) => void authorize(request, access),
    handler: async (request, reply) => {
      const ctx = makeCtx({ ...deps, log: request.log }, authorize(request, access)) as Ctx<ActorOf<A>>;
      const body = new PassThrough();
      await handler({
        ctx,
        query: request.query as Parsed<E['query']>,
        lastEventId: [request.headers['last-event-id']].flat()[0],
        open: () => openStream(body),
      });
      return (reply as FastifyReply)
        .headers({
          'content-type': 'text/event-stream; charset=utf-8',
          'x-accel-buffering': 'no',
          // Once over it is no connection to use again: the server could not stop while it waits for that.
          connection: 'close',
        })
        .send(body);
    },
  });
}
