import { expect, test } from 'vitest';
import { draftsApi } from '#contract/texts/drafts.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount } from '#tests/support/plant-campaign.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();

test('nobody is asked to approve a text for somebody who answered or said no, wherever texts are counted', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, personIds, items } = await withTexts(t, 3);
  const [replied = '', opposed = '', open = ''] = personIds;
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const enrolment = {
    workspaceId,
    campaignId,
    accountId,
    sequenceVersion: 1,
    variant: 'a' as const,
    score: 80,
  };
  const now = new Date();
  await t.deps.db.insert(enrolments).values([
    {
      ...enrolment,
      personId: replied,
      state: 'finished',
      reason: 'replied',
      repliedAt: now,
      finishedAt: now,
      enrolledAt: now,
    },
    { ...enrolment, personId: open, state: 'asking', reason: 'approval', enrolledAt: now },
  ]);
  await oppose(makeCtx(t.deps, { kind: 'system' }), { workspaceId, personId: opposed, source: 'user' });

  const mine = items.filter(({ person }) => person.id === open);
  const { items: offered } = await ana.call(draftsApi.list, { query: {} });
  expect(offered.map(({ id }) => id)).toEqual(mine.map(({ id }) => id));
  for (const query of [{}, { campaignId }]) {
    const queue = await ana.call(draftsApi.queue, { query });
    expect(queue).toMatchObject({ waiting: mine.length, campaigns: [{ waiting: mine.length }] });
    expect(queue.clean).toBeLessThanOrEqual(mine.length);
  }
  for (const [personId, why] of [
    [replied, 'La séquence de cette personne est terminée'],
    [opposed, 'Cette personne ne veut plus être contactée'],
  ]) {
    const text = items.find(({ person }) => person.id === personId);
    const approve = ana.call(draftsApi.approve, { params: { id: text?.id ?? '' }, body: { version: 1 } });
    await expect(approve).rejects.toMatchObject({ status: 409, message: expect.stringContaining(why ?? '') });
  }
});
