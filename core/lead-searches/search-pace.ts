import { addDays, dayIn } from '../time/calendar-day.ts';
import { instantIn } from '../time/zoned-time.ts';

/** How a search is spread over time, to stay within the network's limits. Campaign time, November 2026. */
export const searchPace = {
  page: { minMs: 20_000, maxMs: 60_000 },
  profile: { minMs: 30_000, maxMs: 90_000 },
  /** After « slow down ». */
  throttledMs: 6 * 3_600_000,
} as const;

/** Rows of one page, and of a whole search, by kind of seat. */
export const searchRows = {
  classic: { page: 50, all: 1000 },
  sales_navigator: { page: 100, all: 2500 },
} as const;

/** When the provider does not answer: longer each time, then never again. */
export const giveUpAfter = 8;
export const retryDelayMs = (failures: number): number => Math.min(2 ** failures, 60) * 60_000;

/** Nine o'clock in Paris, the day after: a day's budget is a calendar day's. */
export const nextMorning = (now: Date): Date =>
  instantIn('Europe/Paris', addDays(dayIn('Europe/Paris', now), 1), 9 * 60);
