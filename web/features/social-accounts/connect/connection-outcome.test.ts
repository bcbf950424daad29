import { expect, test } from 'vitest';
import type { SocialAccount } from '#contract/social-accounts.ts';
import { defaultQuotas, rampWeeksFrom } from '#core/network/account-quotas.ts';
import { connectionOutcome } from './connection-outcome.ts';

const today = '2026-11-30';
const rampFrom = (startedOn: `${number}-${number}-${number}`) => ({
  startedOn,
  weeks: rampWeeksFrom(startedOn, defaultQuotas),
});
const account = (fields: Partial<SocialAccount>) =>
  ({ state: 'connected', stateReason: null, today, ramp: rampFrom(today), ...fields }) as SocialAccount;

test.each([
  ['begins today', rampFrom(today), 'Il démarre en douceur'],
  [
    'began two weeks ago',
    rampFrom('2026-11-16'),
    'Il reprend son démarrage progressif à la semaine 3 sur 4.',
  ],
  ['is over', rampFrom('2026-10-05'), 'il retrouve toutes ses limites'],
  ['was never wanted', null, 'Il n’a pas de démarrage progressif'],
])('a linked account whose ramp %s is told its pace', (_, ramp, detail) => {
  expect(connectionOutcome({ kind: 'connect', account: account({ ramp }) })).toMatchObject({
    tone: 'success',
    detail: expect.stringContaining(detail),
  });
});

test.each(['connect', 'reconnect'] as const)('a restricted account is no success to %s', (kind) => {
  const restricted = account({ state: 'restricted', stateReason: 'LinkedIn a restreint ce compte.' });
  expect(connectionOutcome({ kind, account: restricted })).toEqual({
    tone: 'warning',
    title: 'Votre compte LinkedIn est connecté, mais LinkedIn l’a restreint.',
    detail: 'LinkedIn a restreint ce compte.',
  });
});

test('campaigns resume only with an account that is connected', () => {
  const reconnected = (fields: Partial<SocialAccount>) =>
    connectionOutcome({ kind: 'reconnect', account: account(fields) });
  expect(reconnected({})).toMatchObject({ tone: 'success', detail: expect.stringContaining('reprennent') });
  expect(reconnected({ state: 'disconnected', stateReason: 'Session fermée.' })).toMatchObject({
    tone: 'warning',
    detail: 'Session fermée.',
  });
  expect(connectionOutcome({ kind: 'reconnect', account: null }).tone).toBe('warning');
});
