import { expect, test } from 'vitest';
import { seededChance } from '../network/seeded-chance.ts';
import { whenAwake } from './waking-hours.ts';

const hour = 3_600_000;
/** A summer week and a winter week, minute by minute of the week as chance has it. */
const weeks = [Date.UTC(2026, 6, 6), Date.UTC(2026, 11, 7)];
const moments = weeks.flatMap((start) =>
  Array.from({ length: 2000 }, (_, rank) => start + Math.floor(seededChance('at', rank).next() * 168 * hour)),
);
const paris = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Paris', weekday: 'short', hour: '2-digit', hourCycle: 'h23' },
});
const seen = moments.map((at, rank) => {
  const awake = whenAwake(seededChance('awake', rank), at);
  const parts = paris.formatToParts(awake);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return { at, awake, hour: Number(part('hour')), isWeekend: part('weekday').startsWith('S') };
});
const share = (meets: (one: (typeof seen)[number]) => boolean) => seen.filter(meets).length / seen.length;

test('people act by day, some in the evening, few at the weekend and nobody at night, summer and winter', () => {
  expect(share(({ hour }) => hour < 8 || hour >= 22)).toBe(0);
  expect(share(({ hour }) => hour < 20)).toBeGreaterThan(0.9);
  expect(share(({ hour }) => hour >= 20)).toBeGreaterThan(0.01);
  expect(share(({ isWeekend }) => isWeekend)).toBeLessThan(0.15);
  expect(share(({ isWeekend }) => isWeekend)).toBeGreaterThan(0.01);
});

test('nothing comes before its time, nor more than four days after it, and working hours are left alone', () => {
  expect(seen.filter(({ at, awake }) => awake < at || awake > at + 96 * hour)).toEqual([]);
  const noon = Date.UTC(2026, 6, 8, 10, 12, 13);
  expect(whenAwake(seededChance('x'), noon)).toBe(noon);
});
