import { and, eq, gte, lt } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { idempotencyHeader, isIdempotencyKey } from '#contract/idempotency.ts';
import { keyedHash } from '#server/platform/crypto/keys.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { repeatedCalls } from './repeated-calls.table.ts';

const keptMs = 24 * 3_600_000;

export const forgetBefore = (now: Date): Date => new Date(now.getTime() - keptMs);

/**
 * Does `work` once for each `Idempotency-Key` of a user: the same call again gets the same answer, another one under
 * that key is refused with it. The key and what `work` changes are one commit, so `work` touches the database alone;
 * one that fails leaves its key free. Without a key it is an ordinary call.
 */
export async function answerOnce<T>(
  ctx: MemberCtx,
  request: FastifyRequest,
  work: (ctx: MemberCtx) => Promise<T>,
): Promise<T> {
  const key = keyOf(request);
  if (key === null) return work(ctx);
  const { userId } = ctx.actor;
  const asked = keyedHash(
    ctx.keys.lookup,
    JSON.stringify([request.method, request.url, request.body ?? null]),
  );
  const isThisKey = isKeyOf(ctx, key);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    await ctx.db.delete(repeatedCalls).where(and(isThisKey, lt(repeatedCalls.createdAt, forgetBefore(now))));
    // A call that runs at the same moment makes this one wait for its end.
    const [first] = await ctx.db
      .insert(repeatedCalls)
      .values({ userId, key, request: asked, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: repeatedCalls.key });
    if (first) {
      const answer = await work(ctx);
      await ctx.db.update(repeatedCalls).set({ answer }).where(isThisKey);
      return answer;
    }
    const [before] = await ctx.db.select().from(repeatedCalls).where(isThisKey);
    if (before?.request === asked) return before.answer as T;
    throw new AppError('conflict', 'Cette clé a déjà servi à une autre demande.', {
      current: before?.answer,
    });
  });
}

/** Whether `answerOnce` would do nothing: what takes its time before the transaction need not begin. */
export async function isAnswered(ctx: MemberCtx, request: Pick<FastifyRequest, 'headers'>): Promise<boolean> {
  const key = keyOf(request);
  if (key === null) return false;
  const isKept = gte(repeatedCalls.createdAt, forgetBefore(ctx.clock.now()));
  const found = await ctx.db
    .select({ key: repeatedCalls.key })
    .from(repeatedCalls)
    .where(and(isKeyOf(ctx, key), isKept));
  return found.length > 0;
}

const isKeyOf = ({ actor }: MemberCtx, key: string) =>
  and(eq(repeatedCalls.userId, actor.userId), eq(repeatedCalls.key, key));

function keyOf(request: Pick<FastifyRequest, 'headers'>): string | null {
  const key = request.headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key === 'string' && isIdempotencyKey(key)) return key;
  throw new AppError('invalid_input', `${idempotencyHeader} : attend de 1 à 200 caractères sans espace.`);
}
