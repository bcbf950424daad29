import names from '#datasets/sandbox/brand-names.json' with { type: 'json' };

/** Brands first as a poet would name them, then as an agency would. */
export const BRANDS: readonly string[] = [
  ...names.madeUp,
  ...names.starts.flatMap((start) => names.endings.map((ending) => start + ending)),
];
export const POETIC_BRANDS: readonly string[] = names.madeUp;
