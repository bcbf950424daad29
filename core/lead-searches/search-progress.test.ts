import { expect, test } from 'vitest';
import { rowLimitReached, searchProgress } from './search-progress.ts';

const at = (change: Partial<Parameters<typeof searchProgress>[0]>) =>
  searchProgress({ stage: 'pages', seat: 'classic', rows: 0, profilesRead: 0, profilesToRead: 0, ...change });

test('every page and every profile moves it, and nothing moves it back', () => {
  const course = [
    at({}),
    ...[50, 100, 150, 600, 1000].map((rows) => at({ rows })),
    ...[1, 2, 3].map((read) =>
      at({ stage: 'profiles', rows: 1000, profilesRead: read, profilesToRead: 3 - read }),
    ),
  ];
  expect(course[0]).toBe(0);
  expect(course.at(-1)).toBe(1);
  for (const [index, progress] of course.entries())
    if (index > 0) expect(progress).toBeGreaterThan(course[index - 1] ?? 1);
});

test('the first page is seen, and the last one waits for the profiles', () => {
  expect(at({ rows: 50 })).toBeGreaterThan(0.04);
  expect(at({ rows: 1200 })).toBe(0.2);
  expect(at({ stage: 'profiles', rows: 1200 })).toBe(0.2);
});

test('each seat has its own end', () => {
  expect(rowLimitReached('classic', 999)).toBeNull();
  expect(rowLimitReached('classic', 1000)).toBe(1000);
  expect(rowLimitReached('sales_navigator', 1000)).toBeNull();
  expect(rowLimitReached('sales_navigator', 2500)).toBe(2500);
});
