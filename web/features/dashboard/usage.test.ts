import { afterEach, expect, test, vi } from 'vitest';
import { usageQuery } from '#web/features/lead-searches/usage.queries.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the usage of the plan is read from « used », and kept for five minutes', async () => {
  vi.useFakeTimers();
  const usage = { used: 7, limit: 10, period: 'lifetime', resetsAt: null };
  const fetched = vi.fn(async (_url: string) => new Response(JSON.stringify(usage)));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: '' });
  const client = makeQueryClient();
  expect((await client.fetchQuery(usageQuery)).used).toBe(7);
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/user/usage/qualified-leads');
  vi.advanceTimersByTime(5 * 60_000 - 1);
  await client.fetchQuery(usageQuery);
  expect(fetched).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(usageQuery);
  expect(fetched).toHaveBeenCalledTimes(2);
});
