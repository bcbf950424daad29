import type { Day } from './calendar-day.ts';
import { minuteMs } from './durations.ts';
import { offsetIn } from './zone-offset.ts';

const dayMinutes = 1440;

/** Minutes since midnight on the clocks of a zone. */
export const minutesIn = (timeZone: string, instant: Date): number => {
  const shown = Math.floor((instant.getTime() + offsetIn(timeZone, instant)) / minuteMs);
  return ((shown % dayMinutes) + dayMinutes) % dayMinutes;
};

/** The instant at which the clocks of a zone show a time of a day. An hour that summer time skips is the next one. */
export function instantIn(timeZone: string, day: Day, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const shown = (ms: number) => Math.floor((ms + offsetIn(timeZone, new Date(ms))) / minuteMs) * minuteMs;
  const first = asUtc - (shown(asUtc) - asUtc);
  return new Date(first - (shown(first) - asUtc));
}
