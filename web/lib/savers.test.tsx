import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { makeSavers } from './savers.ts';
import { forgetEverything, saveEverything } from './unsaved-work.ts';

afterEach(cleanup);

/** Offline until it is told that it is not. */
function startSaver() {
  let isUnsaved = false;
  let isOnline = false;
  const listeners = new Set<() => void>();
  const end = () => {
    isUnsaved = false;
    for (const listener of listeners) listener();
  };
  return {
    type: () => {
      isUnsaved = true;
    },
    connect: () => {
      isOnline = true;
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    hasUnsaved: () => isUnsaved,
    isAtRisk: () => isUnsaved,
    flush: async () => {
      if (isOnline) end();
    },
    retry: vi.fn(async () => end()),
    forget: end,
    leavePage: vi.fn(),
  };
}

function openScreen() {
  const useSaver = makeSavers<ReturnType<typeof startSaver>>();
  const show = (key: string) => renderHook(() => useSaver(key, startSaver));
  return { show, saverOf: (key: string) => show(key).result.current };
}
const leavePage = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('a screen that comes back meets the saver that is still at work, and a new one once all is saved', async () => {
  const { show, saverOf } = openScreen();
  const first = show('a');
  const saver = first.result.current;
  saver.type();
  first.unmount();
  await saver.flush();
  const again = show('a');
  expect(again.result.current).toBe(saver);
  expect(saverOf('b')).not.toBe(saver);
  again.unmount();
  window.dispatchEvent(new Event('online'));
  expect(saver.retry).toHaveBeenCalledOnce();
  expect(saverOf('a')).not.toBe(saver);
});

test('a saver that a screen took up again is looked after until that screen is left too', async () => {
  const { show } = openScreen();
  const first = show('a');
  const saver = first.result.current;
  saver.type();
  first.unmount();
  const again = show('a');
  window.dispatchEvent(new Event('online'));
  expect(saver.hasUnsaved()).toBe(false);
  saver.type();
  expect(leavePage()).toBe(false);
  saver.forget();
  again.unmount();
  await saver.flush();
  expect(show('a').result.current).not.toBe(saver);
});

test('what is saved is not sent again; the page is not left while something would be lost', async () => {
  const saver = openScreen().saverOf('a');
  window.dispatchEvent(new Event('online'));
  expect(saver.retry).not.toHaveBeenCalled();
  expect(leavePage()).toBe(true);
  saver.type();
  expect(leavePage()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(saver.leavePage).toHaveBeenCalledOnce();
  saver.forget();
});

test('before signing out all of it is saved, or given up', async () => {
  const { saverOf } = openScreen();
  const [sent, stuck] = [saverOf('sent'), saverOf('stuck')];
  for (const saver of [sent, stuck]) saver.type();
  sent.connect();
  expect(await saveEverything()).toBe(false);
  expect([sent.hasUnsaved(), stuck.hasUnsaved()]).toEqual([false, true]);
  forgetEverything();
  expect(await saveEverything()).toBe(true);
});
