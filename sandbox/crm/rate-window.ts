/** So many calls in any such window of time. */
export type RateLimit = { calls: number; perMs: number };

/** Counts as the services do: a window that rolls. */
export function rateWindow({ calls, perMs }: RateLimit, now: () => number) {
  let taken: number[] = [];
  return {
    /** 0: taken; otherwise how long to wait. */
    take: (): number => {
      const at = now();
      taken = taken.filter((one) => one > at - perMs);
      if (taken.length >= calls) return (taken[0] ?? at) + perMs - at;
      taken.push(at);
      return 0;
    },
    left: () => calls - taken.filter((one) => one > now() - perMs).length,
  };
}
