import type { Ctx } from './ctx.ts';
import { countHits, type RateLimit, tooMany } from './rate-limit.ts';

type Taken = { left: number; others: number; resetsAt: Date };
export type CallBudget = (
  ctx: Pick<Ctx, 'db' | 'clock' | 'keys'>,
  subject: string,
) => Promise<{ remaining: number; resetsInSeconds: number }>;

/**
 * A rate limit for calls that cost less than counting them: a process takes a few from the shared count at once, and
 * spends them from memory. Together the processes never pass the limit; what one took and did not use is lost.
 */
export function openCallBudget(limit: RateLimit, takenAtOnce: number): CallBudget {
  const taken = new Map<string, Taken>();
  return async (ctx, subject) => {
    const now = ctx.clock.now();
    let mine = taken.get(subject);
    if (!mine || mine.left < 1 || mine.resetsAt <= now) {
      for (const [other, { resetsAt }] of taken) if (resetsAt <= now) taken.delete(other);
      const { hits, resetsAt } = await countHits(ctx, limit, subject, takenAtOnce);
      const granted = takenAtOnce - Math.max(0, hits - limit.max);
      if (granted < 1) throw tooMany(ctx, limit, resetsAt);
      // Another call of this process may have taken some meanwhile.
      const before = taken.get(subject);
      mine = {
        left: granted + (before && before.resetsAt > now ? before.left : 0),
        others: Math.max(0, limit.max - hits),
        resetsAt,
      };
      taken.set(subject, mine);
    }
    mine.left -= 1;
    return {
      remaining: mine.left + mine.others,
      resetsInSeconds: Math.max(0, Math.ceil((mine.resetsAt.getTime() - now.getTime()) / 1000)),
    };
  };
}
