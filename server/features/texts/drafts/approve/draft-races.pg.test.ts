import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { draftsApi } from '#contract/texts/drafts.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantReaders, withTexts } from '#tests/support/plant-drafts.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { draftRuns, drafts, draftVersions } from '../drafts.table.ts';
import { continueWriting } from '../write/continue-writing.ts';

const t = setUpTestApp();
const byId = (id: string) => ({ params: { id } });
const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((call) =>
    call.status === 'fulfilled' ? 'done' : (call.reason as { code: string }).code,
  );

test('of several approvals at once, one is made', { tags: 'heavy' }, async () => {
  const { ana, read } = await withTexts(t, 1);
  const { id } = await read(1);
  const results = await outcomes(
    Array.from({ length: 6 }, () => ana.call(draftsApi.approve, { ...byId(id), body: { version: 1 } })),
  );
  expect(results.filter((one) => one === 'done')).toHaveLength(1);
  expect(results.filter((one) => one === 'version_conflict')).toHaveLength(5);
  expect(await read(1)).toMatchObject({ state: 'approved', version: 2 });
});

test('an approval and an edit at once: what is approved is what was seen', { tags: 'heavy' }, async () => {
  const { ana, items } = await withTexts(t, 3);
  for (const { id } of items) {
    const before = await ana.call(draftsApi.get, byId(id));
    const results = await outcomes([
      ana.call(draftsApi.approve, { ...byId(id), body: { version: 1 } }),
      ana.call(draftsApi.edit, { ...byId(id), body: { text: 'Tout autre chose', version: 1 } }),
    ]);
    expect(results.sort()).toEqual(['done', 'version_conflict']);
    const after = await ana.call(draftsApi.get, byId(id));
    if (after.state === 'approved') expect(after.text).toBe(before.text);
    else expect(after).toMatchObject({ state: 'waiting', text: 'Tout autre chose' });
  }
});

test('edits at once make one version each or are refused: none is half kept', { tags: 'heavy' }, async () => {
  const { ana, read } = await withTexts(t, 1);
  const { id } = await read(1);
  const results = await outcomes(
    Array.from({ length: 5 }, (_, index) =>
      ana.call(draftsApi.edit, { ...byId(id), body: { text: `Message ${index}`, version: 1 } }),
    ),
  );
  expect(results.filter((one) => one === 'done')).toHaveLength(1);
  const versions = await t.deps.db.select().from(draftVersions).where(eq(draftVersions.draftId, id));
  expect(versions).toHaveLength(2);
  expect(versions.map(({ text }) => text)).toContain((await read(1)).text);
});

test('workers that take up one run at once write each text once', { tags: 'heavy' }, async () => {
  const ana = await t.member();
  const { id: campaignId } = await prepareCampaign(ana);
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 3 });
  await Promise.all(
    Array.from({ length: 3 }, () => ana.call(draftsApi.write, { ...byId(campaignId), body: { people: 3 } })),
  );
  const runs = await t.deps.db.select().from(draftRuns).where(eq(draftRuns.campaignId, campaignId));
  expect(runs).toHaveLength(1);
  let asked = 0;
  const writer = {
    ...t.deps.writer,
    writeMessages: (briefs: Parameters<typeof t.deps.writer.writeMessages>[0]) => {
      asked += 1;
      return t.deps.writer.writeMessages(briefs);
    },
  };
  const ctx = makeCtx({ ...t.deps, writer }, { kind: 'system' });
  const work = () => continueWriting(ctx, runs[0]?.id ?? '');
  await Promise.all([work(), work(), work()]);
  while (await work());
  expect(asked).toBe(3);
  const rows = await t.deps.db.select().from(drafts).where(eq(drafts.campaignId, campaignId));
  expect(rows).toHaveLength(12);
  const [run] = await t.deps.db.select().from(draftRuns).where(eq(draftRuns.campaignId, campaignId));
  expect(run).toMatchObject({ state: 'completed', written: 3, asked: 3 });
});

test('a writer that fails midway loses nothing that is written, and the run goes on where it stopped', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const { id: campaignId } = await prepareCampaign(ana);
  await plantReaders(t, { workspaceId: ana.user.id, campaignId, people: 4 });
  await ana.call(draftsApi.write, { ...byId(campaignId), body: { people: 4 } });
  const [run] = await t.deps.db.select().from(draftRuns).where(eq(draftRuns.campaignId, campaignId));
  let asked = 0;
  const writer = {
    ...t.deps.writer,
    writeMessages: (briefs: Parameters<typeof t.deps.writer.writeMessages>[0]) => {
      asked += 1;
      if (asked === 3) throw new Error('the process dies here');
      return t.deps.writer.writeMessages(briefs);
    },
  };
  const ctx = makeCtx({ ...t.deps, writer }, { kind: 'system' });
  expect(await continueWriting(ctx, run?.id ?? '')).toBe(false);
  const count = async () =>
    (await t.deps.db.select().from(drafts).where(eq(drafts.campaignId, campaignId))).length;
  expect(await count()).toBe(8);
  while (await continueWriting(ctx, run?.id ?? ''));
  expect(await count()).toBe(16);
  // Five asks for four people: only the one that failed was asked for again.
  expect(asked).toBe(5);
});
