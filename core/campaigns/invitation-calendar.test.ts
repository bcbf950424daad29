import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rampShare } from '../network/account-quotas.ts';
import { addDays, weekdayOf } from '../time/calendar-day.ts';
import { isWorkingDay } from '../time/french-holidays.ts';
import { planInvitations } from './invitation-calendar.ts';

const perWeek = (plan: ReturnType<typeof planInvitations>) => {
  const weeks: number[] = [];
  for (const { day, invitations } of plan.days) {
    if (weekdayOf(day) === 1 || weeks.length === 0) weeks.push(0);
    weeks[weeks.length - 1]! += invitations;
  }
  return weeks;
};

test('240 people from a new account: the calendar of the landing page', () => {
  const plan = planInvitations({ people: 240, startOn: '2026-11-16', connectedOn: '2026-11-16' });
  expect(perWeek(plan)).toEqual([15, 35, 55, 75, 60]);
  expect(plan).toMatchObject({ firstDay: '2026-11-16', lastDay: '2026-12-17', workingDays: 24 });
});

test('an active account starts at full speed, and a holiday sends nothing', () => {
  const plan = planInvitations({ people: 75, startOn: '2026-11-09', connectedOn: null });
  expect(plan.days.slice(0, 5).map(({ invitations }) => invitations)).toEqual([15, 15, 0, 15, 15]);
  expect(plan.days[2]?.off).toBe('holiday');
});

test('the ramp goes from 20 % to 100 % in four weeks', () => {
  const shares = [0, 7, 14, 21, 28, 200].map((days) => rampShare('2026-11-16', addDays('2026-11-16', days)));
  expect(shares.map((share) => Math.round(share * 100))).toEqual([20, 47, 73, 100, 100, 100]);
});

test('whatever is asked: everyone is invited once, within every limit', () => {
  const start = fc.integer({ min: 0, max: 1500 }).map((offset) => addDays('2026-01-01', offset));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), start, fc.boolean(), (people, startOn, isNew) => {
      const { days } = planInvitations({ people, startOn, connectedOn: isNew ? startOn : null });
      const sent = days.map(({ invitations }) => invitations);
      expect(sent.reduce((sum, count) => sum + count, 0)).toBe(people);
      for (const [index, { day, invitations }] of days.entries()) {
        expect(invitations).toBeLessThanOrEqual(15);
        if (!isWorkingDay(day)) expect(invitations).toBe(0);
        const anyWeek = sent.slice(index, index + 7).reduce((sum, count) => sum + count, 0);
        expect(anyWeek).toBeLessThanOrEqual(75);
      }
      expect(sent.at(-1)).toBeGreaterThan(0);
    }),
  );
});
