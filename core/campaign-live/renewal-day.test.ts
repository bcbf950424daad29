import { expect, test } from 'vitest';
import { renewalDay } from './renewal-day.ts';

test('what was done six days ago leaves the week tomorrow', () => {
  const uses = [
    { day: '2026-11-11' as const, used: 40 },
    { day: '2026-11-16' as const, used: 35 },
  ];
  expect(renewalDay(uses, '2026-11-17', 75)).toBe('2026-11-18');
  expect(renewalDay(uses.slice(1), '2026-11-17', 35)).toBe('2026-11-23');
  expect(renewalDay([{ day: '2026-11-17', used: 75 }], '2026-11-17', 75)).toBe('2026-11-24');
});
