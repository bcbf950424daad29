import { afterEach, expect, test, vi } from 'vitest';
import { makeQueryClient } from './query-client.ts';
import { sessionQuery } from './session.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const user = {
  id: '7d0e7a52-3a5c-4f0e-9a3b-0d2a5a3c9b11',
  email: 'ana@exemple.fr',
  firstName: 'Ana',
  lastName: 'Dupont',
  role: 'user',
  subscription: 'FREE',
  linkedinAccountId: null,
  emailVerified: true,
};

function readSession(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '', documentElement: { dataset: {} } });
  return { fetched, reading: makeQueryClient().fetchQuery(sessionQuery) };
}

test('the session is who is signed in; a 401 means nobody, and is asked once', async () => {
  const known = readSession(200, { user });
  expect(await known.reading).toEqual(user);
  expect(known.fetched.mock.calls[0]?.[0]).toBe('/api/auth/session');
  const nobody = readSession(401, { code: 'unauthenticated' });
  expect(await nobody.reading).toBeNull();
  expect(nobody.fetched).toHaveBeenCalledOnce();
});
