import { expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import { nextWebhookTry } from './webhook-retries.ts';

const start = new Date('2026-11-17T09:00:00Z');

/** Every moment at which an event that always fails is tried. */
function tries(share: number): Date[] {
  const moments = [start];
  for (;;) {
    const next = nextWebhookTry(moments.length, moments.at(-1) as Date, share);
    if (!next) return moments;
    moments.push(next);
  }
}

test('an address that never answers is tried ten times over three days', () => {
  const moments = tries(0.5);
  expect(moments).toHaveLength(10);
  const spanDays = ((moments.at(-1) as Date).getTime() - start.getTime()) / dayMs;
  expect(spanDays).toBeGreaterThan(2.9);
  expect(spanDays).toBeLessThan(3.1);
});

test('the first retry comes within seconds, each delay is longer than the one before or equal, and they spread', () => {
  const [, second] = tries(0);
  expect((second as Date).getTime() - start.getTime()).toBeLessThan(10_000);
  const gaps = tries(0.5).map((at, index, all) => at.getTime() - (all[index - 1] ?? start).getTime());
  expect(gaps).toEqual(gaps.toSorted((one, other) => one - other));
  expect(nextWebhookTry(2, start, 0)).not.toEqual(nextWebhookTry(2, start, 0.99));
});
