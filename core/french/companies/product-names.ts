import names from '#datasets/french/product-names.json' with { type: 'json' };

/** Names of products and bodies that a French offer may begin a line with, and that look like common words. */
export const productNames: ReadonlySet<string> = new Set(names);
