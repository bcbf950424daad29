import names from '#datasets/sandbox/first-names.json' with { type: 'json' };

/** First names by the years in which parents chose them. */
export const FRENCH_FIRST_NAMES = names.french;

export const ORIGINS = names.origins;
