import { formatHourIn } from '#core/campaigns/format-moment.ts';
import { withFirst } from '#core/french/first-of-month.ts';
import { dayIn, daysBetween } from '#core/time/calendar-day.ts';
import { capital } from '#core/words/capital.ts';

const paris = 'Europe/Paris';
const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: paris,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
});

/** « 14 h 06 » in Paris, where campaigns live, wherever the browser stands. */
export const formatParisTime = (iso: string): string => formatHourIn(paris, new Date(iso));

export const dayOf = (iso: string) => dayIn(paris, new Date(iso));

/** « Aujourd’hui », « Hier », « Lundi 16 novembre » */
export function formatParisDay(iso: string, now: string): string {
  const days = daysBetween(dayOf(iso), dayOf(now));
  if (days === 0) return 'Aujourd’hui';
  if (days === 1) return 'Hier';
  return capital(withFirst(dayFormat.format(new Date(iso))));
}
