import { fold } from '../words/fold.ts';

const wordsOf = (name: string): string[] => fold(name).match(/\p{L}{2,}/gu) ?? [];

/**
 * Whether two writings of a name may be one person’s: one is within the other (« Solène », « Dr Solène Guivarch »), or
 * both begin with the same first name. Nothing is concluded from a name that is not written.
 */
export function isSameName(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  return shorter[0] === longer[0] || shorter.every((word) => longer.includes(word));
}
