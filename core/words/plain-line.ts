/** Embeddings, overrides, isolates and marks of direction: left open, they turn round what stands beside them. */
const directions = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;
/** What shows nothing, but for the joiners that emoji and some scripts are written with. */
const unseen = /[\u00ad\u180e\u200b\u2060-\u2064\u206a-\u206f\ufeff\ufff9-\ufffc]+/g;
const breaks = /[\p{Cc}\u2028\u2029]+/gu;
/** Nobody writes three marks on one letter, unless to spoil the lines around. */
const heaped = /(\p{Mn}{2})\p{Mn}+/gu;

/** A text that stands inside of a sentence of ours, and must not turn it round. */
export const withoutDirections = (text: string): string => text.replace(directions, '');

/** A name of somebody or of something, on one line: nothing in it changes how its neighbours are read. */
export function plainLine(text: string, longest = Number.POSITIVE_INFINITY): string {
  const plain = withoutDirections(text).replace(unseen, '').replace(breaks, ' ').replace(heaped, '$1').trim();
  if (plain.length <= longest) return plain;
  return `${plain
    .slice(0, longest - 1)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd()}…`;
}
