import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  campaignCacheKey,
  forgetCampaignQueries,
  persistCampaignQueries,
} from './persist-campaign-queries.ts';

const campaignsKey = ['/api/production/campaigns'];

function makeStorage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: vi.fn((key: string, value: string) => void kept.set(key, value)),
    removeItem: (key: string) => void kept.delete(key),
  };
}

function start(storage: ReturnType<typeof makeStorage>, owner: string | null = 'ana') {
  const client = new QueryClient();
  const session = { owner };
  const stop = persistCampaignQueries({ client, storage, owner: () => session.owner });
  return { client, session, stop };
}

/** What the session's arrival does in the page: any event of the cache. */
const wake = (client: QueryClient) => {
  client.setQueryData(['/api/auth/session'], {});
  vi.advanceTimersByTime(0);
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('campaign queries are saved one second after the last change, others never', () => {
  const storage = makeStorage();
  const { client } = start(storage);
  client.setQueryData(['/api/notifications'], ['secret']);
  client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(900);
  client.setQueryData(campaignsKey, ['a', 'b']);
  vi.advanceTimersByTime(900);
  expect(storage.setItem).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(storage.setItem).toHaveBeenCalledOnce();
  expect(storage.kept.get(campaignCacheKey)).toContain('["a","b"]');
  expect(storage.kept.get(campaignCacheKey)).not.toContain('secret');
});

test('the same person finds them again at the next start', () => {
  const storage = makeStorage();
  const first = start(storage);
  first.client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(1100);
  const second = start(storage);
  wake(second.client);
  expect(second.client.getQueryData(campaignsKey)).toEqual(['a']);
});

test('nobody else does, and the copy is thrown away', () => {
  const storage = makeStorage();
  const first = start(storage, 'ana');
  first.client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(1100);
  const second = start(storage, 'bob');
  wake(second.client);
  expect(second.client.getQueryData(campaignsKey)).toBeUndefined();
  expect(storage.kept.size).toBe(0);
});

test('nothing is restored or saved while nobody is signed in', () => {
  const storage = makeStorage();
  const { client } = start(storage, null);
  client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(1100);
  expect(storage.kept.size).toBe(0);
});

test('signing out empties the copy, and the cleared cache does not write it back', () => {
  const storage = makeStorage();
  const { client, session } = start(storage);
  client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(1100);
  client.clear();
  session.owner = null;
  forgetCampaignQueries(storage);
  vi.advanceTimersByTime(5000);
  expect(storage.kept.size).toBe(0);
});

test.each(['{', 'null', '[]', '{"owner":"ana"}', '{"owner":"ana","state":{"queries":[{}]}}'])(
  'a damaged copy is ignored: %s',
  (damaged) => {
    const storage = makeStorage();
    storage.kept.set(campaignCacheKey, damaged);
    const { client } = start(storage);
    wake(client);
    expect(client.getQueryData(campaignsKey)).toBeUndefined();
    expect(storage.kept.size).toBe(0);
  },
);

test('a full storage loses the copy, not the page', () => {
  const storage = makeStorage();
  const { client } = start(storage);
  storage.setItem.mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(1100);
  expect(storage.kept.size).toBe(0);
});

test('what does not fit is left out, oldest first', () => {
  const storage = makeStorage();
  const { client } = start(storage);
  client.setQueryData(['/api/production/campaigns/old'], 'o'.repeat(900_000), { updatedAt: 1 });
  client.setQueryData(['/api/production/campaigns/new'], 'n'.repeat(900_000), { updatedAt: 2 });
  vi.advanceTimersByTime(1100);
  const copy = storage.kept.get(campaignCacheKey) ?? '';
  expect(copy).toContain('nnnn');
  expect(copy).not.toContain('oooo');
});

test('what is restored shows at once and is read again, however young it is', () => {
  const storage = makeStorage();
  const first = start(storage);
  first.client.setQueryData(campaignsKey, ['a']);
  vi.advanceTimersByTime(1100);
  const { client } = start(storage);
  client.setQueryDefaults(campaignsKey, { staleTime: 5 * 60_000 });
  wake(client);
  const query = client.getQueryCache().find({ queryKey: campaignsKey });
  expect(query?.state.data).toEqual(['a']);
  expect(query?.isStaleByTime(5 * 60_000)).toBe(true);
});

test('an entry whose creation was under way is not kept', () => {
  const storage = makeStorage();
  const { client } = start(storage);
  client.setQueryData(campaignsKey, [{ id: 'local1' }, { id: 'b0c1-7' }]);
  vi.advanceTimersByTime(1100);
  const copy = storage.kept.get(campaignCacheKey);
  expect(copy).toContain('b0c1-7');
  expect(copy).not.toContain('local1');
});
