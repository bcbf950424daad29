import { expect, test } from 'vitest';
import { officeHours } from '../campaigns/engagement.ts';
import {
  askingHorizons,
  departureOf,
  describeDepartureGroup,
  describeTextDeparture,
  formatDepartureHour,
  groupDepartures,
  leavingToday,
  passRoom,
  type WayToText,
} from './departure.ts';

// Tuesday, 10 in the morning in Paris.
const now = new Date('2026-11-17T09:00:00Z');
const way: WayToText = {
  nextActionAt: null,
  isNext: true,
  isTurn: false,
  isPassed: false,
  days: 0,
  needsAcceptance: false,
};
const of = (change: Partial<WayToText> | null, status: 'active' | 'inactive' | 'paused' = 'active') =>
  departureOf({ status, way: change && { ...way, ...change }, schedule: officeHours, window: null, now });
const shown = (departure: ReturnType<typeof of>) =>
  describeTextDeparture(departure, now).replaceAll('\u00a0', ' ');

test.each([
  ['its turn has come', { isTurn: true }, 'part dès votre accord'],
  ['its delay is over', { nextActionAt: new Date('2026-11-17T08:00:00Z') }, 'part dès votre accord'],
  ['later today', { nextActionAt: new Date('2026-11-17T14:10:00Z') }, 'part au plus tôt aujourd’hui 15 h 10'],
  ['tomorrow', { nextActionAt: new Date('2026-11-18T08:05:00Z') }, 'part au plus tôt demain 9 h 05'],
  // An evening is the next morning, and a Friday evening is Monday.
  ['in the evening', { nextActionAt: new Date('2026-11-17T20:00:00Z') }, 'part au plus tôt demain 9 h'],
  [
    'before a week-end',
    { nextActionAt: new Date('2026-11-20T20:00:00Z') },
    'part au plus tôt lundi 23 nov. 9 h',
  ],
  ['a step before', { isNext: false, isTurn: true, days: 2 }, 'part au plus tôt jeudi 19 nov. 10 h'],
  ['past it', { isNext: false, isPassed: true }, 'ne partira plus'],
  ['an invitation before', { isNext: false, needsAcceptance: true }, 'part une fois l’invitation acceptée'],
])('a text whose step waits (%s): « %3$s »', (_, change, text) => {
  expect(shown(of(change))).toBe(text);
});

test.each([
  ['in the evening', '2026-11-17T20:00:00Z', '2026-11-18T08:00:00.000Z'],
  ['on a Sunday', '2026-11-22T10:00:00Z', '2026-11-23T08:00:00.000Z'],
  ['on a holiday', '2026-12-25T10:00:00Z', '2026-12-28T08:00:00.000Z'],
])('a text whose turn has come leaves at the next opening, %s', (_, moment, opens) => {
  const departure = departureOf({
    status: 'active',
    way: { ...way, isTurn: true },
    schedule: officeHours,
    window: null,
    now: new Date(moment),
  });
  expect(departure).toEqual({ basis: 'date', at: new Date(opens) });
});

test('what may leave on a day is counted once, and said where the account sends fewer', () => {
  const groups = groupDepartures([
    of({ isTurn: true }),
    of({ nextActionAt: new Date('2026-11-17T14:10:00Z') }),
    of({ nextActionAt: new Date('2026-11-18T08:05:00Z') }),
    of({ nextActionAt: new Date('2026-11-18T14:00:00Z') }),
    of({ nextActionAt: new Date('2026-11-18T14:30:00Z') }),
    of(null, 'inactive'),
  ]);
  expect(leavingToday(groups, now)).toBe(2);
  expect(passRoom(groups, 3, now)).toBe(false);
  expect(passRoom(groups, 2, now)).toBe(true);
});

test('without a campaign that runs, what it waits for is said', () => {
  expect(shown(of(null))).toBe('part à son tour');
  expect(shown(of(null, 'inactive'))).toBe('part après le lancement');
  expect(shown(of({}, 'paused'))).toBe('part après la reprise');
});

test('under its day, only the hour is said', () => {
  const hour = (moment: string) => formatDepartureHour(new Date(moment)).replaceAll('\u00a0', ' ');
  expect(hour('2026-11-18T08:05:00Z')).toBe('au plus tôt à 9 h 05');
  expect(hour('2026-11-18T08:00:00Z')).toBe('au plus tôt à 9 h');
});

test('three working days: a week-end and a holiday do not count', () => {
  const days = (from: string) => askingHorizons(new Date(from)).map((end) => end.toISOString());
  expect(days('2026-11-17T09:00:00Z')).toEqual([
    '2026-11-17T23:00:00.000Z',
    '2026-11-18T23:00:00.000Z',
    '2026-11-19T23:00:00.000Z',
    '2026-11-20T23:00:00.000Z',
  ]);
  // From the Thursday before Christmas, which is a Friday: Monday to Wednesday.
  expect(days('2026-12-24T09:00:00Z').at(-1)).toBe('2026-12-30T23:00:00.000Z');
});

test('texts that leave together are said together, the soonest first', () => {
  const at = (moment: string) => of({ nextActionAt: new Date(moment) });
  const groups = groupDepartures([
    at('2026-11-18T08:05:00Z'),
    of(null, 'inactive'),
    at('2026-11-17T14:10:00Z'),
    at('2026-11-18T08:40:00Z'),
    of({ isTurn: true }),
    at('2026-11-18T14:00:00Z'),
  ]);
  expect(groups.map((group) => describeDepartureGroup(group, now).replaceAll('\u00a0', ' '))).toEqual([
    'Un message part dès votre accord',
    'Un message peut partir cet après-midi',
    '2 messages peuvent partir demain matin',
    'Un message peut partir demain après-midi',
    'Un message part après le lancement',
  ]);
});
