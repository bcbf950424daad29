import type { ActivityLine } from '#contract/overview/campaign-live.ts';
import { isShownTogether } from '#core/campaign-live/is-shown-together.ts';

/** Lines that say the same of several people in the same minute: shown once. */
export type LineGroup = { first: ActivityLine; people: NonNullable<ActivityLine['person']>[] };

/** Neighbours only: the order of what happened is never changed. */
export function groupLines(lines: readonly ActivityLine[]): LineGroup[] {
  const groups: LineGroup[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (last && line.person && isShownTogether(last.first, line)) last.people.push(line.person);
    else groups.push({ first: line, people: line.person ? [line.person] : [] });
  }
  return groups;
}
