import { expect, test } from 'vitest';
import { officeHours } from '../../campaigns/engagement.ts';
import { parisCalendar } from '../calendar/person-calendar.ts';
import { chanceOfSlot } from './chance-of-slot.ts';
import { countActsLeft, drawNextSlot } from './next-slot.ts';
import { shortestGapMs } from './spacing.ts';

const now = new Date('2026-11-16T09:00:00Z');
const slot = (change: { accountId?: string; slotNumber?: number; actsLeft?: number; now?: Date }) =>
  drawNextSlot({
    accountId: 'un',
    slotNumber: 1,
    now,
    schedule: officeHours,
    window: null,
    calendar: parisCalendar,
    actsLeft: 15,
    ...change,
  });

test('the chance of a slot is its own, and always the same', () => {
  expect(chanceOfSlot('un', 1)).toBe(chanceOfSlot('un', 1));
  expect(new Set([chanceOfSlot('un', 1), chanceOfSlot('un', 2), chanceOfSlot('deux', 1)]).size).toBe(3);
});

test('chances spread evenly from 0 to 1', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let slotNumber = 0; slotNumber < 5000; slotNumber += 1) {
    const tenth = Math.floor(chanceOfSlot('2f1c9a1e-7d0b-4a55-9a4a-0c6f5a3f7a10', slotNumber) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  for (const count of tenths) expect(Math.abs(count - 500)).toBeLessThan(100);
});

test('the rest of the day is spread over what is left to do', () => {
  const gaps = [4, 15, 60].map((actsLeft) => slot({ actsLeft }).getTime() - now.getTime());
  expect(gaps[0]).toBeGreaterThan(gaps[1] ?? 0);
  expect(gaps[1]).toBeGreaterThan(gaps[2] ?? 0);
  expect(gaps[2]).toBeGreaterThanOrEqual(shortestGapMs);
});

test('at the end of the day the shortest rest remains', () => {
  const late = new Date('2026-11-16T16:59:00Z');
  expect(slot({ now: late, actsLeft: 30 }).getTime() - late.getTime()).toBe(shortestGapMs);
});

test('only what has both people and a quota is left to do', () => {
  const left = { invitation: 15, message: 0, visit: 40, note: null };
  expect(countActsLeft({ invite: 100, message: 12, visit: 3, withdraw: 2 }, left)).toBe(20);
  expect(countActsLeft({}, left)).toBe(0);
});
