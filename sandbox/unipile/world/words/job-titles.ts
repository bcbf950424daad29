import titles from '#datasets/sandbox/owner-titles.json' with { type: 'json' };
import type { Seniority } from '../world.ts';

export type Rank = Exclude<Seniority, 'owner'>;

/** French titles « masculine|feminine », then English ones. */
export type Ladder = Record<Rank, { fr: readonly string[]; en: readonly string[] }>;

export const OWNER_TITLES = titles;
