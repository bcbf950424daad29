import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatLongDate,
  formatMoment,
  formatNumber,
  formatParisDate,
  formatSince,
  formatTime,
  weekNumber,
} from './format.ts';

const now = new Date(2026, 10, 17, 14, 6);
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test('dates and hours are written the French way', () => {
  expect(formatDate(new Date(2026, 10, 14))).toBe('14 nov. 2026');
  expect(formatDate(new Date(2026, 11, 1))).toBe('1er déc. 2026');
  expect(plain(formatTime(new Date(2026, 10, 14, 9, 2)))).toBe('9 h 02');
  expect(plain(formatDateTime(new Date(2026, 10, 14, 11, 30)))).toBe('14 nov. 2026, 11 h 30');
  expect(formatLongDate(now)).toBe('Mardi 17 novembre 2026');
  expect(formatLongDate(new Date(2026, 11, 1))).toBe('Mardi 1er décembre 2026');
});

test('an hour never breaks over two lines', () => {
  expect(formatTime(now)).not.toContain(' ');
});

test('thousands are separated', () => {
  expect(plain(formatNumber(1290))).toBe('1 290');
});

test.each([
  [new Date(2026, 10, 17, 14, 6), 'à l’instant'],
  [new Date(2026, 10, 17, 14, 7), 'à l’instant'],
  [new Date(2026, 10, 17, 13, 54), 'il y a 12 min'],
  [new Date(2026, 10, 17, 13, 6), '13 h 06'],
  [new Date(2026, 10, 16, 17, 20), 'hier, 17 h 20'],
  [new Date(2026, 10, 13, 9, 0), 'vendredi 13 nov.'],
  [new Date(2026, 9, 2, 9, 0), '2 oct.'],
  [new Date(2025, 9, 2, 9, 0), '2 oct. 2025'],
  [new Date(2026, 9, 1, 9, 0), '1er oct.'],
])('%s is told as « %s »', (date, text) => {
  expect(plain(formatMoment(date, now))).toBe(text);
});

test.each([
  [new Date(2026, 10, 17), 47],
  [new Date(2026, 0, 1), 1],
  [new Date(2027, 0, 1), 53],
  [new Date(2024, 11, 30), 1],
])('the week of %s is %i', (date, week) => {
  expect(weekNumber(date)).toBe(week);
});

test.each([
  [new Date(2026, 10, 17, 9, 5), '9 h 05'],
  [new Date(2026, 10, 16, 23, 59), 'hier'],
  [new Date(2026, 10, 1, 9, 0), 'le 1er nov.'],
  [new Date(2025, 10, 2, 9, 0), 'le 2 nov. 2025'],
])('%s, since when: « %s »', (date, text) => {
  expect(plain(formatSince(date, now))).toBe(text);
});

test('a month of the plan starts at midnight in Paris', () => {
  expect(plain(formatParisDate(new Date('2026-11-30T23:00:00Z')))).toBe('1er déc. 2026');
});
