import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { firstSendingDay } from '#core/campaigns/sending-window.ts';
import { addDays, type Day } from '#core/time/calendar-day.ts';
import { isWorkingDay } from '#core/time/french-holidays.ts';

export type PlannedStep = { key: string; day: Day; isAfterAcceptance: boolean };

function addWorkingDays(from: Day, count: number): Day {
  let day = from;
  for (let left = count; left > 0; ) {
    day = addDays(day, 1);
    if (isWorkingDay(day)) left -= 1;
  }
  return day;
}

/**
 * Which day each step falls on for someone who starts at the first sending day from `from` on, and accepts the
 * invitation after so many days. The waiting itself has no day.
 */
export function planSequence(
  { steps, schedule }: EngagementConfig,
  { from, acceptedAfterDays }: { from: Day; acceptedAfterDays: number },
): PlannedStep[] {
  const planned: PlannedStep[] = [];
  let day = firstSendingDay(schedule, from);
  let isAfterAcceptance = false;
  for (const step of steps) {
    if (day === null) return planned;
    if (step.kind === 'wait') {
      day = addDays(day, acceptedAfterDays);
      isAfterAcceptance = true;
      continue;
    }
    const window = step.window ? { ...schedule, others: undefined, ...step.window } : schedule;
    day = firstSendingDay(window, addWorkingDays(day, step.delayDays));
    if (day !== null) planned.push({ key: step.key, day, isAfterAcceptance });
  }
  return planned;
}
