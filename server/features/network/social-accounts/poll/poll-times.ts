import { hourMs, minuteMs } from '#core/time/durations.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { fraction } from '#server/platform/random.ts';

const shortestMs = 3 * hourMs;
const spreadMs = 4 * hourMs;

/** A few times a day, never at a fixed hour: the delay is drawn once and stored. */
export const nextPollAfter = (ctx: Ctx, now: Date): Date =>
  new Date(now.getTime() + shortestMs + Math.floor(chance(ctx) * spreadMs));

export const firstPollAt = (ctx: Ctx, now: Date): Date =>
  new Date(now.getTime() + Math.floor(chance(ctx) * hourMs));

/** Of an account that waits for it. */
export const readAgainAt = (now: Date): Date => new Date(now.getTime() + 10 * minuteMs);

const chance = (ctx: Ctx) => fraction(ctx.random);
