/** A text cut where passages begin and end; those that overlap are one. */
export function cutPassages(
  text: string,
  passages: readonly { from: number; to: number }[],
): { text: string; isPassage: boolean; from: number }[] {
  const parts: { text: string; isPassage: boolean; from: number }[] = [];
  let offset = 0;
  const push = (to: number, isPassage: boolean) => {
    if (to > offset) parts.push({ text: text.slice(offset, to), isPassage, from: offset });
    offset = Math.max(offset, to);
  };
  for (const { from, to } of passages.toSorted((a, b) => a.from - b.from)) {
    push(Math.min(from, text.length), false);
    push(from + text.slice(from, to).trimEnd().length, true);
  }
  push(text.length, false);
  return parts;
}
