type Top = { id: string; top: number };
type View = { top: number; bottom: number; isAtEnd: boolean };

/** A section is reached a little before it touches the bar above. */
const nearPx = 24;

/**
 * The section that is being read: the last one whose top passed under the bar. The last ones are too short to ever get
 * there: at the end of the record, the one that was asked for is it, or else the last.
 */
export function sectionInSight(
  sections: readonly Top[],
  view: View,
  asked: string | null,
): string | undefined {
  if (view.isAtEnd) {
    const found = sections.find(({ id }) => id === asked);
    if (found && found.top >= view.top && found.top < view.bottom) return found.id;
    return sections.at(-1)?.id;
  }
  return (sections.findLast(({ top }) => top <= view.top + nearPx) ?? sections[0])?.id;
}
