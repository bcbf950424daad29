import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Draft } from '#contract/texts/drafts.ts';
import { ApiError } from '#web/lib/api-error.ts';
import { startTextSaver } from './text-saver.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-16T09:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const first = { id: 'd1', text: 'Bonjour,', version: 1 } as Draft;
const refusal = (status: number, code: 'version_conflict' | 'network' | 'not_found', current?: Draft) =>
  new ApiError({ status, code, message: `refus ${status}`, ...(current && { details: { current } }) });

/** A server that keeps one text, and can be changed elsewhere or made to fail. */
function openWorld() {
  const server = { draft: first, requests: [] as string[], failures: [] as ApiError[] };
  const saver = startTextSaver(first, {
    save: async ({ text, version }) => {
      server.requests.push(text);
      const failure = server.failures.shift();
      if (failure) throw failure;
      if (version !== server.draft.version) throw refusal(409, 'version_conflict');
      server.draft = { ...server.draft, text: text.trim(), version: version + 1 };
      return server.draft;
    },
    read: async () => server.draft,
    onSaved: () => undefined,
    now: () => new Date(),
  });
  return { server, saver };
}

const settleTime = () => vi.advanceTimersByTimeAsync(120_000);

describe('saving', () => {
  test('waits for a pause, then sends the last text', async () => {
    const { server, saver } = openWorld();
    saver.type('Bonjour É');
    await vi.advanceTimersByTimeAsync(600);
    saver.type('Bonjour Éléonore,');
    await vi.advanceTimersByTimeAsync(690);
    expect(server.requests).toEqual([]);
    expect(saver.look().status).toEqual({ kind: 'saving' });
    await vi.advanceTimersByTimeAsync(20);
    expect(server.requests).toEqual(['Bonjour Éléonore,']);
    expect(saver.look().status.kind).toBe('saved');
  });

  test('leaves under the cursor what was typed, until the person stops', async () => {
    const { saver } = openWorld();
    saver.type('Bonjour ');
    await settleTime();
    expect(saver.look().typed).toBe('Bonjour ');
    expect(saver.hasUnsaved()).toBe(false);
    await saver.settle();
    expect(saver.look().typed).toBeNull();
  });

  test('says what failed, tries again by itself, and by hand', async () => {
    const { server, saver } = openWorld();
    server.failures.push(refusal(0, 'network'), refusal(0, 'network'));
    saver.type('a');
    await vi.advanceTimersByTimeAsync(700);
    expect(saver.look().status).toEqual({ kind: 'failed', message: 'refus 0' });
    await vi.advanceTimersByTimeAsync(3000);
    expect(server.requests).toHaveLength(2);
    await saver.retry();
    expect(saver.look().status.kind).toBe('saved');
    await settleTime();
    expect(server.requests).toHaveLength(3);
  });

  test('a text that was deleted is given up', async () => {
    const { server, saver } = openWorld();
    server.failures.push(refusal(404, 'not_found'));
    saver.type('a');
    await settleTime();
    expect(saver.look().status).toEqual({ kind: 'gone' });
    saver.type('ab');
    await settleTime();
    expect(server.requests).toHaveLength(1);
  });
});

describe('a text changed elsewhere', () => {
  test.each(['mine', 'theirs'] as const)('asks which one to keep: %s', async (choice) => {
    const { server, saver } = openWorld();
    server.draft = { ...first, text: 'theirs', version: 4 };
    saver.type('mine');
    await settleTime();
    expect(saver.look()).toEqual({ typed: 'mine', status: { kind: 'conflict', theirs: server.draft } });
    expect(server.requests).toHaveLength(1);
    saver.resolve(choice);
    await settleTime();
    expect(server.draft.text).toBe(choice);
    expect(saver.hasUnsaved()).toBe(false);
  });

  test('is no conflict when only its number changed', async () => {
    const { server, saver } = openWorld();
    server.draft = { ...first, version: 4 };
    saver.type('mine');
    await settleTime();
    expect(server.draft).toMatchObject({ text: 'mine', version: 5 });
  });
});

describe('other acts', () => {
  const approve = (server: { draft: Draft }) => async (version: number) => {
    if (version !== server.draft.version) throw refusal(409, 'version_conflict');
    server.draft = { ...server.draft, version: version + 1 };
    return server.draft;
  };

  test('come after what is typed, one after the other, on the version of the last', async () => {
    const { server, saver } = openWorld();
    saver.type('abc');
    await Promise.all([saver.act(approve(server)), saver.act(approve(server))]);
    expect(server.draft).toMatchObject({ text: 'abc', version: 4 });
    expect(saver.look().typed).toBeNull();
  });

  test('are not done when what is typed could not be saved', async () => {
    const { server, saver } = openWorld();
    server.failures.push(refusal(0, 'network'));
    saver.type('abc');
    await expect(saver.act(approve(server))).rejects.toThrow('pas encore enregistrées');
    expect(server.draft.version).toBe(1);
  });
});
