import type { Installation, Vitals } from './open-installation.ts';

export type Sample = { at: number; vitals: Map<string, Vitals> };
export type Growth = { name: string; megabytesPerHour: number; connectionsPerHour: number };

const everyMs = 5_000;
const hourMs = 3_600_000;

/** Looks at every process now and then; what it takes to warm up, the first third, is not growth. */
export function watchGrowth(vitals: Installation['vitals']) {
  const samples: Sample[] = [];
  let isLooking = false;
  const timer = setInterval(async () => {
    if (isLooking) return;
    isLooking = true;
    samples.push({ at: Date.now(), vitals: await vitals() });
    isLooking = false;
  }, everyMs);
  return {
    stop: (): readonly Sample[] => {
      clearInterval(timer);
      return samples;
    },
    perHour: (all: readonly Sample[]): Growth[] => {
      const warm = all.slice(Math.floor(all.length / 3));
      return [...(warm[0]?.vitals.keys() ?? [])].map((name) => {
        const seen = warm.flatMap(({ at, vitals }) => {
          const own = vitals.get(name);
          return own ? [{ at, ...own }] : [];
        });
        return {
          name,
          megabytesPerHour: Math.round(slope(seen.map(({ at, megabytes }) => [at, megabytes])) * hourMs),
          connectionsPerHour: Math.round(
            slope(seen.map(({ at, connections }) => [at, connections])) * hourMs,
          ),
        };
      });
    },
  };
}

/** Of the line that lies nearest to the points. */
export function slope(points: readonly (readonly [number, number])[]): number {
  if (points.length < 2) return 0;
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(points.map(([at]) => at)), mean(points.map(([, value]) => value))];
  const spread = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0);
  return spread === 0 ? 0 : points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0) / spread;
}
