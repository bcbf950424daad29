import { dayMs } from '#core/time/durations.ts';

/** Whatever happens, and without a visit. */
export const sessionLifetimeMs = 30 * dayMs;
export const sessionIdleMs = 7 * dayMs;
