/** How often a failed job is tried again, and after how long the first time; the delay doubles. */
type Retry = { limit: number; delaySeconds: number };

/** A table says what is left, and a sweep looks there. */
export const once: Retry = { limit: 0, delaySeconds: 0 };
/** Somebody waits: what failed was most often a lock. */
export const soon: Retry = { limit: 5, delaySeconds: 2 };
/** Third parties come back after minutes. */
export const patient: Retry = { limit: 6, delaySeconds: 20 };
