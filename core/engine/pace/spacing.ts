import { minuteMs } from '../../time/durations.ts';
/** Two acts of one account are never nearer than this, whatever is left of the day. */
export const shortestGapMs = 2 * minuteMs;
const longestGapMs = 90 * minuteMs;

/**
 * How long an account rests after an act: what is left of its day over what it may still do, drawn between half and
 * one and a half of that. Drawn once, stored, never again.
 */
export function drawGap(input: { openMsLeft: number; actsLeft: number; chance: number }): number {
  const { openMsLeft, actsLeft, chance } = input;
  const even = openMsLeft / Math.max(1, actsLeft + 1);
  return Math.round(Math.min(longestGapMs, Math.max(shortestGapMs, even * (0.5 + chance))));
}
