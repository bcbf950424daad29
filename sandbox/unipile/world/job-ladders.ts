import { BUSINESS_LADDERS } from './job-ladders-of-business.ts';
import { MAKING_LADDERS } from './job-ladders-of-making.ts';
import type { Ladder } from './job-titles.ts';
import type { JobFunction } from './world.ts';

/** From the trainee to the executive committee. */
export const TITLES: Record<JobFunction, Ladder> = { ...BUSINESS_LADDERS, ...MAKING_LADDERS };
