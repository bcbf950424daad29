import type { Price } from '../state.ts';

/** The end of a period that begins then: the same day of a later month, or the last day of a shorter one. */
export function periodEnd(start: number, { recurring }: Price, anchor = start): number {
  const months = recurring.interval_count * (recurring.interval === 'year' ? 12 : 1);
  const from = new Date(start * 1000);
  const day = new Date(anchor * 1000).getUTCDate();
  const end = new Date(from);
  end.setUTCDate(1);
  end.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(day, lastDay));
  return Math.floor(end.getTime() / 1000);
}

export const hasSameInterval = (a: Price, b: Price): boolean =>
  a.recurring.interval === b.recurring.interval && a.recurring.interval_count === b.recurring.interval_count;
