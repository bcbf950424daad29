import { expect, test } from 'vitest';
import { connectionOf, shownAccount } from './connection.ts';

const linked = { linkedinAccountId: '7d0e7a52-3a5c-4f0e-9a3b-0d2a5a3c9b11' };
const unlinked = { linkedinAccountId: null };

test.each([
  ['linked and connected', linked, { isConnected: true, error: null }, 'connected'],
  ['linked and disconnected', linked, { isConnected: false, error: null }, 'lost'],
  [
    'disconnected, with its reason',
    linked,
    { isConnected: false, error: 'Compte LinkedIn déconnecté.' },
    'lost',
  ],
  ['disconnected by something else', linked, { isConnected: false, error: 'Panne.' }, 'lost'],
  ['connected, but LinkedIn complains', linked, { isConnected: true, error: 'linkedin: challenge' }, 'lost'],
  ['connected, another error', linked, { isConnected: true, error: 'Panne passagère.' }, 'connected'],
  ['never linked', unlinked, { isConnected: false, error: null }, 'unlinked'],
  ['never linked, whatever the status says', unlinked, { isConnected: true, error: null }, 'unlinked'],
  ['never linked, with an error', unlinked, { isConnected: false, error: 'LinkedIn' }, 'unlinked'],
  ['linked, status not known', linked, undefined, 'unknown'],
  ['never linked, status not known', unlinked, undefined, 'unlinked'],
] as const)('the connection, %s', (_, user, status, connection) => {
  expect(connectionOf(user, status)).toBe(connection);
});

test('an account is shown as connected only if the status and the linked id say so', () => {
  const account = { state: 'connected', stateReason: null } as const;
  expect(shownAccount(account, 'connected', null)).toEqual(account);
  for (const connection of ['lost', 'unlinked'] as const)
    expect(shownAccount(account, connection, 'LinkedIn demande une vérification.')).toEqual({
      state: 'disconnected',
      stateReason: 'LinkedIn demande une vérification.',
    });
  const restricted = { state: 'restricted', stateReason: 'Restreint.' } as const;
  expect(shownAccount(restricted, 'lost', null)).toEqual(restricted);
});
