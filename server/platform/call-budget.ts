import type { Ctx } from './ctx.ts';
import { countHits, type RateLimit, tooMany } from './rate-limit.ts';

type Tools = Pick<Ctx, 'db' | 'clock' | 'keys'>;
type Taken = { left: number; others: number; resetsAt: Date };
export type CallBudget = (
  ctx: Tools,
  subject: string,
) => Promise<{ remaining: number; resetsInSeconds: number }>;

/**
 * A rate limit for calls that cost less than counting them: a process takes a few from the shared count at once, and
 * spends them from memory. Together the processes never pass the limit; what one took and did not use is lost.
 */
export function openCallBudget(limit: RateLimit, takenAtOnce: number): CallBudget {
  const taken = new Map<string, Taken>();
  const underWay = new Map<string, Promise<void>>();

  async function take(ctx: Tools, subject: string): Promise<void> {
    const now = ctx.clock.now();
    for (const [other, { resetsAt }] of taken) if (resetsAt <= now) taken.delete(other);
    const { hits, resetsAt } = await countHits(ctx, limit, subject, takenAtOnce);
    const left = takenAtOnce - Math.max(0, hits - limit.max);
    if (left < 1) throw tooMany(ctx, limit, resetsAt);
    taken.set(subject, { left, others: Math.max(0, limit.max - hits), resetsAt });
  }

  return async (ctx, subject) => {
    for (;;) {
      const now = ctx.clock.now();
      const mine = taken.get(subject);
      if (mine && mine.left > 0 && mine.resetsAt > now) {
        mine.left -= 1;
        const resetsInSeconds = Math.ceil((mine.resetsAt.getTime() - now.getTime()) / 1000);
        return { remaining: mine.left + mine.others, resetsInSeconds };
      }
      // Calls that come together take once for all of them.
      const taking = underWay.get(subject) ?? take(ctx, subject).finally(() => underWay.delete(subject));
      underWay.set(subject, taking);
      await taking;
    }
  };
}
