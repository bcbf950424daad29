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

/** Sums of several runs, and in how many of them each thing happened. */
export function sumUp(
  runs: readonly Record<string, number>[],
): { what: string; times: number; runs: number }[] {
  const all = new Map<string, { times: number; runs: number }>();
  for (const run of runs)
    for (const [what, times] of Object.entries(run)) {
      const sum = all.get(what) ?? { times: 0, runs: 0 };
      all.set(what, { times: sum.times + times, runs: sum.runs + 1 });
    }
  return [...all].map(([what, sum]) => ({ what, ...sum })).sort((a, b) => (a.what < b.what ? -1 : 1));
}
