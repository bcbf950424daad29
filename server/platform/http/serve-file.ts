import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { ErrorReply } from '#contract/error-reply.ts';
import type { Deps } from '../../deps.ts';
import { type Ctx, makeCtx } from '../ctx.ts';
import { type ActorOf, authorize, type Parsed, type SessionAccess } from './serve.ts';

type File = { name: string; type: string; content: Readable };

/** As `serve`, for what a browser saves: sent as it is made, whatever its length. */
export function serveFile<E extends Endpoint, A extends SessionAccess>(
  app: FastifyInstance,
  deps: Deps,
  { method, path, params, query }: E,
  access: A,
  handler: (call: {
    ctx: Ctx<ActorOf<A>>;
    params: Parsed<E['params']>;
    query: Parsed<E['query']>;
  }) => Promise<File>,
): void {
  app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: path,
    config: { access },
    // Compressing would take longer than sending, and hold a core for as long.
    compress: false,
    schema: {
      ...(params && { params }),
      ...(query && { querystring: query }),
      response: { '4xx': ErrorReply, '5xx': ErrorReply },
    },
    onRequest: async (request) => void authorize(request, access),
    handler: async (request, reply) => {
      const ctx = makeCtx({ ...deps, log: request.log }, authorize(request, access)) as Ctx<ActorOf<A>>;
      const { name, type, content } = await handler({
        ctx,
        params: request.params as Parsed<E['params']>,
        query: request.query as Parsed<E['query']>,
      });
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      };
      return (reply as FastifyReply).headers(headers).send(content);
    },
  });
}
