import { expect, test } from 'vitest';
import type { TextStep } from '../messages/make-brief.ts';
import { defaultAngle } from './default-angle.ts';

const step: TextStep = {
  key: 'message-1',
  kind: 'message',
  delayDays: 1,
  window: null,
  goal: 'short_call',
  length: 'short',
  hasVariants: true,
  instruction: '',
};
const people = Array.from({ length: 1000 }, (_, index) => `personne-${index}`);

test('two variants go to about half of the people each, always the same to the same person', () => {
  const asking = people.filter((person) => defaultAngle(person, step) === 'question');
  expect(asking.length).toBeGreaterThan(440);
  expect(asking.length).toBeLessThan(560);
  expect(people.filter((person) => defaultAngle(person, step) === 'question')).toEqual(asking);
});

test('the halves of two steps are not the same people', () => {
  const other = { ...step, key: 'relance-1' };
  const alike = people.filter((person) => defaultAngle(person, step) === defaultAngle(person, other));
  expect(alike.length).toBeGreaterThan(400);
  expect(alike.length).toBeLessThan(600);
});

test('without variants, everybody gets the statement', () => {
  const single = { ...step, hasVariants: false };
  expect(new Set(people.map((person) => defaultAngle(person, single)))).toEqual(new Set(['statement']));
});
