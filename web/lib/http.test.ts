import { afterEach, expect, test, vi } from 'vitest';
import { http } from './http.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function answer(body: string, status = 200) {
  const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: 'autre=1; XSRF-TOKEN=a%2Fb; x-XSRF-TOKEN=non' });
  return fetched;
}

test('cookies travel, the anti-forgery cookie is sent back as a header, the content is JSON', async () => {
  const fetched = answer('{"id":1}', 201);
  const reply = await http({
    method: 'POST',
    url: '/api/x',
    query: { q: 'é', page: 2, no: undefined },
    body: { a: 1 },
  });
  expect(reply).toMatchObject({ status: 201, data: { id: 1 } });
  const [url, options] = fetched.mock.calls[0] ?? [];
  expect(url).toBe('/api/x?q=%C3%A9&page=2');
  expect(options).toMatchObject({ method: 'POST', credentials: 'include', body: '{"a":1}' });
  expect(options?.headers).toMatchObject({
    'X-XSRF-TOKEN': 'a/b',
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
  });
});

test('without content there is no content type', async () => {
  const fetched = answer('');
  await http({ method: 'GET', url: '/api/x' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/x');
  expect(fetched.mock.calls[0]?.[1].headers).not.toHaveProperty('Content-Type');
});

test('a refusal is an answer, and a page of a proxy stays text', async () => {
  answer('<html>', 502);
  expect(await http({ method: 'GET', url: '/api/x' })).toMatchObject({ status: 502, data: '<html>' });
});

test('a request has no time-out: nothing but its caller gives it up', async () => {
  const fetched = answer('{}');
  await http({ method: 'GET', url: '/api/x' });
  expect(fetched.mock.calls[0]?.[1].signal).toBeUndefined();
  const { signal } = new AbortController();
  await http({ method: 'GET', url: '/api/x', signal });
  expect(fetched.mock.calls[1]?.[1].signal).toBe(signal);
});
