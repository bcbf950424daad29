/** A word as the tables know it: lower case, no accents, a plain apostrophe. */
export const fold = (word: string): string =>
  word
    .replace(/œ/gi, 'oe')
    .replace(/æ/gi, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['`´ʼ‘’]/g, '’');

/** A list written as words between blanks. */
export const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));
