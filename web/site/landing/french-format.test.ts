import { expect, test } from 'vitest';
import { dateRange, dayNumber, longDate, shortDate, weekdayLetter } from './french-format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('dates as a French page writes them', () => {
  expect(plain(longDate('2026-11-16'))).toBe('lundi 16 novembre');
  expect(plain(longDate('2027-02-01'))).toBe('lundi 1er février');
  expect(plain(shortDate('2026-12-07'))).toBe('7 déc.');
  expect(weekdayLetter('2026-11-21')).toBe('S');
  expect(dayNumber('2026-12-01')).toBe(1);
});

test('a range says its month and its year once, unless it crosses one', () => {
  expect(plain(dateRange('2026-11-16', '2026-11-19'))).toBe('du lundi 16 au jeudi 19 novembre 2026');
  expect(plain(dateRange('2027-03-01', '2027-03-04'))).toBe('du lundi 1er au jeudi 4 mars 2027');
  expect(plain(dateRange('2026-11-16', '2027-11-18'))).toBe(
    'du lundi 16 novembre 2026 au jeudi 18 novembre 2027',
  );
  expect(plain(dateRange('2026-11-16', '2026-12-17'))).toBe('du lundi 16 novembre au jeudi 17 décembre 2026');
  expect(plain(dateRange('2026-12-14', '2027-01-08'))).toBe(
    'du lundi 14 décembre 2026 au vendredi 8 janvier 2027',
  );
});
