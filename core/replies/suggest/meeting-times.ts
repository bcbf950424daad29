import type { Schedule } from '../../campaigns/engagement.ts';
import { formatHour, hoursOn, minutesOf } from '../../campaigns/sending-window.ts';
import { isOpenDay, type PersonCalendar, parisCalendar } from '../../engine/calendar/person-calendar.ts';
import { withFirst } from '../../french/first-of-month.ts';
import { addDays, type Day, dayIn, daysBetween } from '../../time/calendar-day.ts';
import { hourMs } from '../../time/durations.ts';
import { offsetIn } from '../../time/zone-offset.ts';
import { instantIn } from '../../time/zoned-time.ts';
import type { DayPart } from '../dates/read-moments.ts';

/** A moment for a meeting, on the sender's clocks. */
export type MeetingTime = { day: Day; minutes: number };
/** When the sender works, and which holidays the person has. */
export type Agenda = { schedule: Schedule; calendar: PersonCalendar; now: Date };
/** What was asked for; without a day, from the sender's first ones on. */
export type MeetingWish = {
  first: Day | null;
  last: Day | null;
  part: DayPart | null;
  refused: readonly { first: Day; last: Day | null }[];
};

const { zone } = parisCalendar;
/** Nobody is asked for tomorrow, unless they named it. */
const openDaysBefore = 2;
const noticeMs = 2 * hourMs;
const lastsMinutes = 30;
const horizonDays = 120;
const preferred = ['10:00', '14:30', '11:00', '16:00', '09:30', '15:00', '09:00', '17:00', '14:00'];
const noon = 12 * 60;

const isOpen = ({ schedule, calendar }: Agenda, day: Day) =>
  isOpenDay({ ...schedule, skipsRegionalHolidays: true }, schedule, calendar, day);

const isAhead = ({ now }: Agenda, { day, minutes }: MeetingTime) =>
  instantIn(zone, day, minutes).getTime() >= now.getTime() + noticeMs;

/** Whether the sender works then, and it is not yet over. */
export const isPossible = (agenda: Agenda, time: MeetingTime): boolean =>
  isOpen(agenda, time.day) &&
  hoursOn(agenda.schedule, time.day).some(
    ({ opens, closes }) => time.minutes >= opens && time.minutes < closes,
  ) &&
  isAhead(agenda, time);

/** Two, as near as possible to what was asked for; fewer only where the sender never works. */
export function proposeMeetingTimes(agenda: Agenda, wish: MeetingWish): MeetingTime[] {
  const today = dayIn(zone, agenda.now);
  const days = openDays(agenda, wish, today);
  const [first, second] = days;
  if (!first) return [];
  const isOneDay = !second || (wish.last !== null && second > wish.last && first <= wish.last);
  const [early = 0, late = early] = timesOf(agenda, wish.part, first);
  if (isOneDay)
    return [...new Set([early, late])].sort((a, b) => a - b).map((minutes) => ({ day: first, minutes }));
  return [
    { day: first, minutes: early },
    { day: second, minutes: late },
  ];
}

function openDays(agenda: Agenda, { first, refused }: MeetingWish, today: Day): Day[] {
  const found: Day[] = [];
  let left = first === null ? openDaysBefore - 1 : 0;
  const isRefused = (day: Day) => refused.some((one) => day >= one.first && day <= (one.last ?? day));
  for (let at = 0; at < horizonDays && found.length < 2; at += 1) {
    const day = addDays(first ?? addDays(today, 1), at);
    if (!isOpen(agenda, day) || timesOf(agenda, null, day).length === 0) continue;
    if (left > 0) left -= 1;
    else if (!isRefused(day)) found.push(day);
  }
  return found;
}

/** Hours of a day, the most usual first. */
function timesOf(agenda: Agenda, part: DayPart | null, day: Day): number[] {
  const hours = hoursOn(agenda.schedule, day);
  const fits = (minutes: number) =>
    hours.some(({ opens, closes }) => minutes >= opens && minutes + lastsMinutes <= closes);
  const open = [...preferred.map(minutesOf), ...hours.map(({ opens }) => opens)].filter(
    (minutes) => fits(minutes) && isAhead(agenda, { day, minutes }),
  );
  const inPart = open.filter((minutes) => part !== null && minutes < noon === (part === 'morning'));
  return inPart.length > 0 ? inPart : open;
}

/** « jeudi 19 novembre »; with its year when it is far. */
export function formatMeetingDay(day: Day, today: Day, parts: Intl.DateTimeFormatOptions = {}): string {
  const year = daysBetween(today, day) > 300 ? ({ year: 'numeric' } as const) : {};
  const format = new Intl.DateTimeFormat('fr-FR', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...parts,
    ...year,
    timeZone: 'UTC',
  });
  return withFirst(format.format(new Date(`${day}T12:00:00Z`)));
}

const formatMinutes = (minutes: number) =>
  formatHour(`${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`);

/** « jeudi 19 novembre à 10 h ou vendredi 20 à 14 h 30 »; whose clocks, where others are lived by. */
export function formatMeetingTimes(times: readonly MeetingTime[], { calendar, now }: Agenda): string {
  const today = dayIn(zone, now);
  const parts = times.map(({ day, minutes }, at) => {
    const before = times[at - 1];
    if (before?.day === day) return `à ${formatMinutes(minutes)}`;
    if (day === today) return `aujourd’hui à ${formatMinutes(minutes)}`;
    const isSameMonth = before?.day.slice(0, 7) === day.slice(0, 7);
    return `${isSameMonth ? formatMeetingDay(day, day, { month: undefined }) : formatMeetingDay(day, today)} à ${formatMinutes(minutes)}`;
  });
  const isElsewhere = times.some(({ day, minutes }) => {
    const at = instantIn(zone, day, minutes);
    return offsetIn(zone, at) !== offsetIn(calendar.zone, at);
  });
  return `${parts.join(' ou ')}${isElsewhere ? ' (heure de Paris)' : ''}`;
}
