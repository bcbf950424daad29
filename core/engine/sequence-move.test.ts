import { expect, test } from 'vitest';
import type { SequenceStep } from '../campaigns/engagement.ts';
import { planMove } from './sequence-move.ts';

const writing = { goal: 'short_call', length: 'short', hasVariants: false, instruction: '' } as const;
const message = (key: string): SequenceStep => ({
  key,
  delayDays: 1,
  window: null,
  kind: 'message',
  ...writing,
});
const steps = ['a', 'b', 'c', 'd'].map(message);

test('whoever has done only steps that are still there moves, and does none of them again', () => {
  expect(planMove(steps, new Set())).toEqual({ group: 'moves', passedOver: [], next: 'a' });
  expect(planMove(steps, new Set(['a', 'b']))).toEqual({ group: 'moves', passedOver: [], next: 'c' });
});

test('new steps before the last one done are passed over', () => {
  expect(planMove(steps, new Set(['a', 'd']))).toEqual({
    group: 'passes_over',
    passedOver: ['b', 'c'],
    next: null,
  });
});

test('a step that was done after another keeps its place wherever it is now', () => {
  const turned = ['c', 'a', 'b'].map(message);
  expect(planMove(turned, new Set(['a']))).toEqual({ group: 'passes_over', passedOver: ['c'], next: 'b' });
});

test('whoever did a step that is gone finishes what they began', () => {
  expect(planMove(steps, new Set(['a', 'x']))).toEqual({ group: 'stays', passedOver: [], next: null });
});
