import { dayMs, hourMs, minuteMs } from '#core/time/durations.ts';

/** How long somebody has been waiting: `25 min`, `3 h`, `2 jours`. */
export function formatWaited(since: Date, now: Date): string {
  const ms = Math.max(0, now.getTime() - since.getTime());
  if (ms < hourMs) return `${Math.floor(ms / minuteMs)}\u00a0min`;
  if (ms < dayMs) return `${Math.floor(ms / hourMs)}\u00a0h`;
  const days = Math.floor(ms / dayMs);
  return `${days}\u00a0${days > 1 ? 'jours' : 'jour'}`;
}
