/** How often each thing really happened: a fault that never fires proves nothing. */
export type Tally = ReturnType<typeof createTally>;

export function createTally() {
  const counts: Record<string, number> = {};
  return {
    add: (what: string, times = 1) => {
      if (times > 0) counts[what] = (counts[what] ?? 0) + times;
    },
    counts: () => ({ ...counts }),
  };
}

/** Sums of several lives, and in how many of them each thing happened. */
export function sumUp(
  lives: readonly Record<string, number>[],
): { what: string; times: number; lives: number }[] {
  const all = new Map<string, { times: number; lives: number }>();
  for (const life of lives)
    for (const [what, times] of Object.entries(life)) {
      const sum = all.get(what) ?? { times: 0, lives: 0 };
      all.set(what, { times: sum.times + times, lives: sum.lives + 1 });
    }
  return [...all].map(([what, sum]) => ({ what, ...sum })).sort((a, b) => (a.what < b.what ? -1 : 1));
}
