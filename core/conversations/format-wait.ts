import { dayMs, hourMs, minuteMs } from '../time/durations.ts';

/** How long somebody has waited: « 12 min », « 21 h », « 3 jours ». */
export function formatWait(since: Date, now: Date): string {
  const waited = Math.max(0, now.getTime() - since.getTime());
  if (waited < hourMs) return `${Math.max(1, Math.floor(waited / minuteMs))}\u00a0min`;
  if (waited < 2 * dayMs) return `${Math.floor(waited / hourMs)}\u00a0h`;
  return `${Math.floor(waited / dayMs)}\u00a0jours`;
}
