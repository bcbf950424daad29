import ladders from '#datasets/sandbox/job-ladders.json' with { type: 'json' };
import type { JobFunction } from '../world.ts';
import type { Ladder } from './job-titles.ts';

/** From the trainee to the executive committee. */
export const TITLES: Record<JobFunction, Ladder> = ladders;
