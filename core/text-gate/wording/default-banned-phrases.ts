import phrases from '#datasets/text-gate/banned-phrases.json' with { type: 'json' };

/** Worn phrases and what gives a machine away. The user can change the list. */
export const defaultBannedPhrases: readonly string[] = phrases;
