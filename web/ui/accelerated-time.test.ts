import { expect, test } from 'vitest';
import { dayLengthText, formatInstant, timeAfter } from './accelerated-time.ts';

test('time runs on at its speed', () => {
  const reading = { now: '2026-11-17T13:06:00.000Z', speed: 1440 };
  expect(timeAfter(reading, 0)).toEqual(new Date('2026-11-17T13:06:00Z'));
  expect(timeAfter(reading, 60_000)).toEqual(new Date('2026-11-18T13:06:00Z'));
});

test.each([
  ['2026-11-17T13:06:00Z', 'mardi 17 nov. 2026, 14 h 06'],
  ['2026-06-30T22:30:00Z', 'mercredi 1er juil. 2026, 0 h 30'],
])('%s is written in French, at the hour of Paris', (instant, text) => {
  expect(formatInstant(new Date(instant)).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each([
  [1, ''],
  [24, 'Un jour dure 60 minutes.'],
  [1440, 'Un jour dure une minute.'],
  [2880, 'Un jour dure 30 secondes.'],
  [200_000, 'Un jour dure une seconde.'],
])('at speed %d: %s', (speed, text) => expect(dayLengthText(speed)).toBe(text));
