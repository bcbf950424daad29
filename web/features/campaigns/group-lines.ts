import type { ActivityLine } from '#contract/campaign-live.ts';

/** Lines that say the same of several people in the same minute: told once. */
export type LineGroup = { first: ActivityLine; people: NonNullable<ActivityLine['person']>[] };

const minuteOf = (iso: string) => iso.slice(0, 16);

const isSame = (a: ActivityLine, b: ActivityLine) =>
  a.person !== null &&
  b.person !== null &&
  a.kind === b.kind &&
  a.title === b.title &&
  a.detail === b.detail &&
  minuteOf(a.at) === minuteOf(b.at);

/** Neighbours only: the order of what happened is never changed. */
export function groupLines(lines: readonly ActivityLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && line.person && isSame(last.first, line)) last.people.push(line.person);
    else groups.push({ first: line, people: line.person ? [line.person] : [] });
  }
  return groups;
}
