import { MutationObserver, type MutationOptions, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Campaign, campaignsApi } from '#contract/campaigns/campaigns.ts';
import { errorTexts } from '#contract/errors.ts';
import { idempotencyHeader } from '#contract/idempotency.ts';
import { authApi } from '#contract/identity/auth.ts';
import { expectConsoleError } from '#tests/support/console-guard.ts';
import { makeCampaign } from '#tests/support/make-campaign.ts';
import { launchChecksQuery } from '#web/features/campaign-wizard/review/launch-checks.queries.ts';
import { searchStatusQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';
import {
  act,
  campaignKey,
  campaignListQuery,
  campaignQuery,
  createInList,
  deletion,
  update,
  useCampaigns,
} from './campaigns.queries.ts';

type Asked = { method: string; url: string; body: unknown };
/** The keys under which calls were made. */
const keys: (string | null)[] = [];
type Answer = { status: number; body: unknown } | 'offline';

const asked: Asked[] = [];
let answer: (request: Asked) => Answer | Promise<Answer>;
const ok = (body: unknown): Answer => ({ status: 200, body });
const refused = (message: string): Answer => ({
  status: 409,
  body: { error: message, message, code: 'conflict' },
});

beforeEach(() => {
  asked.length = 0;
  keys.length = 0;
  answer = () => 'offline';
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body, headers }: RequestInit) => {
    keys.push(new Headers(headers).get(idempotencyHeader));
    const request = { method, url, body: body ? JSON.parse(String(body)) : undefined };
    asked.push(request);
    const reply = await answer(request);
    if (reply === 'offline') throw new TypeError('Failed to fetch');
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const minute = 60_000;
const [first, second] = [makeCampaign(1), makeCampaign(2)];

function start(list: Campaign[] | null = [first, second]) {
  const client = makeQueryClient();
  client.setQueryData([authApi.session.path], { id: 'ana' });
  if (list) client.setQueryData(campaignListQuery.queryKey, list);
  const names = () => client.getQueryData(campaignListQuery.queryKey)?.map(({ name }) => name);
  const run = <Data, Input, Context>(options: MutationOptions<Data, Error, Input, Context>, input: Input) =>
    new MutationObserver(client, options).mutate(input);
  // A screen that is open already does not ask again by itself.
  client.setQueryDefaults(campaignListQuery.queryKey, { retryOnMount: false });
  /** What a screen sees at this moment. */
  const look = () => {
    let seen: ReturnType<typeof useCampaigns> | undefined;
    const Screen = () => {
      seen = useCampaigns();
      return null;
    };
    renderToString(createElement(QueryClientProvider, { client }, createElement(Screen)));
    return seen && { campaigns: seen.campaigns, isLoading: seen.isLoading, error: seen.error };
  };
  return { client, names, run, look };
}

test('the list is loading at first, then there', async () => {
  const { client, look } = start(null);
  expect(look()).toEqual({ campaigns: [], isLoading: true, error: null });
  answer = () => ok([first]);
  await client.fetchQuery(campaignListQuery);
  expect(look()).toEqual({ campaigns: [first], isLoading: false, error: null });
  expect(asked).toEqual([{ method: 'GET', url: campaignsApi.list.path, body: undefined }]);
});

test('it is loading while nobody knows who is there, and cleared without a user', () => {
  const { client, look } = start();
  client.removeQueries({ queryKey: [authApi.session.path] });
  expect(look()).toEqual({ campaigns: [], isLoading: true, error: null });
  client.setQueryData([authApi.session.path], null);
  expect(look()).toEqual({ campaigns: [], isLoading: false, error: null });
});

test('a list that cannot be loaded says so, is logged and is passed on; an older one stays', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { client, look } = start(null);
  await expect(client.fetchQuery(campaignListQuery)).rejects.toThrow(errorTexts.network);
  expect(log).toHaveBeenCalledExactlyOnceWith('campaigns: list failed', expect.any(Error));
  expect(look()).toEqual({ campaigns: [], isLoading: false, error: errorTexts.campaignsLoad });
  client.setQueryData(campaignListQuery.queryKey, [first]);
  await expect(client.fetchQuery({ ...campaignListQuery, staleTime: 0 })).rejects.toThrow();
  expect(look()).toMatchObject({ campaigns: [first], error: null });
});

test('one campaign stays fresh for five minutes, and is kept for ten once nobody looks at it', async () => {
  vi.useFakeTimers();
  const { client } = start();
  answer = () => ok(first);
  const query = campaignQuery(first.id);
  await client.fetchQuery(query);
  vi.advanceTimersByTime(5 * minute - 1);
  await client.fetchQuery(query);
  expect(asked).toEqual([{ method: 'GET', url: `${campaignsApi.list.path}/${first.id}`, body: undefined }]);
  vi.advanceTimersByTime(1);
  await client.fetchQuery(query);
  expect(asked).toHaveLength(2);
  vi.advanceTimersByTime(10 * minute - 1);
  expect(client.getQueryData(query.queryKey)).toEqual(first);
  vi.advanceTimersByTime(1);
  expect(client.getQueryData(query.queryKey)).toBeUndefined();
});

test('a read that was given up is no failure', async () => {
  const { client } = start();
  answer = () => new Promise(() => undefined);
  void client.fetchQuery({ ...campaignListQuery, staleTime: 0 }).catch(() => undefined);
  await client.cancelQueries({ queryKey: campaignListQuery.queryKey });
});

test('a temporary id is kept to itself, and the local entry is replaced by the server’s result', async () => {
  const { names, client } = start();
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answer = () => promise;
  const created = makeCampaign(3, { name: 'Paie' });
  const creating = createInList(client, { id: 'local1', name: 'Paie en cours' });
  await expect.poll(() => asked).toHaveLength(1);
  expect(names()).toEqual(['Campagne 1', 'Campagne 2', 'Paie en cours']);
  expect(asked[0]).toEqual({
    method: 'POST',
    url: campaignsApi.create.path,
    body: { name: 'Paie en cours' },
  });
  expect(keys).toEqual(['local1']);
  resolve(ok(created));
  expect(await creating).toEqual(created);
  expect(names()).toEqual(['Campagne 1', 'Campagne 2', 'Paie']);
  expect(client.getQueryData(campaignKey(created.id))).toEqual(created);
});

test('a creation that fails takes its local entry away', async () => {
  expectConsoleError(/campaigns: create failed/);
  const { names, client } = start();
  await expect(createInList(client, { id: 'local1' })).rejects.toThrow(errorTexts.network);
  expect(names()).toEqual(['Campagne 1', 'Campagne 2']);
});

test('an id with a hyphen is sent as it is, and what is created is appended', async () => {
  const { names, client } = start();
  const created = makeCampaign(3);
  answer = () => {
    expect(client.getQueryData(campaignListQuery.queryKey)?.at(-1)?.id).toBe(created.id.replaceAll('-', ''));
    return ok(created);
  };
  await createInList(client, { id: created.id, name: 'Campagne 3' });
  expect(asked[0]?.body).toEqual({ id: created.id, name: 'Campagne 3' });
  expect(names()).toEqual(['Campagne 1', 'Campagne 2', 'Campagne 3']);
});

test('an update shows a new name at once and puts the server’s result in its place', async () => {
  const { names, run, client } = start();
  client.setQueryData(campaignKey(first.id), first);
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answer = () => promise;
  const updating = run(update(client), { id: first.id, change: { name: 'Nouveau' } });
  await expect.poll(() => asked).toHaveLength(1);
  expect(names()).toEqual(['Nouveau', 'Campagne 2']);
  expect(client.getQueryData(campaignKey(first.id))?.name).toBe('Nouveau');
  resolve(ok({ ...first, name: 'Nouveau nom', version: 2 }));
  await updating;
  expect(names()).toEqual(['Nouveau nom', 'Campagne 2']);
  expect(client.getQueryData(campaignQuery(first.id).queryKey)?.version).toBe(2);
});

test('an update that fails goes back, and leaves what changed meanwhile', async () => {
  expectConsoleError(/campaigns: update failed/);
  const { names, run, client } = start();
  answer = () => {
    client.setQueryData(campaignListQuery.queryKey, (list) => list && [...list, makeCampaign(9)]);
    return 'offline';
  };
  await expect(run(update(client), { id: first.id, change: { name: 'Nouveau' } })).rejects.toThrow();
  expect(names()).toEqual(['Campagne 1', 'Campagne 2', 'Campagne 9']);
});

test('a deletion removes the campaign at once, and for good', async () => {
  const { names, run, client } = start();
  client.setQueryData(campaignKey(first.id), first);
  answer = () => {
    expect(names()).toEqual(['Campagne 2']);
    return ok({ success: true });
  };
  await run(deletion(client), first.id);
  expect(asked[0]).toMatchObject({ method: 'DELETE', url: `${campaignsApi.list.path}/${first.id}` });
  expect(names()).toEqual(['Campagne 2']);
  expect(client.getQueryData(campaignKey(first.id))).toBeUndefined();
});

test('a deletion that fails brings it back', async () => {
  expectConsoleError(/campaigns: delete failed/);
  const { names, run, client } = start();
  await expect(run(deletion(client), first.id)).rejects.toThrow(errorTexts.network);
  expect(names()?.toSorted()).toEqual(['Campagne 1', 'Campagne 2']);
});

test('every failure to read, create, update or delete is logged, and passed on to the caller', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { run, client } = start();
  for (const [what, work] of [
    ['search status', () => client.fetchQuery(searchStatusQuery(first.id))],
    ['launch checks', () => client.fetchQuery(launchChecksQuery(first.id, 1))],
    ['read', () => client.fetchQuery(campaignQuery(first.id))],
    ['create', () => createInList(client, { name: 'Paie' })],
    ['update', () => run(update(client), { id: first.id, change: { name: 'Nouveau' } })],
    ['delete', () => run(deletion(client), first.id)],
  ] as const) {
    await expect(work(), what).rejects.toThrow(errorTexts.network);
    expect(log).toHaveBeenLastCalledWith(`campaigns: ${what} failed`, expect.any(Error));
  }
  expect(log).toHaveBeenCalledTimes(6);
});

test('a pause shows at once and is taken back with its reason; a resumption waits for the server', async () => {
  expectConsoleError(/campaigns: (pause|resume) failed/);
  const running = makeCampaign(1, { status: 'active' });
  const { run, client } = start([running]);
  const statusNow = () => client.getQueryData(campaignListQuery.queryKey)?.[0]?.status;
  answer = () => {
    expect(statusNow()).toBe('paused');
    return refused('Une campagne terminée ne peut pas être mise en pause.');
  };
  await expect(run(act(client), { id: running.id, act: 'pause' })).rejects.toThrow(/ne peut pas/);
  expect(statusNow()).toBe('active');

  client.setQueryData(campaignListQuery.queryKey, [{ ...running, status: 'paused' as const }]);
  answer = () => {
    expect(statusNow()).toBe('paused');
    return refused('Un point à corriger.');
  };
  await expect(run(act(client), { id: running.id, act: 'resume' })).rejects.toThrow('Un point à corriger.');
});

test('a duplicate is added beside the original', async () => {
  const { names, run, client } = start();
  answer = () => ok(makeCampaign(3, { name: 'Campagne 1 (copie)' }));
  await run(act(client), { id: first.id, act: 'duplicate' });
  expect(names()).toEqual(['Campagne 1', 'Campagne 2', 'Campagne 1 (copie)']);
});
