import abouts from '#datasets/sandbox/about-texts.json' with { type: 'json' };
import trades from '#datasets/sandbox/about-trades.json' with { type: 'json' };
import headlines from '#datasets/sandbox/headlines.json' with { type: 'json' };
import posts from '#datasets/sandbox/posts.json' with { type: 'json' };
import type { JobFunction } from '../world.ts';

/** « [m|f] » agrees with the person; values: company, ofName, title, years, since, town, atTown, past, first. */
export const OPENERS: readonly string[] = abouts.openers;
export const OPENERS_OF_OWNERS: readonly string[] = abouts.openersOfOwners;
export const DRIVES: readonly string[] = abouts.drives;
export const OUTSIDE: readonly string[] = abouts.outside;
export const CONTACTS: readonly string[] = abouts.contacts;
export const MOTTOS: readonly string[] = abouts.mottos;
export const ENGLISH_ABOUTS: readonly string[] = abouts.englishAbouts;
export const SHORT_ABOUTS: readonly string[] = abouts.shortAbouts;

/** Slots: title, company, past, s1, s2, s3, motto, emoji, town. The first one is what the network proposes. */
export const HEADLINES: readonly (readonly [string, number])[] = headlines.employed.map(
  ({ text, weight }) => [text, weight],
);
export const HEADLINES_BETWEEN_JOBS: readonly string[] = headlines.betweenJobs;
export const HEADLINES_OF_FREELANCERS: readonly string[] = headlines.freelance;
export const EMOJIS: readonly string[] = headlines.emojis;

/** Posts that anybody may write; values: company, ofName, town, atTown, n, pct, guest, years, title. */
export const COMMON_POSTS: readonly string[] = posts.common;

export const POSTS: Record<JobFunction, readonly string[]> = posts.ofFunctions;

type Trade = { scope: readonly string[]; belief: readonly string[]; points: readonly string[] };

export const TRADES: Record<JobFunction, Trade> = trades;
