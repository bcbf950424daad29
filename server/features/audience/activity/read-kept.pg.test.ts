import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { activity, campaignJourneys } from '#server/features/audience/activity/activity.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, plantLeads, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantEnrolments } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { readJourneyLog } from './read-kept.ts';
import { readLogged } from './read-logged.ts';
import { recordActivity } from './record-activity.ts';

const t = setUpTestApp();
let workspaceId: string;
let campaignId: string;
let ids: string[];

beforeEach(async () => {
  const ana = await t.member({ emailVerifiedAt: new Date(), subscription: 'PRO' });
  const accountId = await plantAccount(t.deps, ana.user.id);
  const campaign = await prepareCampaign(ana, 'Paie');
  await plantLeads(t.deps, ana.user.id, campaign.id, 30);
  [workspaceId, campaignId] = [ana.user.id, campaign.id];
  ids = await plantEnrolments(
    t.deps,
    { workspaceId, accountId, campaignId },
    Array.from({ length: 30 }, () => ({})),
  );
  await t.deps.db.delete(activity).where(eq(activity.campaignId, campaignId));
});

const system = () => makeCtx(t.deps, { kind: 'system' });
const log = (people: readonly number[], kind: 'person_enrolled' | 'invitation_accepted', ctx = system()) =>
  recordActivity(
    ctx,
    ...people.map((person) => ({ workspaceId, campaignId, kind, personId: ids[person] ?? '' })),
  );
const whose = () => ({ workspaceId, campaignIds: [campaignId] });
const keptRow = async () => {
  const [row] = await t.deps.db
    .select()
    .from(campaignJourneys)
    .where(and(eq(campaignJourneys.campaignId, campaignId)));
  return row;
};
/** What is read by the kept way is what the log says. */
const expectRight = async (people: number) => {
  const read = await readJourneyLog(t.deps, whose());
  expect(read).toEqual(await readLogged(t.deps, whose()));
  expect(read).toHaveLength(people);
};
const all = Array.from({ length: 30 }, (_, at) => at);
/** A transaction that is open elsewhere on the server holds back what may be kept for good. */
const allHaveEnded = () =>
  expect
    .poll(async () => {
      const [row] = await t.deps.db
        .select({
          hasEnded: sql`pg_snapshot_xmin(pg_current_snapshot()) > max(${activity.writtenBy})`,
        })
        .from(activity);
      return row?.hasEnded;
    })
    .toBe(true);

test('is kept at the first look, read with what was added since, and kept again once enough changed', async () => {
  await expectRight(0);
  await log(all, 'person_enrolled');
  await allHaveEnded();
  await expectRight(30);
  const first = await keptRow();
  await log([3], 'invitation_accepted');
  await expectRight(30);
  expect(await keptRow()).toEqual(first);
  await log(all, 'invitation_accepted');
  await expectRight(30);
  expect((await keptRow())?.lastEventId).toBeGreaterThan(first?.lastEventId ?? 0);
});

test('an event of a transaction that ended later than a younger one is read all the same', async () => {
  await log(all.slice(0, 29), 'person_enrolled');
  const hasWritten = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const slow = inTransaction(system(), async (ctx) => {
    await log([29], 'person_enrolled', ctx);
    hasWritten.resolve();
    await mayEnd.promise;
  });
  await hasWritten.promise;
  await log(all.slice(0, 25), 'invitation_accepted');
  await expectRight(29);
  const { lastEventId = 0 } = (await keptRow()) ?? {};
  mayEnd.resolve();
  await slow;
  const [late] = await t.deps.db
    .select()
    .from(activity)
    .where(eq(activity.personId, ids[29] ?? ''));
  expect(late?.id).toBeLessThan(lastEventId);
  await expectRight(30);
});

test('people who turn out to be one are counted once, and a line that is taken away is not', async () => {
  await log(all, 'person_enrolled');
  await log([1], 'invitation_accepted');
  await expectRight(30);
  await t.deps.db
    .update(activity)
    .set({ personId: ids[0] ?? '' })
    .where(eq(activity.personId, ids[1] ?? ''));
  expect((await keptRow())?.journeys).toBeNull();
  await expectRight(29);
  await t.deps.db.delete(activity).where(eq(activity.personId, ids[2] ?? ''));
  expect((await keptRow())?.journeys).toBeNull();
  await expectRight(28);
});

test('who merges people while others look leaves nothing of before to be kept', async () => {
  await log(all, 'person_enrolled');
  const hasMoved = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const merge = t.deps.db.transaction(async (tx) => {
    await tx
      .update(activity)
      .set({ personId: ids[0] ?? '' })
      .where(eq(activity.personId, ids[1] ?? ''));
    hasMoved.resolve();
    await mayEnd.promise;
  });
  await hasMoved.promise;
  const look = readJourneyLog(t.deps, whose());
  mayEnd.resolve();
  await merge;
  await look;
  await expectRight(29);
});

test('a campaign that goes takes them with it', async () => {
  await log(all, 'person_enrolled');
  await expectRight(30);
  await t.deps.db.delete(campaigns).where(eq(campaigns.id, campaignId));
  expect(await keptRow()).toBeUndefined();
});
