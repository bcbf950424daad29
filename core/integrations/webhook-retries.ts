import { hourMs, minuteMs, secondMs } from '#core/time/durations.ts';

/** How long after each failed try the next one comes; after the last, an address has been silent for three days. */
const delaysMs = [
  5 * secondMs,
  5 * minuteMs,
  30 * minuteMs,
  2 * hourMs,
  5 * hourMs,
  10 * hourMs,
  14 * hourMs,
  20 * hourMs,
  20 * hourMs,
];

/**
 * When to try again after so many failures, or null: never. `share`, from 0 to 1, spreads the tries of many events over
 * a fifth of their delay, so that an address that comes back is not met by all of them at once.
 */
export function nextWebhookTry(failures: number, now: Date, share: number): Date | null {
  const delay = delaysMs[failures - 1];
  return delay === undefined ? null : new Date(now.getTime() + delay * (0.9 + share * 0.2));
}
