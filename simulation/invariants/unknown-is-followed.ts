import { hourMs } from '#core/time/durations.ts';
import { at, type Invariant } from './invariant.ts';

/** (5) What nobody knows is settled or visible; what a worker claimed does not stay claimed for ever. */
export const unknownIsFollowed: Invariant = ({ attempts, now, planted, deliveries }) =>
  attempts.flatMap((attempt) => {
    const person = planted.people.get(attempt.personId);
    const what = `${person?.slug}, ${attempt.act} ${attempt.stepKey}`;
    const patience = new Date(now.getTime() - hourMs);
    if (
      (attempt.state === 'claimed' || attempt.state === 'in_flight') &&
      (attempt.claimedAt ?? now) < patience
    )
      return [`${what}: ${attempt.state} since ${at(attempt.claimedAt)}, by nobody`];
    if (attempt.state === 'unknown' && !attempt.askedAt && (attempt.nextCheckAt ?? patience) <= patience)
      return [`${what}: unknown, to be checked at ${at(attempt.nextCheckAt)}, and never was`];
    // The ledger of the product agrees with the network's.
    const isThere = deliveries.some(
      (one) =>
        one.hasEffect &&
        one.slug === person?.slug &&
        one.act === attempt.act &&
        (attempt.act !== 'message' || one.text === attempt.text),
    );
    if (attempt.act === 'task' || attempt.act === 'answer') return [];
    // An old invitation may be taken back after a step could not.
    const hasTwin = attempts.some(
      (one) =>
        one.id !== attempt.id &&
        one.personId === attempt.personId &&
        one.act === attempt.act &&
        one.state === 'confirmed',
    );
    if (attempt.state === 'not_sent' && isThere && !hasTwin)
      return [`${what}: said not to have left, and it did`];
    // Of a visit the network keeps no record, and a withdrawal reads like a refusal: the product says that it presumes.
    const isPresumed = /^(visit|withdraw)$/.test(attempt.act) && attempt.settledBy === 'presumed';
    if (attempt.state === 'confirmed' && !isThere && !isPresumed)
      return [`${what}: said to have left, and it did not`];
    return [];
  });
