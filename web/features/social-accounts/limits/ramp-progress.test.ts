import { expect, test } from 'vitest';
import { defaultQuotas, rampWeeksFrom } from '#core/network/account-quotas.ts';
import { rampProgress } from './ramp-progress.ts';

const ramp = { startedOn: '2026-11-16', weeks: rampWeeksFrom('2026-11-16', defaultQuotas) };

test.each([
  ['2026-11-16', 1, 3, ['current', 'coming', 'coming', 'coming']],
  ['2026-11-22', 1, 3, ['current', 'coming', 'coming', 'coming']],
  ['2026-11-23', 2, 7, ['past', 'current', 'coming', 'coming']],
  ['2026-12-13', 4, 15, ['past', 'past', 'past', 'current']],
])('on %s it is week %i, with %i invitations a day', (today, number, invitations, states) => {
  const progress = rampProgress(ramp, today);
  expect(progress).toMatchObject({ number, states, isOver: false });
  expect(progress.current?.invitationsPerDay).toBe(invitations);
});

test('after four weeks it is over', () => {
  expect(rampProgress(ramp, '2026-12-14')).toEqual({
    current: null,
    number: 0,
    isOver: true,
    states: ['past', 'past', 'past', 'past'],
  });
});
