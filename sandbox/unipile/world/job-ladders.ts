import ladders from '#datasets/sandbox/job-ladders.json' with { type: 'json' };
import type { Ladder } from './job-titles.ts';
import type { JobFunction } from './world.ts';

/** From the trainee to the executive committee. */
export const TITLES: Record<JobFunction, Ladder> = ladders;
