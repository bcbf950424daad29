import { setTimeout as wait } from 'node:timers/promises';

/** So many calls in any such window of time. */
export type CallLimit = { calls: number; perMs: number };
export type Pace = ReturnType<typeof openPace>;

/**
 * Keeps within what a service allows by our own count, so that nothing is refused and no wait is rounded up to seconds.
 * A call counts from its end: it arrived there before. Counted any sooner, one in fifty is refused, and waits for a second.
 */
export function openPace(first: CallLimit | null) {
  let limit = first;
  let ended: number[] = [];
  let underWay = 0;
  const isFull = ({ calls, perMs }: CallLimit) => {
    const now = performance.now();
    ended = ended.filter((at) => at > now - perMs);
    return ended.length + underWay >= calls;
  };
  return {
    /** What the service says of itself is truer than what was known before. */
    learn: (reported: CallLimit) => {
      limit = reported;
    },
    run: async <T>(call: () => Promise<T>): Promise<T> => {
      while (limit && isFull(limit)) {
        const now = performance.now();
        const oldest = ended.length > 0 ? Math.min(...ended) : now - limit.perMs;
        await wait(Math.max(1, Math.ceil(oldest + limit.perMs - now)));
      }
      underWay += 1;
      try {
        return await call();
      } finally {
        underWay -= 1;
        ended.push(performance.now());
      }
    },
  };
}

const mostKept = 500;

/** One for each token, for as long as this process works with few enough of them. */
export function keptByToken<T>(open: () => T): (token: string) => T {
  const kept = new Map<string, T>();
  return (token) => {
    const known = kept.get(token) ?? open();
    kept.delete(token);
    kept.set(token, known);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return known;
  };
}
