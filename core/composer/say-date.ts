import { elide } from '../french/elision.ts';
import type { Fact } from '../ledger/fact.ts';
import { monthNames } from '../time/month-names.ts';

/** « 2021 »; « août », when it is of the year in which it was read. */
export function sayMonth({ date, text, seenAt }: Fact): string | null {
  const [, year, month] = /\b((?:19|20)\d\d)(?:-(\d\d))?\b/.exec(date ?? text) ?? [];
  const now = seenAt.slice(0, 4);
  if (!year || Number(year) > Number(now)) return null;
  return (year === now && monthNames[Number(month) - 1]) || year;
}

/** « le 9 novembre » in November; then « en novembre », of another year « en novembre 2025 »: one is not watched. */
export function sayDay({ date, seenAt }: Fact): { on: string; of: string } | null {
  const [year, month, day] = date?.split('-') ?? [];
  const name = monthNames[Number(month) - 1];
  if (!year || !name || !day) return null;
  if (year !== seenAt.slice(0, 4)) return { on: `en ${name} ${year}`, of: `${elide('de', name)} ${year}` };
  if (month !== seenAt.slice(5, 7)) return { on: `en ${name}`, of: elide('de', name) };
  if (Number(day) === 1) return { on: `début ${name}`, of: `de début ${name}` };
  return { on: `le ${Number(day)} ${name}`, of: `du ${Number(day)} ${name}` };
}
