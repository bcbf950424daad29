import { afterEach, expect, test, vi } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { ApiError } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const refusal = (code: 'unauthenticated' | 'conflict') => new ApiError({ status: 401, code, message: 'non' });

test('a call refused for want of a session forgets the user; another refusal does not', async () => {
  const client = makeQueryClient();
  const session = [authApi.session.path];
  client.setQueryData(session, { id: 'ana' });
  const fail = (code: 'unauthenticated' | 'conflict') =>
    client
      .fetchQuery({ queryKey: ['x', code], queryFn: () => Promise.reject(refusal(code)) })
      .catch(() => undefined);
  await fail('conflict');
  expect(client.getQueryData(session)).toEqual({ id: 'ana' });
  await fail('unauthenticated');
  expect(client.getQueryData(session)).toBeNull();
});

const minute = 60_000;

function answer(status: number, body: unknown) {
  const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '' });
  return fetched;
}

test('a key is fetched as a URL; a 401 is an answer, null; any other failure fails, and is not tried again', async () => {
  const read = () => makeQueryClient().fetchQuery({ queryKey: ['/api/notifications'] });
  const fetched = answer(200, ['une']);
  expect(await read()).toEqual(['une']);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/notifications');
  answer(401, {});
  expect(await read()).toBeNull();
  const failing = answer(500, { message: 'Une panne.' });
  await expect(read()).rejects.toThrow('Une panne.');
  expect(failing).toHaveBeenCalledOnce();
});

test('a read that the database was away for is asked again, and fails after the fourth time', async () => {
  vi.useFakeTimers();
  const away = { message: 'Service indisponible.', code: 'unavailable' };
  const fetched = answer(503, away);
  const failed = makeQueryClient()
    .fetchQuery({ queryKey: ['/api/dashboard'] })
    .catch((error: Error) => error.message);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await failed).toBe('Service indisponible.');
  expect(fetched).toHaveBeenCalledTimes(4);
  fetched.mockClear();
  const read = makeQueryClient().fetchQuery({ queryKey: ['/api/dashboard'] });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetched).toHaveBeenCalledOnce();
  answer(200, ['là']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await read).toEqual(['là']);
});

test('what was read stays fresh for five minutes, and is kept for ten once nobody looks at it', async () => {
  vi.useFakeTimers();
  const client = makeQueryClient();
  const fetched = answer(200, ['une']);
  const query = { queryKey: ['/api/production/campaigns/1'] };
  await client.fetchQuery(query);
  vi.advanceTimersByTime(5 * minute - 1);
  await client.fetchQuery(query);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(query);
  expect(fetched).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(10 * minute - 1);
  expect(client.getQueryData(query.queryKey)).toEqual(['une']);
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});
