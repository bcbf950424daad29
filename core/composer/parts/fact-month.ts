import type { Fact } from '../../facts/fact.ts';
import { monthNames } from '../../time/month-names.ts';

/** « 2021 »; « août », when it is of the year in which it was read. */
export function formatFactMonth({ date, text, seenAt }: Fact): string | null {
  const [, year, month] = /\b((?:19|20)\d\d)(?:-(\d\d))?\b/.exec(date ?? text) ?? [];
  const now = seenAt.slice(0, 4);
  if (!year || Number(year) > Number(now)) return null;
  return (year === now && monthNames[Number(month) - 1]) || year;
}

/** How many months ago, at most; null: nobody says. */
export function monthsSince({ date, seenAt }: Fact): number | null {
  const [year, month] = (date ?? '').split('-').map(Number);
  if (!year || !month) return null;
  return (Number(seenAt.slice(0, 4)) - year) * 12 + Number(seenAt.slice(5, 7)) - month;
}
