import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { errorTexts } from '#contract/errors.ts';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { makeCall } from './call.ts';
import type { Http, HttpRequest } from './http.ts';

type Answer = { status: number; data?: unknown; statusText?: string } | 'offline';

function serverThatAnswers(...answers: Answer[]) {
  const requests: HttpRequest[] = [];
  const http: Http = async (request) => {
    requests.push(request);
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? 'offline';
    if (answer === 'offline') throw new TypeError('Failed to fetch');
    return { statusText: '', data: undefined, ...answer };
  };
  return { http, requests };
}

const failureOf = (answer: Answer) =>
  makeCall(serverThatAnswers(answer).http)(authApi.sessions).then(
    () => expect.unreachable('the call should have failed'),
    (error) => error,
  );

const refusal = (code: string, text = 'Phrase du serveur.') => ({ error: text, message: text, code });

test.each([
  [{ status: 401, data: refusal('unauthenticated') }, errorTexts.sessionExpired],
  [{ status: 401 }, errorTexts.sessionExpired],
  [{ status: 401, data: refusal('invalid_credentials') }, 'Phrase du serveur.'],
  [{ status: 403, data: refusal('forbidden') }, errorTexts.forbidden],
  [{ status: 403 }, errorTexts.forbidden],
  [{ status: 403, data: refusal('plan_required') }, 'Phrase du serveur.'],
  [{ status: 403, data: refusal('limit_reached') }, 'Phrase du serveur.'],
  [{ status: 409, data: refusal('conflict') }, 'Phrase du serveur.'],
  [{ status: 500, data: { message: 'Seul le message.' } }, 'Seul le message.'],
  [{ status: 502, data: '<html>', statusText: 'Bad Gateway' }, 'Bad Gateway'],
  [{ status: 500 }, errorTexts.unknown],
  ['offline' as const, errorTexts.network],
])('a failure %o is told as « %s »', async (answer, message) => {
  expect(await failureOf(answer)).toMatchObject({ name: 'ApiError', message });
});

test('a refusal keeps its status, its code and the fields it names', async () => {
  const data = { ...refusal('invalid_input'), details: { fields: { email: 'Adresse inconnue.' } } };
  expect(await failureOf({ status: 400, data })).toMatchObject({
    status: 400,
    code: 'invalid_input',
    fields: { email: 'Adresse inconnue.' },
  });
});

test('a code we do not know is not believed', async () => {
  expect(await failureOf({ status: 400, data: refusal('made_up') })).toMatchObject({ code: 'unknown' });
});

test.each([[refusal('session_expired')], [{ error: 'Session not found' }], [{ message: 'Session expired' }]])(
  'a lost session is reported: %o',
  async (data) => {
    const onSessionLost = vi.fn();
    const { http } = serverThatAnswers({ status: 401, data });
    await expect(makeCall(http, { onSessionLost })(authApi.sessions)).rejects.toMatchObject({
      message: errorTexts.sessionExpired,
      isSessionLost: true,
    });
    expect(onSessionLost).toHaveBeenCalledOnce();
  },
);

test('being anonymous is not losing a session', async () => {
  const onSessionLost = vi.fn();
  const { http } = serverThatAnswers({ status: 401, data: refusal('unauthenticated') });
  await expect(makeCall(http, { onSessionLost })(authApi.sessions)).rejects.toThrow();
  expect(onSessionLost).not.toHaveBeenCalled();
});

test.each([
  [409, 'conflict', 'Votre compte LinkedIn est déconnecté. Reconnectez-le, puis réessayez.', 1],
  [409, 'conflict', 'LinkedIn a restreint ce compte.', 0],
  [409, 'conflict', 'Cette campagne est déjà lancée.', 0],
  [400, 'invalid_input', 'Votre compte LinkedIn est déconnecté.', 0],
])('the linked account is told lost by %i %s « %s »: %i time', async (status, code, text, times) => {
  const onAccountLost = vi.fn();
  const { http } = serverThatAnswers({ status, data: refusal(code, text) });
  await expect(makeCall(http, { onAccountLost })(authApi.sessions)).rejects.toThrow(text);
  expect(onAccountLost).toHaveBeenCalledTimes(times);
});

test('a refused token is tried once more, and only once', async () => {
  const refused = { status: 403, data: refusal('csrf_refused') };
  const healed = serverThatAnswers(refused, { status: 200, data: { message: 'Au revoir.' } });
  expect(await makeCall(healed.http)(authApi.logout)).toEqual({ message: 'Au revoir.' });
  expect(healed.requests).toHaveLength(2);

  const stubborn = serverThatAnswers(refused);
  await expect(makeCall(stubborn.http)(authApi.logout)).rejects.toMatchObject({ code: 'csrf_refused' });
  expect(stubborn.requests).toHaveLength(2);
});

test('parameters are encoded in the path, the query and the body are sent', async () => {
  const search = endpoint('POST', '/api/things/:id/search', {
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.number() }),
    body: z.object({ text: z.string() }),
    reply: z.array(z.string()),
  });
  const { http, requests } = serverThatAnswers({ status: 200, data: [] });
  await makeCall(http)(search, { params: { id: 'a/b c' }, query: { page: 2 }, body: { text: 'été' } });
  expect(requests).toEqual([
    { method: 'POST', url: '/api/things/a%2Fb%20c/search', query: { page: 2 }, body: { text: 'été' } },
  ]);
});

test('a call that was given up is no failure to tell', async () => {
  const giveUp = new AbortController();
  const http: Http = () => {
    giveUp.abort();
    return Promise.reject(giveUp.signal.reason);
  };
  await expect(makeCall(http)(authApi.sessions, { signal: giveUp.signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

test('fields outside the contract are dropped from the reply', async () => {
  const { http } = serverThatAnswers({ status: 200, data: { success: true, injectedScript: 'alert(1)' } });
  expect(await makeCall(http)(notificationsApi.readAll)).toEqual({ success: true });
});

test('a reply that is not what the contract says is a failure, not a surprise later', async () => {
  const { http } = serverThatAnswers({ status: 200, data: '<html>' });
  await expect(makeCall(http)(authApi.sessions)).rejects.toMatchObject({
    code: 'unreadable_reply',
    message: errorTexts.unknown,
  });
});

test.each([
  [199, false],
  [200, true],
  [299, true],
  [300, false],
])('a status %i is a success: %j', async (status, isSuccess) => {
  const { http } = serverThatAnswers({ status, data: { success: true } });
  const read = makeCall(http)(notificationsApi.readAll);
  if (isSuccess) expect(await read).toEqual({ success: true });
  else await expect(read).rejects.toMatchObject({ name: 'ApiError', status });
});
