import { type Day, dayIn } from './calendar-day.ts';

const minuteMs = 60_000;

/** Minutes since midnight on the clocks of a zone. */
export function minutesIn(timeZone: string, instant: Date): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    instant,
  );
  return Number(parts.slice(0, 2)) * 60 + Number(parts.slice(3, 5));
}

/** The instant at which the clocks of a zone show a time of a day. An hour that summer time skips is the next one. */
export function instantIn(timeZone: string, day: Day, minutes: number): Date {
  const asUtc = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  const shown = (ms: number) =>
    Date.parse(`${dayIn(timeZone, new Date(ms))}T00:00:00Z`) + minutesIn(timeZone, new Date(ms)) * minuteMs;
  const first = asUtc - (shown(asUtc) - asUtc);
  return new Date(first - (shown(first) - asUtc));
}
