import type { Journey, Send } from '#core/analytics/journey.ts';
import { officeHours, type SequenceStep } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import type { Evidence, SentText } from '#core/intelligence/evidence.ts';
import { dayMs } from '#core/time/durations.ts';

export const evidenceNow = new Date('2026-11-17T09:00:00Z');
export const daysAgo = (days: number, hour = 9) =>
  new Date(evidenceNow.getTime() - days * dayMs + (hour - 9) * 3_600_000);

const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;
export const invitation: SequenceStep = {
  key: 'invitation',
  delayDays: 0,
  window: null,
  kind: 'invitation',
  hasNote: false,
  instruction: '',
};
export const wait: SequenceStep = {
  key: 'attente',
  delayDays: 0,
  window: null,
  kind: 'wait',
  maxDays: 28,
  withdrawsInvitation: true,
};
export const message: Extract<SequenceStep, { kind: 'message' }> = {
  key: 'message',
  delayDays: 0,
  window: null,
  kind: 'message',
  ...writing,
};
export const followUp: Extract<SequenceStep, { kind: 'follow_up' }> = {
  ...message,
  key: 'relance',
  kind: 'follow_up',
  delayDays: 5,
};

type Part = {
  people: number;
  /** Of those people, how many accepted and how many answered. */
  accepted: number;
  replied: number;
  /** Of the answers, how many were good ones: half of them unless said. */
  positive?: number;
  headline?: string;
  name?: string;
  hour?: number;
  hasFollowUp?: boolean;
};

/** People contacted over the last weeks, none of them too lately to have answered. */
export function contacted(part: Part): Journey[] {
  const {
    people,
    accepted,
    replied,
    headline = 'DRH',
    name = headline,
    hour = 9,
    hasFollowUp = false,
  } = part;
  const { positive = Math.ceil(replied / 2) } = part;
  return Array.from({ length: people }, (_, at): Journey => {
    const invitedAt = daysAgo(30 + (at % 10), hour);
    const isAccepted = at < accepted;
    const sends: Send[] = [{ stepKey: 'invitation', act: 'invite', at: invitedAt }];
    if (isAccepted) sends.push({ stepKey: 'message', act: 'message', at: daysAgo(25, hour) });
    if (isAccepted && hasFollowUp && at >= replied)
      sends.push({ stepKey: 'relance', act: 'message', at: daysAgo(20, hour) });
    return {
      campaignId: 'campaign',
      personId: `${name} ${at}`,
      enrolledAt: invitedAt,
      triedAt: invitedAt,
      failure: null,
      isOver: false,
      sends,
      invitationGoneAt: null,
      acceptedAt: isAccepted ? daysAgo(27) : null,
      repliedAt: at < replied ? daysAgo(23) : null,
      isPositive: at < positive,
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

export const upcoming = (count: number): Journey[] =>
  contacted({ people: count, accepted: 0, replied: 0, name: 'later' }).map((journey) => ({
    ...journey,
    triedAt: null,
    sends: [],
  }));

/** A campaign in which all goes well. */
export const healthyEvidence: Evidence = {
  now: evidenceNow,
  isRunning: true,
  journeys: [...contacted({ people: 200, accepted: 70, replied: 12 }), ...upcoming(300)],
  steps: [invitation, wait, message, followUp],
  sequence: {
    ...defaultEngagement,
    schedule: officeHours,
    steps: [invitation, wait, message, followUp],
  },
  texts: [],
  arguments: [],
  target: null,
  leads: { judged: 600, kept: Array.from({ length: 500 }, (_, at) => `kept ${at}`), refusals: [] },
  waitingForText: ['one', 'two'],
  edits: { approved: 0, changed: [], habits: [] },
  shared: [],
  account: {
    tier: 'free',
    noteBudget: 3,
    invitationsPerWeek: 75,
    pending: 120,
    waiting: [],
    invited: [],
    days: [1, 2, 3, 4, 5].map((day) => ({
      day: `2026-11-${10 + day}`,
      used: 14,
      ofCampaign: 12,
      atMost: 15,
    })),
    greediest: null,
    recent: { count: 40, of: 120, people: [] },
    before: { count: 44, of: 130, people: [] },
  },
};

/** Texts of the first message, to people of these journeys who were written to. */
export const textsOf = (
  journeys: readonly Journey[],
  fields: (index: number) => Partial<SentText>,
): SentText[] =>
  journeys
    .filter(({ sends }) => sends.some(({ stepKey }) => stepKey === 'message'))
    .map(({ personId, sends }, index) => ({
      personId,
      stepKey: 'message',
      at: sends.find(({ stepKey }) => stepKey === 'message')?.at ?? evidenceNow,
      text: `Bonjour ${personId}, ${index} ${'xyzt'.slice(index % 4)} ${(index * 7919).toString(36)}`,
      argumentId: null,
      angle: 'statement',
      drawn: null,
      ...fields(index),
    }));
