/** The word alone: in French, only from two on. */
export const plural = (count: number, one: string, many: string): string => (count > 1 ? many : one);

/** « 2 brouillons » */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${plural(count, one, many)}`;
