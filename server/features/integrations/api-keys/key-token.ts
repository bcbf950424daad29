import type { Random } from '#server/platform/random.ts';

const prefix = 'acc_live_';
/** Neither 0, 1, l nor o: a key may be read aloud. 32 signs, so that a byte's five low bits draw one evenly. */
const signs = '23456789abcdefghijkmnpqrstuvwxyz';
const length = 40;
const shape = new RegExp(`^${prefix}[${signs}]{${length}}$`);

/** Two hundred bits: nobody guesses it, so that its plain hash is enough to find it again. */
export const makeToken = (random: Random): string =>
  prefix + Array.from(random.bytes(length), (byte) => signs[byte & 31]).join('');

export const isToken = (text: string): boolean => shape.test(text);

export const hintOf = (token: string): string => token.slice(0, prefix.length + 4);
