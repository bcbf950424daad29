import posts from '#datasets/sandbox/posts.json' with { type: 'json' };
import type { JobFunction } from '../world.ts';

/** Posts that anybody may write; values: company, ofName, town, atTown, n, pct, guest, years, title. */
export const COMMON_POSTS: readonly string[] = posts.common;

export const POSTS: Record<JobFunction, readonly string[]> = posts.ofFunctions;
