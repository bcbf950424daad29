import { dayMs, minuteMs } from './durations.ts';

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Asked of the calendar of the machine: slow, and the same all day long on all but two days of a year. */
function readOffset(timeZone: string, ms: number): number {
  let formatter = formatters.get(timeZone);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    formatters.set(timeZone, formatter);
  }
  const parts: Record<string, number> = {};
  for (const { type, value } of formatter.formatToParts(ms)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute);
  return shown - Math.floor(ms / minuteMs) * minuteMs;
}

/** Of a whole UTC day, by zone; `null`: the clocks change on that day. */
const ofDays = new Map<string, Map<number, number | null>>();
const mostDays = 4000;

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export function offsetIn(timeZone: string, instant: Date): number {
  const ms = instant.getTime();
  let days = ofDays.get(timeZone);
  if (!days) {
    days = new Map();
    ofDays.set(timeZone, days);
  }
  const day = Math.floor(ms / dayMs);
  let offset = days.get(day);
  if (offset === undefined) {
    const [first, last] = [
      readOffset(timeZone, day * dayMs),
      readOffset(timeZone, (day + 1) * dayMs - minuteMs),
    ];
    offset = first === last ? first : null;
    if (days.size >= mostDays) days.clear();
    days.set(day, offset);
  }
  return offset ?? readOffset(timeZone, ms);
}
