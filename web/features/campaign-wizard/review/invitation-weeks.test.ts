import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weekdayOf } from '#core/calendar-day.ts';
import { planInvitations } from '#core/campaigns/invitation-calendar.ts';
import { weeksOf } from './invitation-weeks.ts';

test('every invitation of the plan is in one week, and weeks start on Mondays', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (people) => {
      const weeks = weeksOf(planInvitations({ people, startOn: '2026-11-18', connectedOn: null }));
      expect(weeks.reduce((sum, { total }) => sum + total, 0)).toBe(people);
      expect(weeks.every(({ monday }) => weekdayOf(monday) === 1)).toBe(true);
      expect(new Set(weeks.map(({ monday }) => monday)).size).toBe(weeks.length);
    }),
  );
});
