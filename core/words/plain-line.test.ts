import { expect, test } from 'vitest';
import { plainLine, withoutDirections } from './plain-line.ts';

test('nothing of a name turns round, hides or breaks what stands beside it', () => {
  expect(plainLine('\u202etnopuD\u2067')).toBe('tnopuD');
  expect(plainLine('Ma\u200brie\ufeff Du\u00adpont')).toBe('Marie Dupont');
  expect(plainLine('Marie\nDupont\u2028')).toBe('Marie Dupont');
  expect(plainLine(`Z${'\u0337\u0322'.repeat(9)}o`)).toBe('Z\u0337\u0322o');
});

test('what a script or an emoji is written with stays', () => {
  for (const name of [
    'Élodie',
    'مدير المشتريات',
    'می‌خواهم',
    '👨‍👩‍👧‍👦',
    'Nguyễn',
    'e\u0302\u0301',
    'O’Neill-Saint',
  ])
    expect(plainLine(name)).toBe(name);
});

test('what is too long is cut between two signs, and says so', () => {
  expect(plainLine('abcdef', 6)).toBe('abcdef');
  expect(plainLine('abcdefg', 6)).toBe('abcde…');
  expect(plainLine('abcd👨g', 6)).toBe('abcd…');
});

test('a text within a sentence keeps its lines', () => {
  expect(withoutDirections('un\u202e\ndeux\u2066')).toBe('un\ndeux');
});
