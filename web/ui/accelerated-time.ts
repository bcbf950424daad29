/** A time that runs `speed` times as fast as the wall's, and what it was at one moment. */
export type TimeReading = { now: string; speed: number };

/** What it is `elapsedMs` of wall time later. */
export const timeAfter = ({ now, speed }: TimeReading, elapsedMs: number): Date =>
  new Date(Date.parse(now) + elapsedMs * speed);

const formats = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  weekday: 'long',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** « mardi 17 nov. 2026, 14 h 06 », whatever the time zone of the browser. */
export function formatInstant(date: Date): string {
  const parts = Object.fromEntries(formats.formatToParts(date).map(({ type, value }) => [type, value]));
  const day = parts.day === '1' ? '1er' : parts.day;
  return `${parts.weekday} ${day}\u00a0${parts.month} ${parts.year}, ${Number(parts.hour)}\u00a0h\u00a0${parts.minute}`;
}

const daySeconds = 86_400;

/** « Un jour dure une minute. »; nothing when time runs as everybody's. */
export function dayLengthText(speed: number): string {
  if (speed <= 1) return '';
  const seconds = daySeconds / speed;
  const [count, unit] =
    seconds < 59.5 ? [Math.max(1, Math.round(seconds)), 'seconde'] : [Math.round(seconds / 60), 'minute'];
  return `Un jour dure ${count === 1 ? 'une' : count} ${unit}${count === 1 ? '' : 's'}.`;
}
