import { expect, test } from 'vitest';
import type { LoggedJourney } from './journey.ts';
import { medianDay, survivalCurve, type Wait, waitOf } from './survival.ts';

const over = (...days: number[]): Wait[] => days.map((day) => ({ days: day, isOver: true }));
const still = (...days: number[]): Wait[] => days.map((day) => ({ days: day, isOver: false }));

/**
 * Weeks in remission of 21 people given 6-mercaptopurine: Freireich et al. (1963), Blood 21, as worked out in Cox and
 * Oakes (1984), « Analysis of Survival Data », table 1.1 and section 4.2, and Collett (2003), table 2.2.
 */
const remission = [
  ...over(6, 6, 6, 7, 10, 13, 16, 22, 23),
  ...still(6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35),
];
const published = [
  [6, 21, 3, 0.857],
  [7, 17, 1, 0.807],
  [10, 15, 1, 0.753],
  [13, 12, 1, 0.69],
  [16, 11, 1, 0.627],
  [22, 7, 1, 0.538],
  [23, 6, 1, 0.448],
] as const;

test('the curve is the published one', () => {
  const curve = survivalCurve(remission);
  expect(curve.map(({ day, waiting, came }) => [day, waiting, came])).toEqual(
    published.map(([day, waiting, came]) => [day, waiting, came]),
  );
  for (const [at, [, , , left]] of published.entries())
    expect(1 - (curve[at]?.share ?? 0)).toBeCloseTo(left, 3);
  expect(medianDay(curve)).toBe(23);
});

test('when nobody waits any more, it is the plain share; before anything came, there is none', () => {
  expect(survivalCurve(over(1, 1, 2, 5)).map(({ share }) => share)).toEqual([0.5, 0.75, 1]);
  expect(survivalCurve(still(3, 4))).toEqual([]);
  expect(medianDay([])).toBeNull();
});

test('nobody waits for an invitation that was taken back', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 9, number));
  const invited: LoggedJourney = {
    campaignId: 'campaign',
    personId: 'person',
    enrolledAt: day(1),
    triedAt: day(1),
    failure: null,
    sends: [{ stepKey: 'invitation', act: 'invite', at: day(1) }],
    isOver: false,
    invitationGoneAt: null,
    acceptedAt: null,
    repliedAt: null,
    isPositive: false,
    meetingAt: null,
  };
  expect(waitOf(invited, 'accepted', day(31))).toEqual({ days: 30, isOver: false });
  expect(waitOf({ ...invited, invitationGoneAt: day(15) }, 'accepted', day(31))).toEqual({
    days: 14,
    isOver: false,
  });
});
