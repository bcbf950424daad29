import feminine from '#datasets/french/first-names-feminine.json' with { type: 'json' };
import masculine from '#datasets/french/first-names-masculine.json' with { type: 'json' };

/** First names given to girls at least 98 times in a hundred, folded. */
export const feminineNames: ReadonlySet<string> = new Set(feminine);
/** First names given to boys at least 98 times in a hundred, folded. */
export const masculineNames: ReadonlySet<string> = new Set(masculine);
