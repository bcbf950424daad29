import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { call } from './api.ts';

const page = {
  location: { pathname: '/leads', search: '?tri=score', hash: '#haut', assign: vi.fn() },
  dispatchEvent: vi.fn((_event: Event) => true),
};

beforeEach(() => {
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const refuse = (status: number, body: object) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));

test.each([{ code: 'session_expired' }, { error: 'Session expired' }, { error: 'Session not found' }])(
  'a lost session, told by %o, sends the browser to /login with the way back',
  async (body) => {
    refuse(401, body);
    await expect(call(authApi.sessions)).rejects.toThrow('Session expirée. Veuillez vous reconnecter.');
    expect(page.location.assign).toHaveBeenCalledExactlyOnceWith(
      '/login?retour=%2Fleads%3Ftri%3Dscore%23haut',
    );
  },
);

test('a call that learns of the lost account says so by an event of the window', async () => {
  refuse(409, { code: 'conflict', message: 'Votre compte LinkedIn est déconnecté.' });
  await expect(call(authApi.sessions)).rejects.toThrow();
  expect(page.dispatchEvent.mock.calls.map(([{ type }]) => type)).toEqual(['integration-auth-error']);
  expect(page.location.assign).not.toHaveBeenCalled();
});
