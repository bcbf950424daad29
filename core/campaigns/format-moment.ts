import { capital } from '#core/words/capital.ts';
import { withFirst } from '../french/first-of-month.ts';
import { type Day, dayIn, daysBetween } from '../time/calendar-day.ts';
import { minutesIn } from '../time/zoned-time.ts';
import { formatHour } from './sending-window.ts';

const paris = 'Europe/Paris';
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone: paris, weekday: 'long' });
const date = new Intl.DateTimeFormat('fr-FR', {
  timeZone: paris,
  weekday: 'long',
  day: 'numeric',
  month: 'short',
});

/** « 14 h 06 », « 9 h »: what the clocks of a zone show. */
export function formatHourIn(timeZone: string, moment: Date): string {
  const minutes = minutesIn(timeZone, moment);
  const two = (value: number) => String(value).padStart(2, '0');
  return formatHour(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
}

/** A moment to come, as one says it: « 14 h 24 », « Demain, 9 h 12 », « Lundi, 9 h », « Lundi 14 déc., 9 h ». */
export function formatMoment(moment: Date, now: Date): string {
  const hour = formatHourIn(paris, moment);
  const days = daysBetween(dayIn(paris, now) as Day, dayIn(paris, moment) as Day);
  if (days === 0) return hour;
  const day = days === 1 ? 'demain' : days < 7 ? weekday.format(moment) : withFirst(date.format(moment));
  return `${capital(day)}, ${hour}`;
}
