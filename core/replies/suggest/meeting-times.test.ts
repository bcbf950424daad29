import fc from 'fast-check';
import { expect, test } from 'vitest';
import { officeHours, type Schedule } from '../../campaigns/engagement.ts';
import { minutesOf } from '../../campaigns/sending-window.ts';
import { calendarOfPlace } from '../../engine/calendar/calendar-of-place.ts';
import { addDays, type Day, dayIn, weekdayOf } from '../../time/calendar-day.ts';
import { nationalHoliday } from '../../time/french-holidays.ts';
import { instantIn } from '../../time/zoned-time.ts';
import {
  type Agenda,
  formatMeetingTimes,
  isPossible,
  type MeetingWish,
  proposeMeetingTimes,
} from './meeting-times.ts';

const agenda = (now: string, schedule: Partial<Schedule> = {}, place: string | null = null): Agenda => ({
  schedule: { ...officeHours, ...schedule },
  calendar: calendarOfPlace(place),
  now: new Date(now),
});
const anyTime: MeetingWish = { first: null, last: null, part: null, refused: [] };
const sentence = (at: Agenda, wish: Partial<MeetingWish> = {}) =>
  formatMeetingTimes(proposeMeetingTimes(at, { ...anyTime, ...wish }), at).replace(/\u00a0/g, ' ');

test.each([
  [
    'from the second working day on',
    agenda('2026-11-16T09:00:00Z'),
    'mercredi 18 novembre à 10 h ou jeudi 19 à 14 h 30',
  ],
  ['over a weekend', agenda('2026-11-20T09:00:00Z'), 'mardi 24 novembre à 10 h ou mercredi 25 à 14 h 30'],
  [
    'over a bank holiday',
    agenda('2026-11-09T09:00:00Z'),
    'jeudi 12 novembre à 10 h ou vendredi 13 à 14 h 30',
  ],
  [
    'into another month',
    agenda('2026-11-26T09:00:00Z'),
    'lundi 30 novembre à 10 h ou mardi 1er décembre à 14 h 30',
  ],
  [
    'on the days of the schedule',
    agenda('2026-11-16T09:00:00Z', { days: [2, 4] }),
    'jeudi 19 novembre à 10 h ou mardi 24 à 14 h 30',
  ],
  [
    'in its hours',
    agenda('2026-11-16T09:00:00Z', { from: '14:00', to: '17:00' }),
    'mercredi 18 novembre à 14 h 30 ou jeudi 19 à 16 h',
  ],
  [
    'in a short window',
    agenda('2026-11-16T09:00:00Z', { from: '12:15', to: '13:00' }),
    'mercredi 18 novembre à 12 h 15 ou jeudi 19 à 12 h 15',
  ],
  [
    'not in an August that is off',
    agenda('2026-07-30T09:00:00Z', { skipsAugust: true }),
    'mardi 1er septembre à 10 h ou mercredi 2 à 14 h 30',
  ],
  [
    'not on a holiday of their region',
    agenda('2028-12-21T09:00:00Z', {}, 'Strasbourg, France'),
    'mercredi 27 décembre à 10 h ou jeudi 28 à 14 h 30',
  ],
  [
    'on whose clocks, where theirs differ',
    agenda('2026-11-16T09:00:00Z', {}, 'La Réunion'),
    'mercredi 18 novembre à 10 h ou jeudi 19 à 14 h 30 (heure de Paris)',
  ],
  [
    'and on the same clocks without a word',
    agenda('2026-11-16T09:00:00Z', {}, 'Bruxelles, Belgique'),
    'mercredi 18 novembre à 10 h ou jeudi 19 à 14 h 30',
  ],
] as const)('two moments %s', (_, at, expected) => {
  expect(sentence(at)).toBe(expected);
});

test.each<[string, Partial<MeetingWish>, string]>([
  ['a day', { first: '2026-11-17', last: '2026-11-17' }, 'mardi 17 novembre à 10 h ou à 14 h 30'],
  [
    'a morning',
    { first: '2026-11-19', last: '2026-11-19', part: 'morning' },
    'jeudi 19 novembre à 10 h ou à 11 h',
  ],
  ['a week', { first: '2026-11-23', last: '2026-11-29' }, 'lundi 23 novembre à 10 h ou mardi 24 à 14 h 30'],
  ['from a day on', { first: '2026-12-07' }, 'lundi 7 décembre à 10 h ou mardi 8 à 14 h 30'],
  [
    'a weekend: the days after it',
    { first: '2026-11-21', last: '2026-11-22' },
    'lundi 23 novembre à 10 h ou mardi 24 à 14 h 30',
  ],
  [
    'today, when it is late enough',
    { first: '2026-11-16', last: '2026-11-16' },
    'aujourd’hui à 14 h 30 ou à 16 h',
  ],
  [
    'not those days',
    { refused: [{ first: '2026-11-18', last: '2026-11-19' }] },
    'vendredi 20 novembre à 10 h ou lundi 23 à 14 h 30',
  ],
])('near what was asked for: %s', (_, wish, expected) => {
  expect(sentence(agenda('2026-11-16T09:30:00Z'), wish)).toBe(expected);
});

test('whatever is asked for: working days and hours, ahead of now, never what was refused', () => {
  const days = fc.integer({ min: 0, max: 90 });
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2028-12-01'), noInvalidDate: true }),
      fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
      fc.option(fc.tuple(days, fc.option(days))),
      fc.constantFrom(null, 'morning' as const, 'afternoon' as const),
      days,
      (now, workdays, named, part, refusedIn) => {
        const at: Agenda = { ...agenda('2026-01-01'), now, schedule: { ...officeHours, days: workdays } };
        const today = dayIn('Europe/Paris', now);
        const first = named && addDays(today, named[0]);
        const no = addDays(today, refusedIn);
        const times = proposeMeetingTimes(at, {
          first,
          last: first && named[1] !== null ? addDays(first, named[1]) : null,
          part,
          refused: [{ first: no, last: no }],
        });
        expect(times.length).toBeGreaterThan(0);
        expect(new Set(times.map(({ day, minutes }) => `${day} ${minutes}`)).size).toBe(times.length);
        for (const { day, minutes } of times) {
          expect(workdays).toContain(weekdayOf(day));
          expect(nationalHoliday(day)).toBeNull();
          expect(day).not.toBe(no);
          expect(minutes).toBeGreaterThanOrEqual(minutesOf('09:00'));
          expect(minutes).toBeLessThanOrEqual(minutesOf('17:30'));
          expect(instantIn('Europe/Paris', day, minutes).getTime()).toBeGreaterThan(
            now.getTime() + 3_600_000,
          );
          expect(isPossible(at, { day, minutes })).toBe(true);
        }
      },
    ),
    { numRuns: 200, seed: 19 },
  );
});

test('a moment of theirs is possible within the hours of the sender alone', () => {
  const at = agenda('2026-11-16T09:00:00Z');
  const possible = (day: Day, minutes: number) => isPossible(at, { day, minutes });
  expect(possible('2026-11-17', minutesOf('10:00'))).toBe(true);
  expect(possible('2026-11-17', minutesOf('08:00'))).toBe(false);
  expect(possible('2026-11-17', minutesOf('18:00'))).toBe(false);
  expect(possible('2026-12-25', minutesOf('10:00'))).toBe(false);
  expect(possible('2026-11-16', minutesOf('10:30'))).toBe(false);
});
