import texts from '#datasets/sandbox/headlines.json' with { type: 'json' };

/** Slots: title, company, past, s1, s2, s3, motto, emoji, town. The first one is what the network proposes. */
export const HEADLINES: readonly (readonly [string, number])[] = texts.employed.map(({ text, weight }) => [
  text,
  weight,
]);
export const HEADLINES_BETWEEN_JOBS: readonly string[] = texts.betweenJobs;
export const HEADLINES_OF_FREELANCERS: readonly string[] = texts.freelance;
export const EMOJIS: readonly string[] = texts.emojis;
