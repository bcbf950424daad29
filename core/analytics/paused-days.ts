import { addDays, type Day, dayIn } from '../time/calendar-day.ts';
import { analyticsZone } from './looked-at.ts';

/** From a pause to the moment the campaign went on; null: it still stands. */
export type Pause = { from: Date; to: Date | null };

/** Every day on which the campaign stood still for a while, up to now. */
export function pausedDays(pauses: readonly Pause[], now: Date): Day[] {
  const days = new Set<Day>();
  for (const { from, to } of pauses) {
    const last = dayIn(analyticsZone, to ?? now);
    for (let day = dayIn(analyticsZone, from); day <= last; day = addDays(day, 1)) days.add(day);
  }
  return [...days].sort();
}
