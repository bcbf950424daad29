import { minuteMs } from '#core/time/durations.ts';

/** The network's record may be a little behind its acts. */
export const firstCheckAfter = (called: Date): Date => new Date(called.getTime() + 10 * minuteMs);

/** 20 min, 40 min, 80 min… after a look that showed nothing. */
export const nextCheckAfter = (now: Date, checks: number): Date =>
  new Date(now.getTime() + 20 * minuteMs * 2 ** Math.min(checks, 6));

/** After so many looks in vain, the user is asked. */
export const mostChecks = 6;
/** Absent from the record so often, with time between, there is nothing more to wait for. */
export const looksThatProve = 2;
