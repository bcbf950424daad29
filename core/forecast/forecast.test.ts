import { describe, expect, test } from 'vitest';
import { officeHours, type SequenceStep } from '../campaigns/engagement.ts';
import { parisCalendar } from '../engine/calendar/person-calendar.ts';
import type { PastStep, Relation } from '../engine/decide/run-state.ts';
import { defaultQuotas } from '../network/account-quotas.ts';
import { forecastCampaign } from './forecast.ts';
import type { ForecastPerson, Population } from './population.ts';
import { acceptanceDelays, chanceLeft, chooseRates, delayOf, rangeOf, shareWithin } from './priors.ts';

const monday = new Date('2026-11-16T08:00:00Z');
const ago = (days: number) => new Date(monday.getTime() - days * 86_400_000);
const base = { delayDays: 0, window: null };
const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;
const steps: SequenceStep[] = [
  { ...base, key: 'invitation', kind: 'invitation', hasNote: false, instruction: '' },
  { ...base, key: 'attente', kind: 'wait', maxDays: 45, withdrawsInvitation: false },
  { ...base, key: 'message', kind: 'message', ...writing },
];
const none = { occurred: 0, outOf: 0 };
const rates = chooseRates({ acceptance: none, reply: none, positive: none });

function population(relation: Relation, past: PastStep[], count = 40): Population {
  const people = Array.from(
    { length: count },
    (_, index): ForecastPerson => ({
      ...{ id: `p${index}`, campaignId: 'paie', sequenceVersion: 1, score: 50, company: null },
      ...{ state: 'waiting', reason: 'delay', nextActionAt: monday, enrolledAt: ago(60), past },
      texts: new Map([['message', 'approved']]),
      person: {
        ...{ isOpposed: false, isExcluded: false, repliedAt: null, takenOverAt: null },
        ...{ hasColleagueReplied: false, pausedUntil: null, relation, calendar: parisCalendar },
      },
    }),
  );
  return {
    account: {
      ...{ id: 'compte', health: 'connected', backsOffUntil: null, nextSlotAt: null, slotNumber: 0 },
      ...{ quotas: defaultQuotas, rampStartedOn: null, tier: 'premium', noteBudget: 3, uses: [] },
      pendingInvitations: 0,
    },
    campaigns: [
      {
        ...{ id: 'paie', status: 'active', currentVersion: 1, lastServedAt: null },
        sequences: new Map([[1, { steps, schedule: officeHours }]]),
      },
    ],
    people,
    pending: [],
  };
}
const foresee = (relation: Relation, past: PastStep[], count?: number) =>
  forecastCampaign(population(relation, past, count), { campaignId: 'paie', now: monday, rates });
const done = (stepKey: string, days: number): PastStep => ({ stepKey, outcome: 'done', at: ago(days) });

describe('what had left before the forecast began', () => {
  test('invitations that wait are still accepted, the fewer the longer they wait', () => {
    const daysOn = (days: number) =>
      foresee({ is: 'invited', since: ago(days) }, [done('invitation', days)]).accepted.likely;
    const fresh = foresee({ is: 'none' }, []).accepted.likely;
    expect(fresh).toBe(11);
    expect([daysOn(0), daysOn(1), daysOn(7), daysOn(41)]).toEqual([11, 5, 2, 0]);
  });

  test('who accepts later is written to, and may reply', () => {
    const foreseen = foresee({ is: 'invited', since: ago(1) }, [done('invitation', 1)]);
    expect(foreseen.messages.likely).toBeGreaterThan(0);
    expect(foreseen.replies.high).toBeGreaterThan(0);
  });

  test('a message that left is still replied to, for two weeks', () => {
    const daysOn = (days: number) =>
      foresee({ is: 'connected', since: ago(days) }, [
        done('invitation', days),
        done('attente', days),
        done('message', days),
      ]).replies;
    expect(daysOn(0.1).likely).toBe(3);
    expect(daysOn(3).likely).toBe(1);
    expect(daysOn(15)).toEqual({ low: 0, likely: 0, high: 0 });
  });
});

describe('each case holds what its end of the ranges says', () => {
  const isOrdered = ({ low, likely, high }: { low: number; likely: number; high: number }) =>
    low <= likely && likely <= high;

  test.each([1, 4, 9, 17, 60, 250])('of %i people, each acceptance is written to', (count) => {
    const { accepted, replies, messages, days } = foresee({ is: 'none' }, [], count);
    expect(accepted).toEqual(rangeOf(count, rates.acceptance));
    // One message each: as many leave as accept, on the days of the calendar too.
    expect(messages).toEqual(accepted);
    for (const end of ['low', 'likely', 'high'] as const) {
      expect(days.reduce((sum, day) => sum + day.messages[end], 0)).toBe(accepted[end]);
      expect(replies[end]).toBe(rangeOf(accepted[end], rates.reply)[end]);
    }
    expect(isOrdered(replies)).toBe(true);
  });

  test('more replies leave fewer messages to follow up with, and the range stays a range', () => {
    const followed = population({ is: 'connected', since: ago(1) }, [
      done('invitation', 2),
      done('attente', 1),
    ]);
    const [campaign] = followed.campaigns;
    const followUp: SequenceStep = { ...base, key: 'relance', kind: 'follow_up', delayDays: 4, ...writing };
    const foreseen = forecastCampaign(
      {
        ...followed,
        campaigns: campaign
          ? [
              {
                ...campaign,
                sequences: new Map([[1, { steps: [...steps, followUp], schedule: officeHours }]]),
              },
            ]
          : [],
        people: followed.people.map((person) => ({
          ...person,
          texts: new Map([...person.texts, ['relance', 'approved']]),
        })),
      },
      { campaignId: 'paie', now: monday, rates: { ...rates, reply: { ...rates.reply, share: 0.4 } } },
    );
    expect(foreseen.replies.high).toBeGreaterThan(foreseen.replies.low);
    expect(isOrdered(foreseen.messages)).toBe(true);
    expect(foreseen.messages.low).toBeLessThan(80);
  });
});

test('how long it takes, and how many have after so long, are one curve', () => {
  for (const share of [0.05, 0.21, 0.5, 0.9, 0.995])
    expect(shareWithin(acceptanceDelays, delayOf(acceptanceDelays, share))).toBeCloseTo(share, 10);
  expect(shareWithin(acceptanceDelays, 0)).toBe(0);
  expect(shareWithin(acceptanceDelays, 1e12)).toBe(1);
});

test('what has not happened yet is less likely the more of its time has passed', () => {
  expect(chanceLeft(0.3, 1)).toBeCloseTo(0.3);
  expect(chanceLeft(0.3, 0.5)).toBeCloseTo(0.15 / 0.85);
  expect(chanceLeft(0.3, 0)).toBe(0);
  expect(chanceLeft(1, 0)).toBe(0);
});
