import { expect, test } from 'vitest';
import { connectionOf } from './connection.ts';

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
