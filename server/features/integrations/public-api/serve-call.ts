import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { type ApiCall, isWrite } from '#contract/v1/api-call.ts';
import { Problem } from '#contract/v1/problem.ts';
import { callsPerMinute } from '#core/integrations/api-scopes.ts';
import type { Deps } from '#server/deps.ts';
import { answerOnce, isAnswered } from '#server/features/identity/repeated-calls/answer-once.ts';
import {
  authenticateKey,
  type KeyHolder,
  requireScope,
} from '#server/features/integrations/api-keys/authenticate-key.ts';
import type { CallBudget } from '#server/platform/call-budget.ts';
import { inTransaction, type MemberCtx, makeCtx } from '#server/platform/ctx.ts';
import type { Parsed } from '#server/platform/http/serve.ts';

declare module 'fastify' {
  interface FastifyRequest {
    keyHolder: KeyHolder | null;
  }
}

/** What serving the API needs, opened once for each process. */
export type Api = { app: FastifyInstance; deps: Deps; spend: CallBudget };

type Asked<E extends Endpoint> = {
  ctx: MemberCtx;
  params: Parsed<E['params']>;
  query: Parsed<E['query']>;
  body: Parsed<E['body']>;
  request: FastifyRequest;
};

/**
 * A route of the public API. Its holder is known by the key alone, before anything of the input is read; a write is done
 * once for each `Idempotency-Key`, or undone with `dry_run`: `work` touches the database alone.
 */
export function serveCall<E extends Endpoint, Prepared = undefined>(
  api: Api,
  call: ApiCall<E>,
  work: (asked: Asked<E>, prepared: Prepared) => Promise<z.input<E['reply']>>,
  /** Whatever a third party must be asked first, outside the transaction; it changes nothing. */
  prepare?: (asked: Asked<E>) => Promise<Prepared>,
): void {
  const { method, path, params, query, body, reply: replySchema } = call.endpoint;
  api.app.withTypeProvider<ZodTypeProvider>().route({
    method,
    url: path,
    config: { access: 'key' },
    schema: {
      // Its own document describes it: see write-openapi.ts.
      hide: true,
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      response: { 200: replySchema, '4xx': Problem, '5xx': Problem },
    },
    onRequest: admit(api, call.scope),
    handler: async (request) => {
      const { keyHolder } = request;
      if (!keyHolder) throw new Error(`Nobody was let in: ${path}`);
      const ctx = makeCtx({ ...api.deps, log: request.log }, keyHolder.member);
      const parts = request as unknown as { params: never; query: { dry_run?: string }; body: never };
      const { params, query, body } = parts;
      const asked = { ctx, params, query: query as never, body, request };
      if (!isWrite(call as ApiCall)) return work(asked, undefined as Prepared);
      const isDry = query.dry_run === 'true';
      const isRepeated = !isDry && prepare !== undefined && (await isAnswered(ctx, request));
      const prepared = isRepeated ? undefined : await prepare?.(asked);
      // Cut to what is answered before it is kept: nobody's words are in it.
      const answer = async (ctx: MemberCtx) =>
        replySchema.parse(await work({ ...asked, ctx }, prepared as Prepared));
      return isDry ? undone(ctx, answer) : answerOnce(ctx, request, answer);
    },
  });
}

/** Who calls, how often, and whether they may. */
export const admit =
  ({ deps, spend }: Api, scope: ApiCall['scope']) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const holder = await authenticateKey(deps, request);
    reply.header('ratelimit-policy', `"key";q=${callsPerMinute};w=60`);
    const { remaining, resetsInSeconds } = await spend(deps, holder.key.id);
    reply.header('ratelimit', `"key";r=${remaining};t=${resetsInSeconds}`);
    requireScope(holder.key, scope);
    request.keyHolder = holder;
  };

class Undone extends Error {
  readonly answer: unknown;
  constructor(answer: unknown) {
    super('dry run');
    this.answer = answer;
  }
}

/** Done as asked, by the same rules, and taken back whole: rows, jobs and whatever follows a commit. */
async function undone<T>(ctx: MemberCtx, work: (ctx: MemberCtx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(ctx, async (ctx) => {
      throw new Undone(await work(ctx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.answer as T;
    throw error;
  }
}
