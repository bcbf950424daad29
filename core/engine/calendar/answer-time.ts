import { addDays, dayIn } from '../../time/calendar-day.ts';
import { instantIn, minutesIn } from '../../time/zoned-time.ts';

const zone = 'Europe/Paris';
const wakes = 7 * 60;
const sleeps = 21 * 60;
/** Sent by the user now, and not some time ago. */
const freshMs = 10 * 60_000;

/** Since when an answer must have been written to leave at night, as its author wanted; null: any may leave. */
export function freshSince(now: Date): Date | null {
  const minutes = minutesIn(zone, now);
  return minutes >= wakes && minutes < sleeps ? null : new Date(now.getTime() - freshMs);
}

/**
 * When an answer that the user wrote leaves: at once, whatever the hours. What had to be put off, for want of quota or
 * because the network asked to slow down, does not wake anybody at night.
 */
export function answerLeavesAt(
  writtenAt: Date,
  account: { left: number; renewsAt: Date; backsOffUntil: Date | null },
  now: Date,
): Date {
  const { left, renewsAt, backsOffUntil } = account;
  const from = latest(now, left > 0 ? now : renewsAt, backsOffUntil ?? now);
  const since = freshSince(from);
  if (!since || writtenAt >= since) return from;
  const today = dayIn(zone, from);
  return instantIn(zone, minutesIn(zone, from) < wakes ? today : addDays(today, 1), wakes);
}

const latest = (...moments: Date[]) => new Date(Math.max(...moments.map((moment) => moment.getTime())));
