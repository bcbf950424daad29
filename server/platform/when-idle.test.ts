import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const log = { warn: vi.fn() };
const everyMs = 10;
afterEach(() => {
  vi.useRealTimers();
});

test('work waits until the process was quiet three times in a row, and is done once', async () => {
  vi.useFakeTimers();
  const looks = [0.9, 0.1, 0.1, 0.8, 0.1, 0.1, 0.1, 0.1];
  const work = vi.fn(async () => undefined);
  whenIdle(work, { log, everyMs, readBusy: () => looks.shift() ?? 0 });
  await vi.advanceTimersByTimeAsync(6 * everyMs);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * everyMs);
  expect(work).toHaveBeenCalledTimes(1);
});

test('work that fails is logged, and work that is called off is not done', async () => {
  vi.useFakeTimers();
  const readBusy = () => 0;
  whenIdle(() => Promise.reject(new Error('no')), { log, everyMs, readBusy });
  const work = vi.fn(async () => undefined);
  whenIdle(work, { log, everyMs, readBusy }).stop();
  await vi.advanceTimersByTimeAsync(5 * everyMs);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(work).not.toHaveBeenCalled();
});
