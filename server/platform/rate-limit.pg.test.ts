import { expect, test } from 'vitest';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { makeCtx } from './ctx.ts';
import { limitRate } from './rate-limit.ts';

const t = setUpTestApp();

test('two hundred simultaneous tries on twenty connections: exactly the limit passes', async () => {
  const limit = { name: 'race', max: 20, windowMinutes: 1 };
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const tries = await Promise.allSettled(Array.from({ length: 200 }, () => limitRate(ctx, limit, 'someone')));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
});
