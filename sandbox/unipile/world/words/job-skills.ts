import skills from '#datasets/sandbox/job-skills.json' with { type: 'json' };
import type { JobFunction } from '../world.ts';

export const SKILLS: Record<JobFunction, readonly string[]> = skills.ofFunctions;

export const COMMON_SKILLS: readonly string[] = skills.common;

/** What someone of this trade puts between the pipes of a headline. */
export const SPECIALITIES: Record<JobFunction, readonly string[]> = skills.specialities;
