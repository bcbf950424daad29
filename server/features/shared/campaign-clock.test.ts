import { expect, test } from 'vitest';
import { campaignClockApi } from '#contract/campaign-clock.ts';
import { createApp } from '#server/app.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { runCampaignClock } from './run-campaign-clock.ts';

const t = setUpTestApp();

test('campaign time runs at its speed, only while the process does, and never backwards', async () => {
  let wallMs = Date.parse('2026-11-16T08:00:00Z');
  const wall = { now: () => new Date(wallMs) };
  const first = await runCampaignClock(t.deps.db, wall, 1440);
  await first.reserve(2000);
  wallMs += 1000;
  expect(first.now()).toEqual(new Date('2026-11-16T08:24:00Z'));
  expect(first.toWall(new Date('2026-11-16T08:48:00Z'))).toEqual(new Date('2026-11-16T08:00:02Z'));

  // Killed here, started again an hour later: it goes on from what it had reserved.
  wallMs += 3_600_000;
  const second = await runCampaignClock(t.deps.db, wall, 1440);
  expect(second.now()).toEqual(new Date('2026-11-16T08:48:00Z'));
  wallMs += 500;
  await second.reserve(0);
  wallMs += 60_000;
  const third = await runCampaignClock(t.deps.db, wall, 1440);
  expect(third.now()).toEqual(new Date('2026-11-16T09:00:00Z'));
});

test('anybody may ask what time it is in the campaigns', async () => {
  const campaignTime = new Date('2026-11-17T13:06:00Z');
  const deps = {
    ...t.deps,
    env: { ...t.deps.env, demoSpeed: 720 },
    campaignClock: { ...t.deps.campaignClock, now: () => campaignTime },
  };
  const app = await createApp(deps, t.deps.env.dataDir);
  const reply = await app.inject({ url: campaignClockApi.read.path });
  expect(reply.json()).toEqual({ now: campaignTime.toISOString(), speed: 720 });
  expect(reply.headers['cache-control']).toBe('no-store');
  await app.close();
});
