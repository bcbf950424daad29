import { expect, test } from 'vitest';
import { queuePosition } from './queue-position.ts';

const older = { id: 'b', createdAt: new Date('2026-11-01T08:00:00Z') };
const newer = { id: 'a', createdAt: new Date('2026-11-02T08:00:00Z') };

test('by campaign, then the best person, then the order of the texts', () => {
  const inOrder = [
    { campaign: older, score: 100, personId: 'z', number: 1 },
    { campaign: older, score: 100, personId: 'z', number: 2 },
    { campaign: older, score: 100, personId: 'z', number: 10 },
    { campaign: older, score: 95, personId: 'a', number: 1 },
    { campaign: older, score: 9, personId: 'a', number: 1 },
    { campaign: newer, score: 100, personId: 'a', number: 1 },
  ].map(queuePosition);
  expect([...inOrder].reverse().sort()).toEqual(inOrder);
});
