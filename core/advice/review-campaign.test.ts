import { describe, expect, test } from 'vitest';
import type { Journey, Send } from '../analytics/journey.ts';
import type { SequenceStep } from '../campaigns/engagement.ts';
import { dayMs } from '../time/durations.ts';
import { type AdviceRule, adviceRules, type Evidence } from './finding.ts';
import { reviewCampaign } from './review-campaign.ts';

const now = new Date('2026-11-17T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;
const steps: SequenceStep[] = [
  { key: 'invitation', delayDays: 0, window: null, kind: 'invitation', hasNote: false, instruction: '' },
  { key: 'message', delayDays: 0, window: null, kind: 'message', ...writing },
];

type Part = {
  people: number;
  /** Of those people, how many accepted and how many answered. */
  accepted: number;
  replied: number;
  headline?: string;
  variant?: Journey['variant'];
};

/** People contacted over the last weeks, none of them too lately to have answered. */
function people({ people, accepted, replied, headline = 'DRH', variant = 'a' }: Part): Journey[] {
  return Array.from({ length: people }, (_, at): Journey => {
    const invitedAt = daysAgo(20 + (at % 10));
    const isAccepted = at < accepted;
    const message: Send = { stepKey: 'message', act: 'message', at: daysAgo(15) };
    return {
      campaignId: 'campaign',
      personId: `${headline} ${variant} ${at}`,
      variant,
      enrolledAt: invitedAt,
      triedAt: invitedAt,
      failure: null,
      isOver: false,
      sends: [{ stepKey: 'invitation', act: 'invite', at: invitedAt }, ...(isAccepted ? [message] : [])],
      acceptedAt: isAccepted ? daysAgo(16) : null,
      repliedAt: at < replied ? daysAgo(14) : null,
      isPositive: false,
      meetingAt: null,
      headline,
      headcountBand: null,
      employees: null,
      source: 'search',
      department: null,
      location: null,
      naf: null,
      texts: [],
    };
  });
}

const upcoming = (count: number): Journey[] =>
  people({ people: count, accepted: 0, replied: 0 }).map((journey) => ({
    ...journey,
    personId: `later ${journey.personId}`,
    triedAt: null,
    sends: [],
  }));

const healthy: Evidence = {
  now,
  isRunning: true,
  journeys: [...people({ people: 200, accepted: 70, replied: 20 }), ...upcoming(300)],
  steps,
  leads: { judged: 600, kept: 500 },
  waitingForText: 2,
  notes: { count: 0, averageLength: 0 },
};

const advisedBy = (evidence: Evidence): AdviceRule[] =>
  reviewCampaign(evidence)
    .filter(({ advice }) => advice)
    .map(({ rule }) => rule);

describe('a campaign that goes well', () => {
  test('gets no advice, and every rule says what it looked at', () => {
    const findings = reviewCampaign(healthy);
    expect(findings.map(({ rule }) => rule)).toEqual(adviceRules);
    expect(advisedBy(healthy)).toEqual([]);
    for (const { looksAt, today } of findings) expect(looksAt && today).toBeTruthy();
  });
});

describe('each fault is named, and only that one', () => {
  const faults: [AdviceRule, Partial<Evidence>][] = [
    [
      'low_acceptance',
      { journeys: [...people({ people: 200, accepted: 20, replied: 5 }), ...upcoming(300)] },
    ],
    ['low_replies', { journeys: [...people({ people: 200, accepted: 70, replied: 2 }), ...upcoming(300)] }],
    ['note_too_long', { notes: { count: 80, averageLength: 271 } }],
    [
      'segment',
      {
        journeys: [
          ...people({ people: 100, accepted: 50, replied: 20, headline: 'DRH' }),
          ...people({ people: 100, accepted: 18, replied: 5, headline: 'Directeur financier' }),
          ...upcoming(300),
        ],
      },
    ],
    [
      'variants',
      {
        journeys: [
          ...people({ people: 160, accepted: 150, replied: 50, variant: 'a' }),
          ...people({ people: 160, accepted: 150, replied: 12, variant: 'b' }),
          ...upcoming(400),
        ],
      },
    ],
    [
      'pending_invitations',
      { journeys: [...people({ people: 500, accepted: 150, replied: 40 }), ...upcoming(700)] },
    ],
    ['waiting_texts', { waitingForText: 23 }],
    ['dry_list', { journeys: [...people({ people: 200, accepted: 70, replied: 20 }), ...upcoming(40)] }],
    ['narrow_target', { leads: { judged: 23, kept: 1 } }],
  ];
  test.each(faults)('%s', (rule, change) => {
    expect(advisedBy({ ...healthy, ...change })).toEqual([rule]);
  });
});

test('a young campaign is not judged: what is missing is said', () => {
  const young = {
    ...healthy,
    journeys: [...people({ people: 12, accepted: 0, replied: 0 }), ...upcoming(300)],
    leads: { judged: 12, kept: 1 },
  };
  const findings = reviewCampaign(young);
  expect(findings.filter(({ advice }) => advice)).toEqual([]);
  expect(findings.find(({ rule }) => rule === 'low_acceptance')).toMatchObject({
    verdict: 'early',
    missing: '48\u00a0invitations',
  });
});

test('an invitation of yesterday is no refusal', () => {
  const fresh = people({ people: 100, accepted: 0, replied: 0 }).map((journey) => ({
    ...journey,
    sends: journey.sends.map((send) => ({ ...send, at: daysAgo(1) })),
  }));
  expect(
    reviewCampaign({ ...healthy, journeys: fresh }).find(({ rule }) => rule === 'low_acceptance')?.verdict,
  ).toBe('early');
});
