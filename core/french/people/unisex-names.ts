import names from '#datasets/french/first-names-unisex.json' with { type: 'json' };

/** Given to both: nothing is concluded from them. */
export const unisexNames: ReadonlySet<string> = new Set(names);
