import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import {
  billingPeriods,
  billingStateOf,
  centsOf,
  chooseSubscription,
  churnFrom,
  companyKeysOf,
  dueNotices,
  graceDays,
  graceEnd,
  isSequel,
  isYearly,
  type MirroredSubscription,
  measureChurn,
  monthsOf,
  paidPlans,
  priceCatalogue,
  promotionRefusal,
  readLookupKey,
  sumRevenue,
  timingOfChange,
} from './billing.ts';

const start = new Date('2026-03-01T10:00:00Z');
const later = (days: number) => new Date(start.getTime() + days * dayMs);
const active: MirroredSubscription = {
  plan: 'PRO',
  period: 'monthly',
  status: 'active',
  periodStart: start,
  periodEnd: later(31),
  isEnding: false,
  pastDueSince: null,
};
const unpaid: MirroredSubscription = { ...active, status: 'past_due', pastDueSince: later(2) };

describe('what a subscription opens', () => {
  test('none, active, ending at its last day, ended', () => {
    expect(billingStateOf(null, start)).toEqual({ is: 'none', plan: 'FREE' });
    expect(billingStateOf(active, later(5))).toEqual({ is: 'active', plan: 'PRO' });
    // Only the provider ends it: a late word of it closes nothing.
    expect(billingStateOf(active, later(60))).toEqual({ is: 'active', plan: 'PRO' });
    expect(billingStateOf({ ...active, isEnding: true }, later(5))).toEqual({
      is: 'ending',
      plan: 'PRO',
      endsAt: later(31),
    });
    expect(billingStateOf({ ...active, status: 'ended' }, later(5))).toEqual({ is: 'ended', plan: 'FREE' });
  });

  test('a payment that is missing leaves fourteen days, to the millisecond', () => {
    const until = graceEnd(later(2));
    expect(until).toEqual(later(2 + graceDays));
    expect(billingStateOf(unpaid, later(2))).toEqual({
      is: 'grace',
      plan: 'PRO',
      since: later(2),
      until,
      daysLeft: 14,
    });
    expect(billingStateOf(unpaid, new Date(until.getTime() - 1))).toMatchObject({ is: 'grace', daysLeft: 1 });
    expect(billingStateOf(unpaid, until)).toEqual({
      is: 'suspended',
      plan: 'FREE',
      since: until,
      paidPlan: 'PRO',
    });
    expect(billingStateOf({ ...unpaid, pastDueSince: null }, start)).toMatchObject({ since: start });
  });

  test('the days left never grow, and the plan closes when none is left', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 * 24 }), (hours) => {
        const state = billingStateOf(unpaid, new Date(later(2).getTime() + hours * 3_600_000));
        if (state.is === 'grace') expect(state.daysLeft).toBe(Math.ceil(14 - hours / 24));
        else expect(state.plan).toBe('FREE');
        expect(state.is === 'grace').toBe(hours < 14 * 24);
      }),
    );
  });

  test('each notice is due from its day on, one at a time, and the last when it is over', () => {
    const noticesOn = (day: number) => dueNotices(billingStateOf(unpaid, later(2 + day)), later(2 + day));
    expect([0, 3, 7, 12, 13, 14].map(noticesOn)).toEqual([
      ['grace-0'],
      ['grace-0'],
      ['grace-7'],
      ['grace-7'],
      ['grace-13'],
      ['grace-over'],
    ]);
    expect(dueNotices(billingStateOf(active, start), start)).toEqual([]);
  });
});

test('of several subscriptions, a live one, the higher plan, then the newer counts', () => {
  const ended = { ...active, plan: 'EXPERT', status: 'ended' } as const;
  const solo = { ...active, plan: 'SOLO' } as const;
  const newer = { ...active, periodStart: later(3) };
  for (const list of [
    [ended, solo, active, newer],
    [newer, active, solo, ended],
  ])
    expect(chooseSubscription<MirroredSubscription>(list)).toBe(newer);
  expect(chooseSubscription([ended])).toBe(ended);
  expect(chooseSubscription([])).toBeNull();
});

describe('prices', () => {
  test('each has one name, which is read back, and says its cents and its months', () => {
    expect(priceCatalogue).toHaveLength(paidPlans.length * billingPeriods.length);
    expect(new Set(priceCatalogue.map(({ key }) => key)).size).toBe(priceCatalogue.length);
    for (const price of priceCatalogue) expect(readLookupKey(price.key)).toBe(price);
    expect(readLookupKey('accroche_enterprise_monthly')).toBeNull();
    expect(readLookupKey(null)).toBeNull();
  });

  test('a first year of fourteen months costs a year', () => {
    expect(monthsOf).toEqual({ monthly: 1, yearly: 12, welcome: 14 });
    expect([centsOf('PRO', 'monthly'), centsOf('PRO', 'yearly'), centsOf('PRO', 'welcome')]).toEqual([
      12_900, 129_000, 129_000,
    ]);
    expect(isSequel({ plan: 'PRO', period: 'welcome' }, { plan: 'PRO', period: 'yearly' })).toBe(true);
    expect(isSequel({ plan: 'PRO', period: 'welcome' }, { plan: 'SOLO', period: 'yearly' })).toBe(false);
    expect(isSequel({ plan: 'PRO', period: 'yearly' }, { plan: 'PRO', period: 'yearly' })).toBe(false);
  });
});

test('the revenue of a month: years shared out, what ends and what waits named, what ended left out', () => {
  expect(
    sumRevenue([
      { ...active, count: 3 },
      { ...active, period: 'yearly', isEnding: true, count: 1 },
      { ...active, period: 'welcome', count: 1 },
      { ...unpaid, plan: 'SOLO', count: 1 },
      { ...active, plan: 'EXPERT', status: 'ended', count: 5 },
    ]),
  ).toEqual({
    subscriptions: 6,
    monthlyCents: Math.round(3 * 12_900 + 129_000 / 12 + 129_000 / 14 + 9_900),
    ending: 1,
    endingCents: 10_750,
    unpaid: 1,
  });
  expect(sumRevenue([])).toMatchObject({ subscriptions: 0, monthlyCents: 0, endingCents: 0 });
});

test.each([
  ['SOLO monthly', 'PRO monthly', 'now'],
  ['SOLO yearly', 'PRO monthly', 'now'],
  ['EXPERT monthly', 'PRO yearly', 'at_period_end'],
  ['PRO monthly', 'PRO yearly', 'now'],
  ['PRO yearly', 'PRO monthly', 'at_period_end'],
  ['PRO welcome', 'PRO yearly', 'same'],
  ['PRO monthly', 'PRO monthly', 'same'],
] as const)('from %s to %s: %s', (from, to, timing) => {
  const termsOf = (text: string) => {
    const [plan, period] = text.split(' ');
    return { plan, period } as Parameters<typeof timingOfChange>[0];
  };
  expect(timingOfChange(termsOf(from), termsOf(to))).toBe(timing);
});

describe('BIENVENUE', () => {
  const first = { interval: 'yearly', isUsed: false, isUsedByCompany: false } as const;
  test.each([
    ['bienvenue ', {}, null],
    ['SOLDES', {}, /n’existe pas/],
    ['BIENVENUE', { interval: 'monthly' as const }, /facturation annuelle/],
    ['BIENVENUE', { isYearlyNow: true }, /la vôtre a commencé/],
    ['BIENVENUE', { isUsed: true }, /une fois par client/],
    ['BIENVENUE', { isUsedByCompany: true }, /une fois par entreprise/],
  ])('%s with %o', (code, change, reason) => {
    const refusal = promotionRefusal(code, { ...first, ...change });
    if (reason) expect(refusal).toMatch(reason);
    else expect(refusal).toBeNull();
  });

  test('a company is its VAT number and the domain of its mail, never a public mailbox', () => {
    expect(companyKeysOf('ana@paie.fr', 'fr 12 345 678 901')).toEqual([
      'vat:FR12345678901',
      'domain:paie.fr',
    ]);
    expect(companyKeysOf('Ana@Paie.FR', null)).toEqual(['domain:paie.fr']);
    expect(companyKeysOf('ana@gmail.com', 'FR12345678901')).toEqual(['vat:FR12345678901']);
    expect(companyKeysOf('ana@gmail.com', null)).toEqual([]);
    expect(companyKeysOf('ana@outlook.fr', '')).toEqual([]);
    expect(companyKeysOf('ana@free-lance.fr', null)).toEqual(['domain:free-lance.fr']);
  });

  test('who pays by the year had their first year, until it ended', () => {
    expect(isYearly({ period: 'welcome', status: 'active' })).toBe(true);
    expect(isYearly({ period: 'monthly', status: 'active' })).toBe(false);
    expect(isYearly({ period: 'yearly', status: 'ended' })).toBe(false);
    expect(isYearly(null)).toBe(false);
  });
});

test('churn: of those that ran thirty days ago, who has ended since', () => {
  const pro = { plan: 'PRO', period: 'monthly', isOver: false, count: 1 } as const;
  const ran = [pro, { ...pro, isOver: true }, { ...pro, period: 'yearly', isOver: true } as const];
  expect(measureChurn(ran)).toEqual({ ran: 3, ended: 2, ranCents: 36_550, endedCents: 23_650 });
  expect(measureChurn([])).toEqual({ ran: 0, ended: 0, ranCents: 0, endedCents: 0 });
  expect(churnFrom(new Date('2026-11-17T12:00:00Z'))).toEqual(new Date('2026-10-18T12:00:00Z'));
});
