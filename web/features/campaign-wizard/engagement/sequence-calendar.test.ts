import fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { type Day, weekdayOf } from '#core/time/calendar-day.ts';
import { nationalHoliday } from '#core/time/french-holidays.ts';
import { planSequence } from './sequence-calendar.ts';

const plan = (from: Day, acceptedAfterDays: number, config = defaultEngagement) =>
  planSequence(config, { from, acceptedAfterDays }).map(({ key, day }) => `${key} ${day}`);

test('a start on a Saturday waits for Monday; the steps count working days', () => {
  expect(plan('2026-11-14', 3)).toEqual([
    'visite 2026-11-16',
    'invitation 2026-11-17',
    'message-1 2026-11-23',
    'relance-1 2026-11-27',
    'relance-2 2026-12-08',
  ]);
});

test('a holiday is stepped over', () => {
  expect(plan('2026-11-10', 0).slice(0, 2)).toEqual(['visite 2026-11-10', 'invitation 2026-11-12']);
});

test('August is left out when asked, and a step’s own days are kept', () => {
  const schedule = { ...defaultEngagement.schedule, skipsAugust: true };
  expect(plan('2026-07-31', 0, { ...defaultEngagement, schedule })[1]).toBe('invitation 2026-09-01');
  const steps = defaultEngagement.steps.map((step) =>
    step.key === 'message-1' ? { ...step, window: { days: [4], from: '09:00', to: '12:00' } } : step,
  );
  expect(plan('2026-11-16', 0, { ...defaultEngagement, steps })[2]).toBe('message-1 2026-11-19');
});

test('nothing ever falls on a weekend or a holiday, nor before what precedes it', () => {
  const day = fc
    .date({ min: new Date('2025-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10) as Day);
  fc.assert(
    fc.property(day, fc.nat(28), (from, acceptedAfterDays) => {
      const days = planSequence(defaultEngagement, { from, acceptedAfterDays }).map((step) => step.day);
      expect(days).toHaveLength(5);
      expect(days).toEqual(days.toSorted());
      for (const one of days) {
        expect(weekdayOf(one)).toBeLessThanOrEqual(5);
        expect(nationalHoliday(one)).toBeNull();
      }
    }),
  );
});
