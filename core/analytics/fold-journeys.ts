import type { LoggedJourney, Send } from './journey.ts';

/** A person with one of these events counts among the people of a campaign. */
export const makingKinds = [
  'person_enrolled',
  'step_done',
  'step_settled',
  'step_not_sent',
  'step_unknown',
  'invitation_accepted',
  'reply_received',
] as const;
/** Events that add to a journey and begin none. */
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
  /** Events are folded in the order of their ids. */
  id: number;
  personId: string;
  kind: JourneyKind;
  at: number;
  stepKey: string;
  /** The act of a step, what a reply was understood as, an outcome. */
  value: string;
  /** Of a settled step, its state; of what the network reported, when it occurred. */
  detail: string;
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
  const tries = events.filter(({ kind, value }) => kind.startsWith('step_') && isReach(value));
  const outcome = events.findLast(({ kind }) => kind === 'outcome_said' || kind === 'outcome_undone');
  const isMeeting = outcome?.value === 'meeting' || outcome?.value === 'won';
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
      .map(({ stepKey, value, at }) => ({ stepKey, act: value as Send['act'], at: new Date(at) })),
    invitationGoneAt: goneAt(events),
    acceptedAt: earliest(events.filter(({ kind }) => kind === 'invitation_accepted').map(occurredAt)),
    repliedAt: earliest(events.filter(({ kind }) => kind === 'reply_received').map(occurredAt)),
    isPositive:
      events.findLast(({ kind }) => kind === 'reply_received' || kind === 'reply_understood')?.value ===
      'interested',
    meetingAt: outcome && isMeeting ? new Date(outcome.at) : null,
  };
}

/** Who was taken out may be taken back. */
const isEnd = (kind?: JourneyKind) => kind === 'person_finished' || kind === 'person_removed';
const isTurn = (kind: JourneyKind) => isEnd(kind) || kind === 'person_resumed' || kind === 'person_enrolled';

const isReach = (act: string): boolean => act === 'invite' || act === 'message';

const hasLeft = ({ kind, detail }: JourneyEvent): boolean =>
  kind === 'step_done' || (kind === 'step_settled' && detail === 'confirmed');

/** What the network reports late is dated by when it was. */
const occurredAt = ({ kind, at, detail }: JourneyEvent): number =>
  detail === '' || kind === 'step_settled' ? at : Math.min(at, Date.parse(detail));

/** Taken back by us or refused, since the last invitation left. */
function goneAt(events: readonly JourneyEvent[]): Date | null {
  const sentAt = Math.max(
    ...events.filter((event) => event.value === 'invite' && hasLeft(event)).map(({ at }) => at),
  );
  const gone = events
    .filter((event) => event.kind === 'invitation_declined' || (event.value === 'withdraw' && hasLeft(event)))
    .map(occurredAt)
    .filter((at) => at >= sentAt);
  return earliest(gone);
}

const earliest = (times: readonly number[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times));
