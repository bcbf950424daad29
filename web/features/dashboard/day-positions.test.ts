import { expect, test } from 'vitest';
import { hoursBetween, positionOf } from './day-positions.ts';

const day = { opensAt: '2026-11-17T08:00:00.000Z', closesAt: '2026-11-17T17:00:00.000Z' };

test('a moment stands where it falls between the hours of the day', () => {
  expect(positionOf(day, day.opensAt)).toBe(0);
  expect(positionOf(day, '2026-11-17T12:30:00.000Z')).toBe(50);
  expect(positionOf(day, day.closesAt)).toBe(100);
  expect(positionOf(day, '2026-11-17T07:59:00.000Z')).toBeNull();
});

test('every hour is named in Paris time, every other one for narrow screens', () => {
  const hours = hoursBetween(day);
  expect(hours.map(({ label }) => label.replace(/\s/g, ' '))).toEqual([
    '9 h',
    '10 h',
    '11 h',
    '12 h',
    '13 h',
    '14 h',
    '15 h',
    '16 h',
    '17 h',
    '18 h',
  ]);
  expect(hours.filter(({ isOdd }) => !isOdd)).toHaveLength(5);
  expect(hours.at(-1)?.position).toBe(100);
});
