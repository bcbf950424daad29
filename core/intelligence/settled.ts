import type { Share } from '../analytics/difference.ts';
import { type Journey, markedAt, type Send } from '../analytics/journey.ts';
import { dayMs } from '../time/durations.ts';

/** Nearly all who accept do so within these days, and nearly all who answer a message. */
const acceptanceDays = 14;
const replyDays = 7;

const isOlder = (at: Date, days: number, now: Date) => now.getTime() - at.getTime() >= days * dayMs;

/**
 * Old enough for silence to be a no. Who accepted sooner waits as well: counted before those who are silent still, they
 * would flatter a young campaign.
 */
export function hasDecidedInvitation(journey: Journey, now: Date): boolean {
  const invitedAt = markedAt(journey, 'invited');
  return invitedAt !== null && isOlder(invitedAt, acceptanceDays, now);
}

/** The reply that came after a message and before the next one. */
export function hasAnswered(journey: Journey, send: Send): boolean {
  const repliedAt = markedAt(journey, 'replied');
  if (!repliedAt || repliedAt < send.at) return false;
  return !journey.sends.some(({ at }) => at > send.at && at <= repliedAt);
}

export const hasDecidedMessage = (send: Send, now: Date): boolean => isOlder(send.at, replyDays, now);

/** A share of people, with those who are counted in it. */
export type Counted = Share & { people: readonly string[] };

export const countedIn = <Item>(
  items: readonly Item[],
  isCounted: (item: Item) => boolean,
  idOf: (item: Item) => string,
): Counted => {
  const found = items.filter(isCounted);
  return { count: found.length, of: items.length, people: found.map(idOf) };
};

/** Of the invitations that are decided, those that were accepted. */
export const acceptances = (journeys: readonly Journey[], now: Date): Counted =>
  countedIn(
    journeys.filter((journey) => hasDecidedInvitation(journey, now)),
    (journey) => markedAt(journey, 'accepted') !== null,
    ({ personId }) => personId,
  );
