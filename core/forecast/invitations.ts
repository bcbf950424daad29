import { aboutToDecideMs, firstToWithdraw, mostWeighed, oldInvitationMs } from '../engine/old-invitations.ts';
import { hourMs, minuteMs } from '../time/durations.ts';
import type { PendingInvitation } from './population.ts';
import type { SimulatedPerson } from './simulated-person.ts';
import { makeTimeline } from './timeline.ts';

/** Invitations that wait for an answer, and those to be taken back because they wait for too long. */
export function makeOldInvitations(
  pending: readonly PendingInvitation[],
  people: ReadonlyMap<string, SimulatedPerson>,
) {
  const waiting = new Map<string, PendingInvitation>();
  const aging = makeTimeline<PendingInvitation>();
  const left = new Set<string>();
  let old: PendingInvitation[] = [];
  const add = (invitation: PendingInvitation) => {
    waiting.set(invitation.personId, invitation);
    // A job of every minute finds it.
    const at = Math.ceil((invitation.since.getTime() + oldInvitationMs) / minuteMs) * minuteMs;
    aging.add(new Date(at), invitation);
  };
  const isLeftToSequence = ({ personId }: PendingInvitation, now: Date) => {
    const person = people.get(personId);
    if (!person?.nextActionAt || person.state === 'finished') return false;
    return person.nextActionAt.getTime() <= now.getTime() + aboutToDecideMs;
  };
  const isAtRest = (one: PendingInvitation, from: Date) => {
    const person = people.get(one.personId);
    if (!person || person.campaignId !== one.campaignId) return one.isAtRest;
    const { hasColleagueReplied, pausedUntil } = person.run.person;
    const isPaused = pausedUntil === 'further_notice' || (pausedUntil !== null && pausedUntil > from);
    const isOver = person.state === 'finished';
    return person.run.campaign.status === 'paused' || (!isOver && (hasColleagueReplied || isPaused));
  };
  for (const one of pending) add(one);

  return {
    add,
    /** They talk, or said no: it waits as it is, and nobody takes it back. */
    leave: (personId: string) => left.add(personId),
    /** Accepted, declined or taken back. */
    remove: (personId: string) => waiting.delete(personId),
    nextAt: aging.nextAt,
    /** True when something is to be taken back that was not before. */
    age(now: Date): boolean {
      const before = old.length;
      for (const one of [...aging.takeUntil(now)].sort((a, b) => (a.personId < b.personId ? -1 : 1))) {
        if (waiting.get(one.personId) !== one || left.has(one.personId)) continue;
        if (isLeftToSequence(one, now)) aging.add(new Date(now.getTime() + hourMs), one);
        else old.push(one);
      }
      return old.length > before;
    },
    /** The one to be taken back first from a moment on. */
    first(from: Date) {
      old = old.filter((one) => waiting.get(one.personId) === one && !left.has(one.personId));
      const planned = old.slice(0, mostWeighed).map((one) => ({ ...one, isAtRest: isAtRest(one, from) }));
      return firstToWithdraw(planned, from);
    },
  };
}
