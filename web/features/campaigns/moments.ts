import { dayIn, daysBetween } from '#core/calendar-day.ts';
import { formatHour } from '#core/campaigns/sending-window.ts';
import { capital } from '#core/capital.ts';
import { minutesIn } from '#core/zoned-time.ts';

const paris = 'Europe/Paris';
const two = (value: number) => String(value).padStart(2, '0');
const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: paris,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** « 14 h 06 » in Paris, where campaigns live, wherever the browser stands. */
export function sayTime(iso: string): string {
  const minutes = minutesIn(paris, new Date(iso));
  return formatHour(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}

export const dayOf = (iso: string) => dayIn(paris, new Date(iso));

/** « Aujourd’hui », « Hier », « Lundi 16 novembre » */
export function sayDay(iso: string, now: string): string {
  const days = daysBetween(dayOf(iso), dayOf(now));
  if (days === 0) return 'Aujourd’hui';
  if (days === 1) return 'Hier';
  return capital(dayFormat.format(new Date(iso)).replace(/ 1 /, ' 1er '));
}
