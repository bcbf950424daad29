import type { AccountDay } from '#contract/overview/dashboard.ts';
import { hourMs } from '#core/time/durations.ts';
import { formatParisTime } from '#web/features/campaign-live/moments.ts';

type Day = Pick<AccountDay, 'opensAt' | 'closesAt'>;

/** Where a moment stands on the strip, in percent; null outside of the day. */
export function positionOf({ opensAt, closesAt }: Day, at: string): number | null {
  const [from, to, here] = [opensAt, closesAt, at].map((iso) => Date.parse(iso)) as [number, number, number];
  if (here < from || here > to) return null;
  return (100 * (here - from)) / (to - from);
}

/** Every full hour of the strip; every other one gives way on a narrow screen. */
export function hoursBetween(day: Day): { label: string; position: number; isOdd: boolean }[] {
  const hours: { label: string; position: number; isOdd: boolean }[] = [];
  const first = Math.ceil(Date.parse(day.opensAt) / hourMs) * hourMs;
  for (let at = first; at <= Date.parse(day.closesAt); at += hourMs) {
    const iso = new Date(at).toISOString();
    hours.push({
      label: formatParisTime(iso),
      position: positionOf(day, iso) ?? 0,
      isOdd: hours.length % 2 === 1,
    });
  }
  return hours;
}
