import { expect, test } from 'vitest';
import { contacted } from '#tests/support/plant-evidence.ts';
import type { Journey } from '../analytics/journey.ts';
import { dayMs } from '../time/durations.ts';
import { acceptances } from './settled.ts';

const now = new Date('2026-11-16T09:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);

const [contactedPerson] = contacted({ people: 1, accepted: 0, replied: 0 });

const invited = (personId: string, days: number, acceptedDaysAgo: number | null) =>
  ({
    ...contactedPerson,
    personId,
    sends: [{ stepKey: 'invitation', act: 'invite', at: daysAgo(days) }],
    acceptedAt: acceptedDaysAgo === null ? null : daysAgo(acceptedDaysAgo),
  }) as Journey;

test('who accepted in a few days counts once those invited with them had their two weeks', () => {
  const young = [invited('quick', 3, 2), invited('silent', 3, null)];
  const old = [invited('yes', 20, 12), invited('no', 20, null), invited('never', 15, null)];
  expect(acceptances([...young, ...old], now)).toEqual({ count: 1, of: 3, people: ['yes'] });
});
