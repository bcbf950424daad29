import { diffArrays } from 'diff';
import { fold } from '../words/fold.ts';

/** A word at its place; « j’ » and « espère » are two, an address is one. */
export type Word = { key: string; text: string; start: number; end: number; sentence: number };

const word = /[\p{L}\p{M}]+[’'](?=\p{L})|[\p{L}\p{M}\p{N}]+(?:[-.@/_][\p{L}\p{M}\p{N}]+)*/gu;
const sentenceEnd = /[.!?…\n;:]/;

export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  let sentence = 0;
  let before = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    if (sentenceEnd.test(text.slice(before, index))) sentence += 1;
    before = index + written.length;
    found.push({ key: fold(written), text: written, start: index, end: before, sentence });
  }
  return found;
}

/** The words of a text between blanks, to look for a phrase in it whatever its accents and signs. */
export const keysOf = (text: string): string =>
  ` ${wordsOf(text)
    .map(({ key }) => key)
    .join(' ')} `;

/** A passage of one sentence that was taken away, and what came in its place. */
export type Hunk = { removed: Word[]; added: Word[] };

/** What an edit took away and put in, by the longest common run of words; `keptShare` is what was left of the first. */
export function diffWords(
  before: readonly Word[],
  after: readonly Word[],
): { hunks: Hunk[]; keptShare: number } {
  const hunks: Hunk[] = [];
  let hunk: Hunk = { removed: [], added: [] };
  let kept = 0;
  const close = () => {
    if (hunk.removed.length > 0) hunks.push(...bySentence(hunk));
    hunk = { removed: [], added: [] };
  };
  const changes = diffArrays<Word>([...before], [...after], { comparator: (a, b) => a.key === b.key });
  for (const { added, removed, value } of changes) {
    if (removed) hunk.removed.push(...value);
    else if (added) hunk.added.push(...value);
    else {
      close();
      kept += value.length;
    }
  }
  close();
  return { hunks, keptShare: before.length === 0 ? 0 : kept / before.length };
}

/** What runs over two sentences is two passages, and nothing tells what replaces which. */
function bySentence(hunk: Hunk): Hunk[] {
  const parts = [...Map.groupBy(hunk.removed, ({ sentence }) => sentence).values()];
  return parts.length === 1 ? [hunk] : parts.map((removed) => ({ removed, added: [] }));
}
