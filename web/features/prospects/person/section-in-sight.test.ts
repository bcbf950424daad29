import { expect, test } from 'vitest';
import { sectionInSight } from './section-in-sight.ts';

/** Six hundred pixels under a bar of forty, scrolled by so much. */
const at = (scrolled: number, asked: string | null = null) => {
  const sections = [
    { id: 'place', top: 40 - scrolled },
    { id: 'way', top: 240 - scrolled },
    { id: 'facts', top: 900 - scrolled },
    { id: 'history', top: 1300 - scrolled },
    { id: 'notes', top: 1400 - scrolled },
  ];
  return sectionInSight(sections, { top: 40, bottom: 640, isAtEnd: scrolled >= 900 }, asked);
};

test('the section under the bar is the one in sight, not the one before it', () => {
  expect(at(0)).toBe('place');
  expect(at(192)).toBe('way');
  expect(at(852)).toBe('facts');
});

test('at the end it is the one that was asked for, or else the last', () => {
  expect(at(900)).toBe('notes');
  expect(at(900, 'history')).toBe('history');
  expect(at(900, 'way')).toBe('notes');
});

test('who scrolls away from what was asked for sees where they are', () => {
  expect(at(300, 'history')).toBe('way');
});
