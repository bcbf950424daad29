import type { Angle } from '../campaigns/engagement.ts';
import type { PersonSource } from '../people/person-fields.ts';

/** One thing that left for somebody, and was confirmed. */
export type Send = { stepKey: string; act: 'invite' | 'message'; at: Date };

/** What became of one person of a campaign, as the activity log alone has it. Moments are in campaign time. */
export type LoggedJourney = {
  campaignId: string;
  personId: string;
  enrolledAt: Date;
  /** When something first left, or should have. */
  triedAt: Date | null;
  /** Of who was never reached: what the last try came to. */
  failure: 'not_sent' | 'unknown' | null;
  /** In their order. */
  sends: readonly Send[];
  /** Nothing more leaves for them in this campaign. */
  isOver: boolean;
  /** When the last invitation was taken back or refused: nobody waits for it any more. */
  invitationGoneAt: Date | null;
  acceptedAt: Date | null;
  repliedAt: Date | null;
  /** Their last word in this campaign was understood as interest, by us or by the user. */
  isPositive: boolean;
  meetingAt: Date | null;
};

export type WrittenText = { stepKey: string; angle: Angle; argumentId: string | null };

/** The same with what the record of the person says, which the figures are cut by. */
export type Journey = LoggedJourney & {
  headline: string | null;
  headcountBand: string | null;
  /** As the company's page counts them. */
  employees: number | null;
  source: PersonSource;
  /** Where the company is, then where the person says that they are. */
  department: string | null;
  location: string | null;
  /** NAF code of the company. */
  naf: string | null;
  /** What was written for each step. */
  texts: readonly WrittenText[];
};

/** What is counted, in the order of the funnel; `messaged` is what replies are measured against. */
export const journeyMarks = [
  'planned',
  'upcoming',
  'dropped',
  'tried',
  'not_sent',
  'unknown',
  'confirmed',
  'invited',
  'pending',
  'accepted',
  'messaged',
  'replied',
  'positive',
  'meeting',
] as const;
export type JourneyMark = (typeof journeyMarks)[number];

export const countedMarks = [...journeyMarks, 'received'] as const;
/** `received`: every acceptance and every reply, so that somebody may count twice. */
export type CountedMark = (typeof countedMarks)[number];

const firstOf = (journey: LoggedJourney, act?: Send['act']) =>
  journey.sends.find((send) => act === undefined || send.act === act)?.at ?? null;

/**
 * When a person came to a mark; null: not yet. An acceptance counts where we invited. Who answered the note of an
 * invitation was written to, and counts among those who could answer.
 */
export function markedAt(journey: LoggedJourney, mark: JourneyMark): Date | null {
  switch (mark) {
    case 'planned':
      return journey.enrolledAt;
    case 'upcoming':
      return journey.triedAt || journey.isOver ? null : journey.enrolledAt;
    case 'dropped':
      return journey.isOver && !journey.triedAt ? journey.enrolledAt : null;
    case 'tried':
      return journey.triedAt;
    case 'not_sent':
    case 'unknown':
      return journey.failure === mark && !firstOf(journey) ? journey.triedAt : null;
    case 'confirmed':
      return firstOf(journey);
    case 'invited':
      return firstOf(journey, 'invite');
    case 'pending':
      return journey.acceptedAt || journey.repliedAt || journey.invitationGoneAt
        ? null
        : firstOf(journey, 'invite');
    case 'accepted':
      return firstOf(journey, 'invite') && journey.acceptedAt;
    case 'messaged':
      return firstOf(journey, 'message') ?? (journey.repliedAt && firstOf(journey));
    case 'replied':
      return markedAt(journey, 'messaged') && journey.repliedAt;
    case 'positive':
      return journey.isPositive ? markedAt(journey, 'replied') : null;
    case 'meeting':
      return journey.meetingAt;
  }
}

/** What each mark is a share of; null: a count that stands alone. */
export const baseOf: Readonly<Record<JourneyMark, JourneyMark | null>> = {
  planned: null,
  upcoming: null,
  dropped: null,
  tried: 'planned',
  not_sent: null,
  unknown: null,
  confirmed: 'tried',
  invited: null,
  pending: null,
  accepted: 'invited',
  messaged: null,
  replied: 'messaged',
  positive: 'replied',
  meeting: 'planned',
};
