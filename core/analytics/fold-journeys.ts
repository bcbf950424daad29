import type { LoggedJourney, Send } from './journey.ts';

/** What makes somebody one of the people of a campaign, */
export const makingKinds = [
  'person_enrolled',
  'step_done',
  'step_settled',
  'step_not_sent',
  'step_unknown',
  'invitation_accepted',
  'reply_received',
] as const;
/** and what is said of them besides. */
const addingKinds = [
  'invitation_declined',
  'reply_understood',
  'outcome_said',
  'outcome_undone',
  'person_finished',
  'person_removed',
  'person_resumed',
] as const;
export const journeyKinds = [...makingKinds, ...addingKinds] as const;
export type JourneyKind = (typeof journeyKinds)[number];

/** One line of the log, with as little of it as a journey is made of. */
export type JourneyEvent = {
  /** Their order. */
  id: number;
  personId: string;
  kind: JourneyKind;
  at: number;
  stepKey: string;
  /** The act of a step, what a reply was understood as, an outcome. */
  said: string;
  /** What a step was settled as; when the network says that it happened. */
  besides: string;
};

/** What became of each person of one campaign, those enrolled first in front. */
export function foldJourneys(campaignId: string, events: readonly JourneyEvent[]): LoggedJourney[] {
  const inOrder = events.toSorted((a, b) => a.id - b.id);
  return [...Map.groupBy(inOrder, ({ personId }) => personId)]
    .flatMap(([personId, own]) => foldJourney(campaignId, personId, own) ?? [])
    .sort(byEnrolment);
}

export const byEnrolment = (a: LoggedJourney, b: LoggedJourney): number =>
  a.enrolledAt.getTime() - b.enrolledAt.getTime() || (a.personId < b.personId ? -1 : 1);

const isMaking = new Set<string>(makingKinds);

function foldJourney(
  campaignId: string,
  personId: string,
  events: readonly JourneyEvent[],
): LoggedJourney | null {
  const making = events.filter(({ kind }) => isMaking.has(kind));
  if (making.length === 0) return null;
  const tries = events.filter(({ kind, said }) => kind.startsWith('step_') && isReach(said));
  const outcome = events.findLast(({ kind }) => kind === 'outcome_said' || kind === 'outcome_undone');
  const isMeeting = outcome?.said === 'meeting' || outcome?.said === 'won';
  const lastFailure = tries.findLast((event) => !hasLeft(event));
  return {
    campaignId,
    personId,
    enrolledAt: new Date(Math.min(...making.map(({ at }) => at))),
    triedAt: earliest(tries.map(({ at }) => at)),
    isOver: isEnd(events.findLast(({ kind }) => isTurn(kind))?.kind),
    failure: lastFailure ? (lastFailure.kind === 'step_unknown' ? 'unknown' : 'not_sent') : null,
    sends: tries
      .filter(hasLeft)
      .sort((a, b) => a.at - b.at || a.id - b.id)
      .map(({ stepKey, said, at }) => ({ stepKey, act: said as Send['act'], at: new Date(at) })),
    invitationGoneAt: goneAt(events),
    acceptedAt: earliest(events.filter(({ kind }) => kind === 'invitation_accepted').map(occurredAt)),
    repliedAt: earliest(events.filter(({ kind }) => kind === 'reply_received').map(occurredAt)),
    isPositive:
      events.findLast(({ kind }) => kind === 'reply_received' || kind === 'reply_understood')?.said ===
      'interested',
    meetingAt: outcome && isMeeting ? new Date(outcome.at) : null,
  };
}

/** Who was taken out may be taken back. */
const isEnd = (kind?: JourneyKind) => kind === 'person_finished' || kind === 'person_removed';
const isTurn = (kind: JourneyKind) => isEnd(kind) || kind === 'person_resumed' || kind === 'person_enrolled';

const isReach = (act: string): boolean => act === 'invite' || act === 'message';

const hasLeft = ({ kind, besides }: JourneyEvent): boolean =>
  kind === 'step_done' || (kind === 'step_settled' && besides === 'confirmed');

/** What the network reports late is dated by when it was. */
const occurredAt = ({ kind, at, besides }: JourneyEvent): number =>
  besides === '' || kind === 'step_settled' ? at : Math.min(at, Date.parse(besides));

/** Taken back by us or refused, since the last invitation left. */
function goneAt(events: readonly JourneyEvent[]): Date | null {
  const sentAt = Math.max(
    ...events.filter((event) => event.said === 'invite' && hasLeft(event)).map(({ at }) => at),
  );
  const gone = events
    .filter((event) => event.kind === 'invitation_declined' || (event.said === 'withdraw' && hasLeft(event)))
    .map(occurredAt)
    .filter((at) => at >= sentAt);
  return earliest(gone);
}

const earliest = (times: readonly number[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times));
