import trades from '#datasets/sandbox/about-trades.json' with { type: 'json' };
import type { JobFunction } from '../world.ts';

type Trade = { scope: readonly string[]; belief: readonly string[]; points: readonly string[] };

export const TRADES: Record<JobFunction, Trade> = trades;
