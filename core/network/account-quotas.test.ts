import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../time/calendar-day.ts';
import {
  defaultQuotas,
  leftForCampaigns,
  leftOf,
  quotaNames,
  quotasOn,
  rampWeeksFrom,
} from './account-quotas.ts';

const start = '2026-11-16';

test('a new account goes from 3 to 15 invitations a day in four weeks', () => {
  const weeks = rampWeeksFrom(start, defaultQuotas);
  expect(weeks.map(({ invitationsPerDay }) => invitationsPerDay)).toEqual([3, 7, 11, 15]);
  expect(weeks.map(({ invitationsPerWeek }) => invitationsPerWeek)).toEqual([15, 35, 55, 75]);
  expect(weeks[0]).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  expect(weeks[3]).toMatchObject({ from: '2026-12-07', share: 1 });
});

test('an account that was active before has its full quotas at once', () => {
  expect(quotasOn(start, defaultQuotas, { rampStartedOn: null })).toEqual(defaultQuotas);
});

test('the ramp only grows, and never passes the settings', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 200 }), (age, limit) => {
      const settings = { ...defaultQuotas, invitationsPerWeek: limit };
      const today = quotasOn(addDays(start, age), settings, { rampStartedOn: start });
      const tomorrow = quotasOn(addDays(start, age + 1), settings, { rampStartedOn: start });
      for (const name of quotaNames) {
        expect(today[name]).toBeLessThanOrEqual(tomorrow[name]);
        expect(tomorrow[name]).toBeLessThanOrEqual(settings[name]);
        expect(today[name]).toBeGreaterThanOrEqual(1);
      }
    }),
  );
});

test('what is left is the smaller of the day and the week, never negative', () => {
  expect(leftOf({ usedToday: 2, perDay: 15, usedInSevenDays: 70, perWeek: 75 })).toBe(5);
  expect(leftOf({ usedToday: 14, perDay: 15, usedInSevenDays: 20, perWeek: 75 })).toBe(1);
  expect(leftOf({ usedToday: 20, perDay: 15, usedInSevenDays: 20, perWeek: null })).toBe(0);
});

test('campaigns leave five messages of a day to the user, and fewer where there are few', () => {
  expect(leftForCampaigns(25, 25)).toBe(20);
  expect(leftForCampaigns(5, 25)).toBe(0);
  expect(leftForCampaigns(2, 25)).toBe(0);
  expect(leftForCampaigns(5, 5)).toBe(4);
  expect(leftForCampaigns(1, 1)).toBe(1);
});
