import type { CampaignStatus } from '../campaigns/campaign-status.ts';
import type { Schedule, Window } from '../campaigns/engagement.ts';
import { afterOpenDays, nextOpening, parisCalendar } from '../engine/calendar/person-calendar.ts';
import { withFirst } from '../french/first-of-month.ts';
import { addDays, type Day, dayIn, weekdayOf } from '../time/calendar-day.ts';
import { nationalHoliday } from '../time/french-holidays.ts';
import { instantIn, minutesIn } from '../time/zoned-time.ts';

/**
 * What a text waits for. `consent`: its turn has come and something may leave now, only the yes is missing. `date`:
 * the delay of its step, or the next opening of its hours.
 * `acceptance`: nobody knows when. `turn`: the person has not begun yet.
 */
export const departureBases = ['consent', 'date', 'turn', 'launch', 'resume', 'acceptance', 'never'] as const;
type DepartureBasis = (typeof departureBases)[number];
export type TextDeparture = { basis: DepartureBasis; at: Date | null };

/** Where a person stands before the step of a text. */
export type WayToText = {
  /** When something happens next to them; null: when the user decides. */
  nextActionAt: Date | null;
  isNext: boolean;
  isTurn: boolean;
  /** The sequence went past its step: it will not leave. */
  isPassed: boolean;
  /** Working days of the steps between. */
  days: number;
  /** An invitation is still to be accepted before. */
  needsAcceptance: boolean;
};

const zone = 'Europe/Paris';
/** A text is asked for so many working days before it leaves. */
const askedBeforeDays = 3;

type Input = {
  status: CampaignStatus;
  /** null: not on their way. */
  way: WayToText | null;
  schedule: Schedule;
  window: Window | null;
  now: Date;
};

/** When a text leaves at the earliest, once it is approved. */
export function departureOf({ status, way, schedule, window, now }: Input): TextDeparture {
  const without = (basis: DepartureBasis): TextDeparture => ({ basis, at: null });
  if (status === 'inactive') return without('launch');
  if (status === 'paused') return without('resume');
  if (status !== 'active') return without('never');
  if (!way) return without('turn');
  if (way.isPassed) return without('never');
  if (way.needsAcceptance) return without('acceptance');
  const from = way.nextActionAt && way.nextActionAt > now ? way.nextActionAt : now;
  if (way.isNext && (way.isTurn || from === now)) {
    // On a day without sending a yes makes nothing leave: the day on which it will is said.
    const opensAt = nextOpening(schedule, window, parisCalendar, now) ?? now;
    return opensAt > now ? { basis: 'date', at: opensAt } : without('consent');
  }
  const opens = nextOpening(schedule, null, parisCalendar, from) ?? from;
  const due = afterOpenDays(schedule, parisCalendar, opens, way.days);
  return { basis: 'date', at: nextOpening(schedule, window, parisCalendar, due) ?? due };
}

const isWorkingDay = (day: Day) => weekdayOf(day) <= 5 && nationalHoliday(day) === null;

/** The end of each of the next working days: today's first, then those of one, two, three working days later. */
export function askingHorizons(now: Date): Date[] {
  const ends: Date[] = [];
  for (let day = dayIn(zone, now); ends.length <= askedBeforeDays; day = addDays(day, 1))
    if (ends.length === 0 || isWorkingDay(day)) ends.push(instantIn(zone, addDays(day, 1), 0));
  return ends;
}

const hourFormat = new Intl.DateTimeFormat('fr-FR', { timeZone: zone, hour: 'numeric', minute: '2-digit' });
const dayFormat = new Intl.DateTimeFormat('fr-FR', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'short',
});

/** « 9 h 05 », « 9 h » */
const formatRoundHour = (at: Date): string => {
  const parts = new Map(hourFormat.formatToParts(at).map(({ type, value }) => [type, value]));
  const minutes = parts.get('minute') === '00' ? '' : `\u00a0${parts.get('minute')}`;
  return `${Number(parts.get('hour'))}\u00a0h${minutes}`;
};

/** Under the name of its day: « au plus tôt à 9 h 05 ». */
export const formatDepartureHour = (at: Date): string => `au plus tôt à ${formatRoundHour(at)}`;

/** « aujourd’hui », « demain », « jeudi 19 nov. » */
export function formatDepartureDay(at: Date, now: Date): string {
  const [day, today] = [dayIn(zone, at), dayIn(zone, now)];
  if (day === today) return 'aujourd’hui';
  return day === addDays(today, 1) ? 'demain' : withFirst(dayFormat.format(at));
}

const withoutDate: Record<Exclude<DepartureBasis, 'date'>, string> = {
  consent: 'part dès votre accord',
  turn: 'part à son tour',
  launch: 'part après le lancement',
  resume: 'part après la reprise',
  acceptance: 'part une fois l’invitation acceptée',
  never: 'ne partira plus',
};

/** « part au plus tôt demain 9 h 05 »: what the account may do in a day decides the rest. « part dès votre accord ». */
export const describeTextDeparture = ({ basis, at }: TextDeparture, now: Date): string =>
  basis === 'date' && at
    ? `part au plus tôt ${formatDepartureDay(at, now)} ${formatRoundHour(at)}`
    : withoutDate[basis === 'date' ? 'turn' : basis];

/** Texts that leave together: the same morning or afternoon, or for want of the same thing. */
type DepartureGroup = { basis: DepartureBasis; at: Date | null; count: number };

const halfOf = (at: Date) => (minutesIn(zone, at) < 12 * 60 ? 'matin' : 'après-midi');

export function groupDepartures(departures: readonly TextDeparture[]): DepartureGroup[] {
  const groups = new Map<string, DepartureGroup>();
  for (const { basis, at } of departures) {
    const key = at ? `${dayIn(zone, at)} ${halfOf(at)}` : basis;
    const group = groups.get(key) ?? { basis, at, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  const rank = ({ basis, at }: DepartureGroup) => departureBases.indexOf(basis) * 1e15 + (at?.getTime() ?? 0);
  return [...groups.values()].sort((a, b) => rank(a) - rank(b));
}

/** How many of them may leave on one day: those of its morning, of its afternoon, and today those that only miss a yes. */
function countByDay(groups: readonly DepartureGroup[], now: Date): Map<Day, number> {
  const days = new Map<Day, number>();
  for (const { basis, at, count } of groups) {
    if (basis !== 'date' && basis !== 'consent') continue;
    const day = dayIn(zone, at ?? now);
    days.set(day, (days.get(day) ?? 0) + count);
  }
  return days;
}

export const leavingToday = (groups: readonly DepartureGroup[], now: Date): number =>
  countByDay(groups, now).get(dayIn(zone, now)) ?? 0;

/** More may leave on some day than the account sends: the forecast has fewer on it. */
export const passRoom = (groups: readonly DepartureGroup[], perDay: number, now: Date): boolean =>
  [...countByDay(groups, now).values()].some((count) => count > perDay);

/** « 6 messages peuvent partir demain matin », « 2 messages partent dès votre accord ». */
export function describeDepartureGroup({ basis, at, count }: DepartureGroup, now: Date): string {
  const who = count === 1 ? 'Un message' : `${count.toLocaleString('fr-FR')} messages`;
  if (basis === 'date' && at) {
    const half = halfOf(at);
    const isToday = dayIn(zone, at) === dayIn(zone, now);
    const today = half === 'matin' ? 'ce matin' : 'cet après-midi';
    const when = isToday ? today : `${formatDepartureDay(at, now)}, ${half}`;
    return `${who} ${count === 1 ? 'peut' : 'peuvent'} partir ${when}`.replace('demain, ', 'demain ');
  }
  const reason = withoutDate[basis === 'date' ? 'turn' : basis];
  return `${who} ${count === 1 ? reason : reason.replace(/^part /, 'partent ').replace(/^ne partira/, 'ne partiront')}`;
}
