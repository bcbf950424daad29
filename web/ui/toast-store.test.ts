import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeToastStore, toastDurationMs, toastRemovalDelayMs } from './toast-store.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('there is one toast at a time: the newest', () => {
  const store = makeToastStore();
  store.show({ title: 'Premier' });
  store.show({ title: 'Second' });
  expect(store.get()).toMatchObject({ title: 'Second', isOpen: true });
});

test('a dismissed toast closes at once and is removed four seconds later', () => {
  const store = makeToastStore();
  store.show({ title: 'Code promo copié !' });
  store.dismiss();
  expect(store.get()).toMatchObject({ isOpen: false });
  vi.advanceTimersByTime(3999);
  expect(store.get()).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(store.get()).toBeNull();
});

test('a toast nobody touches leaves by itself', () => {
  const store = makeToastStore();
  store.show({ title: 'Bonjour' });
  vi.advanceTimersByTime(toastDurationMs - 1);
  expect(store.get()?.isOpen).toBe(true);
  vi.advanceTimersByTime(1);
  expect(store.get()?.isOpen).toBe(false);
  vi.advanceTimersByTime(toastRemovalDelayMs);
  expect(store.get()).toBeNull();
});

test('a held toast waits, and starts again when released', () => {
  const store = makeToastStore();
  store.show({ title: 'Bonjour' });
  store.hold();
  vi.advanceTimersByTime(60_000);
  expect(store.get()?.isOpen).toBe(true);
  store.release();
  vi.advanceTimersByTime(toastDurationMs);
  expect(store.get()?.isOpen).toBe(false);
});

test('the removal of an old toast never takes the new one away', () => {
  const store = makeToastStore();
  store.show({ title: 'Ancien' });
  store.dismiss();
  vi.advanceTimersByTime(3000);
  store.show({ title: 'Nouveau' });
  vi.advanceTimersByTime(1500);
  expect(store.get()).toMatchObject({ title: 'Nouveau', isOpen: true });
});

test('listeners hear every change until they leave', () => {
  const store = makeToastStore();
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.show({ title: 'Un' });
  store.dismiss();
  leave();
  store.show({ title: 'Deux' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a countdown ends at its moment, whoever holds the toast', () => {
  const store = makeToastStore();
  store.show({ title: 'Campagne supprimée.', countdownMs: 10_000 });
  vi.advanceTimersByTime(6000);
  store.hold();
  store.release();
  vi.advanceTimersByTime(3999);
  expect(store.get()?.isOpen).toBe(true);
  store.hold();
  vi.advanceTimersByTime(1);
  expect(store.get()?.isOpen).toBe(false);
});
