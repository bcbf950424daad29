import { join } from 'node:path';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { createApp } from '#server/app.ts';
import { callWith, makeTestKey } from '#tests/support/api-client.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('fifty repeats at once of one write, on two processes of one database, make one object', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const secret = await makeTestKey(ana, ['campaigns:write']);
  const second = await createApp(t.deps, join(t.deps.env.dataDir, 'web'));
  await second.ready();
  try {
    const asked = { body: { name: 'Une seule' }, idempotencyKey: 'une-seule' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        callWith(at % 2 === 0 ? t.app : second, secret)('POST', '/campaigns', asked),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ data }) => (data as { id: string }).id)).size).toBe(1);
    expect(await ana.call(campaignsApi.list)).toHaveLength(1);
  } finally {
    await second.close();
  }
});
