import { expect, test } from 'vitest';
import { isSameTyping, lastWritten, nextNumber, redone, undone } from './version-tree.ts';

/** 1 → 2 → 3, then back to 2 and → 4. */
const tree = [
  { number: 1, parent: null },
  { number: 2, parent: 1 },
  { number: 3, parent: 2 },
  { number: 4, parent: 2 },
];

test('undo goes to where a version came from, redo to the latest made from it', () => {
  expect(undone(tree, 4)).toBe(2);
  expect(undone(tree, 3)).toBe(2);
  expect(undone(tree, 1)).toBeNull();
  expect(redone(tree, 2)).toBe(4);
  expect(redone(tree, 4)).toBeNull();
  expect(nextNumber(tree)).toBe(5);
  expect(nextNumber([])).toBe(1);
});

test('a version whose parent is not kept cannot be undone', () => {
  expect(undone([{ number: 3, parent: 2 }], 3)).toBeNull();
});

test('typing goes on in the same version for a minute, unless something was made from it', () => {
  const typedAt = new Date('2026-11-16T09:00:00Z');
  const after = (seconds: number) => new Date(typedAt.getTime() + seconds * 1000);
  const typed = { number: 4, cause: 'edited', typedAt };
  expect(isSameTyping(tree, typed, after(59))).toBe(true);
  expect(isSameTyping(tree, typed, after(60))).toBe(false);
  expect(isSameTyping(tree, { ...typed, cause: 'fixed' }, after(1))).toBe(false);
  expect(isSameTyping(tree, { ...typed, number: 2 }, after(1))).toBe(false);
});

test('what a person started from is the last text of a writer on the way to theirs', () => {
  const authors = ['composer', 'model', 'user', 'user'];
  const versions = tree.map((version, at) => ({
    ...version,
    author: authors[at] ?? '',
    text: `texte ${version.number}`,
  }));
  expect(lastWritten(versions, 4)?.number).toBe(2);
  expect(lastWritten(versions, 1)?.number).toBe(1);
  expect(lastWritten([{ number: 1, parent: null, author: 'composer', text: '' }], 1)).toBeNull();
});
