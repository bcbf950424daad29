/**
 * A value as data in a prompt: one line of JSON in which no « < » is left, so that nothing in it can close the tag
 * around it, nor open another.
 */
export const quoteData = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** A block of data, one value a line. */
export const dataBlock = (tag: string, values: readonly unknown[]): string =>
  [`<${tag}>`, ...values.map(quoteData), `</${tag}>`].join('\n');

/** At most so many signs, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, most);
  const cut = start.slice(0, Math.max(start.lastIndexOf(' '), most / 2));
  return `${cut.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…`;
}
