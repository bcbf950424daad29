import { expect, test } from 'vitest';
import { eveningBeforeWork } from './evening-before-work.ts';

test.each([
  ['a Sunday begins that evening', '2026-11-15T10:00:00Z', '2026-11-15T19:30:00.000Z'],
  ['a Friday waits for Sunday', '2026-11-13T10:00:00Z', '2026-11-15T19:30:00.000Z'],
  ['the day before a holiday waits for the end of it', '2026-11-10T10:00:00Z', '2026-11-11T19:30:00.000Z'],
  ['in summer, the hour of Paris', '2026-06-01T23:30:00Z', '2026-06-02T18:30:00.000Z'],
])('%s', (_case, now, evening) => {
  expect(eveningBeforeWork(new Date(now)).toISOString()).toBe(evening);
});
