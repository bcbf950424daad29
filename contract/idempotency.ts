/** A write repeated under the same key is done once: see `answerOnce`. */
export const idempotencyHeader = 'Idempotency-Key';

export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,200}$/.test(key);
