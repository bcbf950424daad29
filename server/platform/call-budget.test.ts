import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { openCallBudget } from './call-budget.ts';

const t = setUpTestApp();
const limit = { name: 'essai', max: 50, windowMinutes: 1 };
const statuses = (calls: Promise<unknown>[]) =>
  Promise.all(
    calls.map((call) =>
      call.then(
        () => 'served',
        ({ code }) => code as string,
      ),
    ),
  );

test('calls that come together are all served up to the limit, and not one more, on two processes', async () => {
  const [one, two] = [openCallBudget(limit, 10), openCallBudget(limit, 10)];
  const together = await statuses(Array.from({ length: 60 }, (_, at) => (at % 2 ? one : two)(t.deps, 'ana')));
  expect(together.filter((status) => status === 'served').length).toBeLessThanOrEqual(50);
  expect(together.filter((status) => status === 'served').length).toBeGreaterThan(40);
  expect(await statuses([one(t.deps, 'paul')])).toEqual(['served']);
  t.clock.advance(61_000);
  expect(await one(t.deps, 'ana')).toEqual({ remaining: 49, resetsInSeconds: 60 });
});

test('one process alone uses the whole of it', async () => {
  const spend = openCallBudget(limit, 20);
  const served = await statuses(Array.from({ length: 70 }, () => spend(t.deps, 'seule')));
  expect(served.filter((status) => status === 'served')).toHaveLength(50);
});
