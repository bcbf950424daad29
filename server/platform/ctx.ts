import { sql } from 'drizzle-orm';
import type { Plan } from '#core/identity/plans.ts';
import type { Deps } from '../deps.ts';
import { stopClock } from './clock.ts';
import type { Database } from './db/database.ts';
import { allowLong, allowLongSql, type LongWork } from './db/time-limits.ts';

export type Visitor = { kind: 'visitor' };
export type Member = {
  kind: 'member';
  userId: string;
  /** What the rows they read and write belong to. */
  workspaceId: string;
  sessionId: string;
  role: 'user' | 'admin';
  /** Their plan as the session was read with it; an actor that no request made says nothing of it. */
  subscription?: Plan;
};
export type System = { kind: 'system' };
export type Actor = Visitor | Member | System;

/** Who is acting, and with what. First argument of every use case. */
export type Ctx<A extends Actor = Actor> = Deps & {
  actor: A;
  /** Where whoever acts is sent back to, after a page of somebody else. */
  site: string;
  /** Runs once the surrounding transaction is committed; at once when there is none. */
  afterCommit(effect: () => void): void;
  isInTransaction: boolean;
};
export type MemberCtx = Ctx<Member>;

export const makeCtx = <A extends Actor>(deps: Deps, actor: A, site = deps.env.publicUrl): Ctx<A> => ({
  ...deps,
  actor,
  site,
  afterCommit: (effect) => effect(),
  isInTransaction: false,
});

/** PostgreSQL undid one of two transactions that waited for each other: nothing of it happened, it may run again. */
const isUndone = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ((cause as Error & { code?: string }).code === '40P01') return true;
  return false;
};
const mostRuns = 4;

/** The same context at one moment: what is written twice of one event has the same date everywhere. */
export const atOneMoment = <C extends Ctx>(ctx: C): C => ({
  ...ctx,
  campaignClock: stopClock(ctx.campaignClock),
});

/**
 * Shadows `ctx`: inside, there is no other database handle to use by mistake. What is inside touches the database alone:
 * it may run again when PostgreSQL undoes it.
 */
export async function inTransaction<A extends Actor, T>(
  ctx: Ctx<A>,
  work: (ctx: Ctx<A>) => Promise<T>,
): Promise<T> {
  // Inside another one, only the outer can run again.
  for (let run = 1; ; run += 1) {
    const effects: (() => void)[] = [];
    try {
      const result = await ctx.db.transaction((tx) =>
        work({
          ...ctx,
          db: tx as unknown as Database,
          isInTransaction: true,
          afterCommit: (effect) => effects.push(effect),
        }),
      );
      for (const effect of effects) ctx.afterCommit(effect);
      return result;
    } catch (error) {
      if (ctx.isInTransaction || run === mostRuns || !isUndone(error)) throw error;
    }
  }
}

/**
 * What is read inside is of one moment: one state of the rows, one time of the campaigns. Nothing can be written, and
 * nobody outside is asked: a connection is kept until the end.
 */
export async function inOneSnapshot<A extends Actor, T>(
  ctx: Ctx<A>,
  read: (ctx: Ctx<A>) => Promise<T>,
): Promise<T> {
  if (ctx.isInTransaction) return read(ctx);
  return ctx.db.transaction(
    (tx) => read({ ...atOneMoment(ctx), db: tx as unknown as Database, isInTransaction: true }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** For what rightly takes longer than a statement of every day, by its name; the others keep their limits. */
export async function inLongTransaction<A extends Actor, T>(
  ctx: Ctx<A>,
  name: LongWork,
  work: (ctx: Ctx<A>) => Promise<T>,
): Promise<T> {
  if (ctx.isInTransaction) throw new Error(`Long work inside another transaction: ${name}`);
  return allowLong(name, () =>
    inTransaction(ctx, async (ctx) => {
      if (ctx.databaseKind === 'postgresql') await ctx.db.execute(sql.raw(allowLongSql(name)));
      return work(ctx);
    }),
  );
}
