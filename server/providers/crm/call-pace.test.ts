import { expect, test } from 'vitest';
import { keptByToken, openPace } from './call-pace.ts';

/** As a service counts: calls that arrived in any window. */
const mostIn = (arrivals: readonly number[], perMs: number) =>
  Math.max(...arrivals.map((at) => arrivals.filter((one) => one >= at && one < at + perMs).length));

test('calls made at once arrive within what the service allows in any window, and not one is left out', async () => {
  const pace = openPace({ calls: 4, perMs: 60 });
  const arrivals: number[] = [];
  const answers = await Promise.all(
    Array.from({ length: 13 }, (_, at) =>
      pace.run(async () => {
        arrivals.push(performance.now());
        return at;
      }),
    ),
  );
  expect(answers).toEqual(Array.from({ length: 13 }, (_, at) => at));
  expect(mostIn(arrivals, 60)).toBe(4);
});

test('a limit that is not known yet holds nothing back; what the service says of itself does', async () => {
  const pace = openPace(null);
  const arrivals: number[] = [];
  const call = () => pace.run(async () => void arrivals.push(performance.now()));
  await Promise.all([call(), call(), call()]);
  pace.learn({ calls: 1, perMs: 50 });
  await Promise.all([call(), call()]);
  expect((arrivals[4] ?? 0) - (arrivals[3] ?? 0)).toBeGreaterThanOrEqual(49);
});

test('a call that fails counts, and the next one goes on', async () => {
  const pace = openPace({ calls: 1, perMs: 20 });
  await expect(pace.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(await pace.run(async () => 'answered')).toBe('answered');
});

test('one token keeps its pace, another has its own', () => {
  const paceOf = keptByToken(() => openPace(null));
  expect(paceOf('a')).toBe(paceOf('a'));
  expect(paceOf('a')).not.toBe(paceOf('b'));
});
