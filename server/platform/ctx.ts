import type { Deps } from '../deps.ts';
import type { Database } from './db/database.ts';

export type Visitor = { kind: 'visitor' };
export type Member = { kind: 'member'; userId: string; sessionId: string; role: 'user' | 'admin' };
export type System = { kind: 'system' };
export type Actor = Visitor | Member | System;

/** Who is acting, and with what. First argument of every use case. */
export type Ctx<A extends Actor = Actor> = Deps & {
  actor: A;
  /** Runs once the surrounding transaction is committed; at once when there is none. */
  afterCommit(effect: () => void): void;
};
export type MemberCtx = Ctx<Member>;

export const makeCtx = <A extends Actor>(deps: Deps, actor: A): Ctx<A> => ({
  ...deps,
  actor,
  afterCommit: (effect) => effect(),
});

/** Shadows `ctx`: inside, there is no other database handle to use by mistake. */
export async function inTransaction<A extends Actor, T>(
  ctx: Ctx<A>,
  work: (ctx: Ctx<A>) => Promise<T>,
): Promise<T> {
  const effects: (() => void)[] = [];
  const result = await ctx.db.transaction((tx) =>
    work({ ...ctx, db: tx as unknown as Database, afterCommit: (effect) => effects.push(effect) }),
  );
  for (const effect of effects) ctx.afterCommit(effect);
  return result;
}
