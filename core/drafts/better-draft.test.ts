import { expect, test } from 'vitest';
import { isBetterDraft } from './better-draft.ts';

const day = (number: number) => new Date(Date.UTC(2026, 10, number));
const draft = { state: 'waiting', author: 'composer', updatedAt: day(5) } as const;

test('the approved text stays, then the one that was typed, then the later one', () => {
  const typed = { ...draft, author: 'user', updatedAt: day(1) } as const;
  const approved = { ...draft, state: 'approved', updatedAt: day(1) } as const;
  const skipped = { ...draft, state: 'skipped', updatedAt: day(9) } as const;
  expect(isBetterDraft(approved, typed)).toBe(true);
  expect(isBetterDraft(typed, approved)).toBe(false);
  expect(isBetterDraft(typed, draft)).toBe(true);
  expect(isBetterDraft(skipped, draft)).toBe(true);
  expect(isBetterDraft(draft, draft)).toBe(false);
});
