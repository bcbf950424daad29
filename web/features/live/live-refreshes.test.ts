import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { activityKinds } from '#core/activity/activity-kinds.ts';
import { allRefreshed, gatherRefreshes, isRefreshed, refreshedBy } from './live-refreshes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a reply asks again for the inbox, its threads and what counts people, and leaves the rest alone', () => {
  const paths = refreshedBy({ kind: 'reply_received' });
  const asked = (key: string) => isRefreshed([key, 'x'], paths);
  expect(asked(conversationsApi.list.path)).toBe(true);
  expect(asked(conversationsApi.thread.path)).toBe(true);
  expect(asked(conversationsApi.ofPerson.path)).toBe(true);
  expect(asked('/api/dashboard')).toBe(true);
  expect(asked('/api/campaigns/:id/live')).toBe(true);
  expect(asked('/api/leads')).toBe(false);
  expect(asked('/api/drafts/:id')).toBe(false);
  expect(isRefreshed([{ not: 'a path' }], paths)).toBe(false);
});

test('what leaves asks again for the quotas, and whoever answers or leaves for the texts to approve', () => {
  expect(isRefreshed(['/api/social-accounts'], refreshedBy({ kind: 'step_done' }))).toBe(true);
  for (const kind of ['reply_received', 'opposed', 'person_finished'] as const)
    expect(isRefreshed(['/api/drafts/queue', null], refreshedBy({ kind })), kind).toBe(true);
});

test('whatever one event asks again for is asked for after a silence', () => {
  const campaigns = '/api/production/campaigns';
  for (const kind of activityKinds) {
    const missed = refreshedBy({ kind }).filter((path) => path !== campaigns && !allRefreshed.includes(path));
    expect(missed, kind).toEqual([]);
  }
});

test('the first event is told at once, those of the next second together', () => {
  const refreshed: string[][] = [];
  const gathered = gatherRefreshes((paths) => refreshed.push([...paths]), 1_000);
  gathered.add(['a']);
  vi.advanceTimersByTime(1);
  expect(refreshed).toEqual([['a']]);
  for (let count = 0; count < 50; count += 1) gathered.add(['a', 'b']);
  vi.advanceTimersByTime(998);
  expect(refreshed).toHaveLength(1);
  vi.advanceTimersByTime(2);
  expect(refreshed).toEqual([['a'], ['a', 'b']]);
  vi.advanceTimersByTime(5_000);
  expect(refreshed).toHaveLength(2);
  gathered.add(['c']);
  vi.advanceTimersByTime(1);
  expect(refreshed[2]).toEqual(['c']);
});
