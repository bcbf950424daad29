import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { intelligenceApi } from '#contract/intelligence.ts';
import { adviceRules } from '#core/advice/finding.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantEnrolments } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const now = new Date('2026-11-17T09:00:00Z');

beforeEach(() => {
  Object.assign(t.deps, { campaignClock: { ...t.deps.campaignClock, now: () => now } });
});

async function plantInvited(people: number, accepted: number) {
  const ana = await t.member({ emailVerifiedAt: now, subscription: 'SOLO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const { id } = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, id, people);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: new Date('2026-10-01T08:00:00Z'), accountId })
    .where(eq(campaigns.id, id));
  const owner = { workspaceId: ana.user.id, accountId, campaignId: id };
  const ids = await plantEnrolments(
    t.deps,
    owner,
    Array.from({ length: people }, () => ({})),
  );
  const at = new Date('2026-10-05T08:00:00Z');
  await recordActivity(
    makeCtx(t.deps, { kind: 'system' }),
    ...ids.flatMap((personId, index) => {
      const about = { ...owner, personId, at };
      return [
        { ...about, kind: 'person_enrolled' as const },
        { ...about, kind: 'step_done' as const, stepKey: 'invitation', detail: { act: 'invite' } },
        ...(index < accepted ? [{ ...about, kind: 'invitation_accepted' as const }] : []),
      ];
    }),
  );
  return { ana, id };
}

test('a campaign whose invitations are ignored is advised, with its figures; every rule answers', async () => {
  const { ana, id } = await plantInvited(70, 5);
  const { findings } = await ana.call(intelligenceApi.review, { params: { id } });
  expect(findings.map(({ rule }) => rule)).toEqual(adviceRules);
  expect(findings.find(({ rule }) => rule === 'low_acceptance')).toMatchObject({
    verdict: 'advice',
    today: expect.stringMatching(/^5 sur 70, 7,1\s%$/u),
    advice: { compared: [{ count: 5, of: 70 }], link: 'target' },
  });
  const bob = await t.member();
  await expect(bob.call(intelligenceApi.review, { params: { id } })).rejects.toMatchObject({ status: 404 });
});
