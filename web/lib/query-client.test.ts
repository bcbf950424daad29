import { expect, test } from 'vitest';
import { authApi } from '#contract/auth.ts';
import { ApiError } from './api-error.ts';
import { makeQueryClient } from './query-client.ts';

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
