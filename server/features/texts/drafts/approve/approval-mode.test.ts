import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import type { ApprovalMode } from '#core/campaigns/engagement.ts';
import { campaignSequences } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { drafts } from '../drafts.table.ts';
import { approveByRule } from './approve-by-rule.ts';

const t = setUpTestApp();

/** Eight texts: one blocked, one with a remark, one of another time, five without anything. */
async function withMode(approval: ApprovalMode) {
  const planted = await withTexts(t, 2);
  const { ana, campaignId, items } = planted;
  const mark = (index: number, change: Partial<typeof drafts.$inferInsert>) =>
    t.deps.db
      .update(drafts)
      .set(change)
      .where(eq(drafts.id, items[index]?.id ?? ''));
  const clean = { blocking: 0, advice: 0, isStale: false };
  await t.deps.db.update(drafts).set(clean).where(eq(drafts.campaignId, campaignId));
  await mark(0, { blocking: 1 });
  await mark(1, { advice: 1 });
  await mark(2, { isStale: true });
  await t.deps.db
    .update(campaignSequences)
    .set({ config: sql`${campaignSequences.config} || ${JSON.stringify({ approval })}::jsonb` })
    .where(eq(campaignSequences.campaignId, campaignId));
  const idsOf = async (state: 'waiting' | 'checked') =>
    (await ana.call(draftsApi.list, { query: { state } })).items.map(({ id }) => id);
  const checks = await ana.call(campaignsApi.launchChecks, { params: { id: campaignId } });
  return {
    ...planted,
    ids: items.map(({ id }) => id),
    waiting: await idsOf('waiting'),
    checked: await idsOf('checked'),
    queue: await ana.call(draftsApi.queue, { query: {} }),
    ofCampaign: await ana.call(draftsApi.queue, { query: { campaignId } }),
    textsCheck: checks.find(({ name }) => name === 'texts')?.detail,
  };
}

test('read one by one, every text asks for the user', { tags: 'heavy' }, async () => {
  const { ids, waiting, checked, queue, ofCampaign } = await withMode('each');
  expect(waiting).toEqual(ids);
  expect(checked).toEqual([]);
  expect(queue).toMatchObject({ waiting: 8, checked: 0, clean: 5, campaigns: [{ waiting: 8, checked: 0 }] });
  expect(ofCampaign).toMatchObject({ waiting: 8, checked: 0, clean: 5 });
});

test('where only the exceptions are read, only what has a remark asks', { tags: 'heavy' }, async () => {
  const { ana, ids, waiting, checked, queue, textsCheck } = await withMode('exceptions');
  expect(waiting).toEqual(ids.slice(0, 3));
  expect(checked).toEqual(ids.slice(3));
  expect(queue).toMatchObject({ waiting: 3, checked: 5, clean: 0, campaigns: [{ waiting: 3, checked: 5 }] });
  expect(textsCheck).toMatch(
    /8 messages écrits\u00a0: 3 à valider \(dont 1 à corriger\), 5 validés par les contrôles, 0 validé$/,
  );
  // Nothing is left to approve at once: those without a remark are not asked for.
  expect(await ana.call(draftsApi.approveClean, { body: {} })).toMatchObject({ approved: 0 });
});

test('where the controls decide, only what they block asks; the others are there to be read', {
  tags: 'heavy',
}, async () => {
  const { ana, ids, waiting, checked, queue, ofCampaign, textsCheck } = await withMode('automatic');
  expect(waiting).toEqual(ids.slice(0, 1));
  expect(checked).toEqual(ids.slice(1));
  expect(queue).toMatchObject({ waiting: 1, checked: 7, clean: 0, campaigns: [{ waiting: 1, checked: 7 }] });
  expect(ofCampaign).toMatchObject({ waiting: 1, checked: 7 });
  expect(textsCheck).toMatch(/1 à valider \(dont 1 à corriger\), 7 validés par les contrôles, 0 validé$/);
  const draft = await ana.call(draftsApi.get, { params: { id: ids[4] ?? '' } });
  expect(draft).toMatchObject({ state: 'waiting', part: 'checked' });
  // Whoever reads one may say yes to it themselves.
  const { version } = draft;
  const approved = await ana.call(draftsApi.approve, { params: { id: ids[4] ?? '' }, body: { version } });
  expect(approved).toMatchObject({ state: 'approved', part: 'approved' });
});

test('a text that the controls block in its turn is asked of the user from then on', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, ids } = await withMode('automatic');
  const id = ids[4] ?? '';
  const [changed] = await t.deps.db
    .update(drafts)
    .set({ text: 'Bonjour {{prenom}}, parlons-en.' })
    .where(eq(drafts.id, id))
    .returning();
  const { personId = '', stepKey = '' } = changed ?? {};
  const text = { workspaceId: ana.user.id, campaignId, personId, stepKey };
  const ctx = makeCtx(t.deps, { kind: 'system' });
  expect(await approveByRule(ctx, text, { onlyClean: false })).toBe(false);
  const { items } = await ana.call(draftsApi.list, { query: {} });
  expect(items.map((item) => item.id)).toEqual([ids[0], id]);
});

test('a text to be read waits for the user in every mode, and no approval of many takes it', {
  tags: 'heavy',
}, async () => {
  const { ana, campaignId, ids } = await withMode('automatic');
  const id = ids[4] ?? '';
  const before = await ana.call(draftsApi.get, { params: { id } });
  const text =
    'Bonjour,\n\nVotre entreprise sort d’un plan social difficile.\n\nEst-ce un sujet pour vous\u00a0?';
  const edited = await ana.call(draftsApi.edit, { params: { id }, body: { text, version: before.version } });
  expect(edited).toMatchObject({ blocking: 0, toRead: 1, part: 'waiting' });
  const [row] = await t.deps.db.select().from(drafts).where(eq(drafts.id, id));
  const { personId = '', stepKey = '' } = row ?? {};
  const ctx = makeCtx(t.deps, { kind: 'system' });
  for (const onlyClean of [true, false]) {
    const meant = { workspaceId: ana.user.id, campaignId, personId, stepKey };
    expect(await approveByRule(ctx, meant, { onlyClean })).toBe(false);
  }
  expect(await ana.call(draftsApi.queue, { query: {} })).toMatchObject({ waiting: 2, clean: 0 });
  expect(await ana.call(draftsApi.approveClean, { body: {} })).toMatchObject({ approved: 0 });
  // Whoever reads it may say yes to it.
  const { version } = await ana.call(draftsApi.get, { params: { id } });
  expect(await ana.call(draftsApi.approve, { params: { id }, body: { version } })).toMatchObject({
    state: 'approved',
    toRead: 1,
  });
});
