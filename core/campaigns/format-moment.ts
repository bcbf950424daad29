import { capital } from '#core/capital.ts';
import { type Day, dayIn, daysBetween } from '../calendar-day.ts';
import { minutesIn } from '../zoned-time.ts';
import { formatHour } from './sending-window.ts';

const paris = 'Europe/Paris';
const weekday = new Intl.DateTimeFormat('fr-FR', { timeZone: paris, weekday: 'long' });
const date = new Intl.DateTimeFormat('fr-FR', {
  timeZone: paris,
  weekday: 'long',
  day: 'numeric',
  month: 'short',
});

/** A moment to come, as one says it: « 14 h 24 », « Demain, 9 h 12 », « Lundi, 9 h », « Lundi 14 déc., 9 h ». */
export function formatMoment(moment: Date, now: Date): string {
  const minutes = minutesIn(paris, moment);
  const two = (value: number) => String(value).padStart(2, '0');
  const hour = formatHour(`${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`);
  const days = daysBetween(dayIn(paris, now) as Day, dayIn(paris, moment) as Day);
  if (days === 0) return hour;
  const day = days === 1 ? 'demain' : days < 7 ? weekday.format(moment) : date.format(moment);
  return `${capital(day)}, ${hour}`;
}
