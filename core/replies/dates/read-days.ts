import { type Day, daysBetween } from '../../time/calendar-day.ts';
import { datedReaders } from './dated-readers.ts';
import { joinPeriods, type NamedPeriod } from './join-periods.ts';
import { relativeReaders } from './relative-readers.ts';

/** Tried in this order: what an earlier one has read is not read again. */
const everywhere = [...datedReaders, ...relativeReaders].map(({ pattern, read }) => ({
  pattern: new RegExp(`(?<![a-z0-9])(?:${pattern})(?![a-z0-9])`, 'g'),
  read,
}));

/** Nobody proposes more days than that in one reply. */
const most = 12;

/** Apostrophes that thumbs leave out; the text keeps its length. */
const repair = (plain: string) =>
  plain.replace(/\s/g, ' ').replace(/\b(l|d|qu|jusqu|aujourd) (?=[aeiouyh])/g, "$1'");

/** The periods that a plain text (small letters, no accents) names, in the order of the text. */
export function readPeriods(plain: string, today: Day): NamedPeriod[] {
  const found: NamedPeriod[] = [];
  const text = repair(plain);
  for (const { pattern, read } of everywhere)
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      if (found.length >= most) break;
      if (found.some((other) => from < other.to && other.from < to)) continue;
      const before = found.filter((other) => other.to <= from).sort((a, b) => b.to - a.to)[0];
      const span = read(match.groups ?? {}, today, before && [before.first, before.last]);
      if (span && Math.abs(daysBetween(today, span[0])) < 3700)
        found.push({ first: span[0], last: span[1], from, to });
    }
  return joinPeriods(
    text,
    found.sort((one, other) => one.from - other.from),
  );
}
