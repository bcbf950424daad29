import type { Month } from './world.ts';

/** Months counted from year zero: dates are then plain numbers. */
export const toCount = ({ year, month }: Month): number => year * 12 + month - 1;

export const toMonth = (count: number): Month => ({ year: Math.floor(count / 12), month: (count % 12) + 1 });

export const monthOf = (date: Date): Month => ({
  year: date.getUTCFullYear(),
  month: date.getUTCMonth() + 1,
});
