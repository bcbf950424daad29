import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { draftsApi } from '#contract/texts/drafts.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import {
  campaignCounts,
  campaignLeads,
} from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { readAudience } from '#server/features/engine/forecast/read-audience.ts';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import { countUnwritten } from '#server/features/texts/drafts/write/find-unwritten.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { goodOffer, goodTarget } from '#tests/support/good-campaign.ts';
import { plantAttempt } from '#tests/support/plant-engine.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { enrolments } from '../campaigns/enrolments.table.ts';
import { enrolLeads } from './enrol/enrol-leads.ts';

const t = setUpTestApp();

test('nobody goes through a second campaign by itself once the first has reached them', {
  tags: 'heavy',
}, async () => {
  const { ana, workspaceId, accountId, campaignId, personIds } = await plantReady(t, { people: 6 });
  const [replied = '', declined = '', invited = '', removed = '', wrote = '', onTheWay = ''] = personIds;
  const now = t.clock.now();
  const end = (personId: string, how: Partial<typeof enrolments.$inferInsert>) =>
    t.deps.db
      .update(enrolments)
      .set({ state: 'finished', finishedAt: now, nextActionAt: null, nextAct: null, ...how })
      .where(eq(enrolments.personId, personId));
  await end(replied, { reason: 'replied', repliedAt: now });
  await end(declined, { reason: 'declined' });
  await end(invited, { reason: 'not_accepted' });
  await plantAttempt(t.deps, { workspaceId, accountId, campaignId, personId: invited }, { act: 'invite' });
  await end(removed, { reason: 'removed' });
  await t.deps.db.delete(enrolments).where(eq(enrolments.personId, wrote));
  await t.deps.db
    .insert(conversations)
    .values({ workspaceId, accountId, personId: wrote, lastMessageAt: now, lastReplyAt: now });

  const { id: second } = await ana.call(campaignsApi.create, {
    body: {
      ...{ name: 'Seconde', offerData: goodOffer, icpData: goodTarget },
      metadata: { engagementConfig: defaultEngagement },
    },
  });
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: now, accountId })
    .where(eq(campaigns.id, second));
  await t.deps.db.insert(campaignLeads).values(
    personIds.map((personId) => ({
      ...{ workspaceId, campaignId: second, personId, score: 80, reasons: [], addedAt: now },
      verdict: 'qualified' as const,
    })),
  );
  const counted = { leads: personIds.length, qualified: personIds.length };
  await t.deps.db
    .insert(campaignCounts)
    .values({ workspaceId, campaignId: second, ...counted })
    .onConflictDoUpdate({ target: [campaignCounts.workspaceId, campaignCounts.campaignId], set: counted });

  const member = makeCtx(t.deps, asOwnerOf(workspaceId));
  const { contacted, leftOut } = await readAudience(member, second);
  expect(contacted.map(({ personId }) => personId)).toEqual([removed]);
  expect(Object.fromEntries(leftOut.map(({ lead, because }) => [lead.personId, because]))).toEqual({
    [replied]: 'answered',
    [wrote]: 'answered',
    [declined]: 'declined',
    [invited]: 'contacted',
    [onTheWay]: 'other_campaign',
  });
  const system = makeCtx(t.deps, { kind: 'system' });
  // No text is written for whoever would not receive it.
  expect(await countUnwritten(system, { workspaceId, campaignId: second, stepKeys: ['message'] }, 10)).toBe(
    1,
  );
  // Nor does the page say that theirs are waited for.
  const { campaigns: written } = await ana.call(draftsApi.queue, { query: {} });
  expect(written.find(({ id }) => id === second)).toMatchObject({ unwritten: 1 });
  await enrolLeads(system, { workspaceId, campaignId: second });
  const begun = await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, second));
  expect(begun.map(({ personId }) => personId)).toEqual([removed]);
});

test.for([
  ['refusal', 'refused'],
  ['question', 'answered'],
] as const)('thanks after a %s leave it what it was: %s', async ([kind, because]) => {
  const { ana, workspaceId, accountId, personIds } = await plantReady(t, { people: 1 });
  const [personId = ''] = personIds;
  const now = t.clock.now();
  await t.deps.db.delete(enrolments).where(eq(enrolments.personId, personId));
  const [talk] = await t.deps.db
    .insert(conversations)
    .values({ workspaceId, accountId, personId, lastMessageAt: now, lastReplyAt: now, replyKind: 'other' })
    .returning();
  const word = (text: string, replyKind: typeof kind | 'other', minutesAgo: number) => ({
    ...{ workspaceId, conversationId: talk?.id ?? '', author: 'person' as const, text, replyKind },
    at: new Date(now.getTime() - minutesAgo * 60_000),
  });
  await t.deps.db.insert(messages).values([word('…', kind, 5), word('Bonne journée.', 'other', 1)]);
  const { id: second } = await ana.call(campaignsApi.create, { body: { name: 'Seconde' } });
  await t.deps.db.insert(campaignLeads).values({
    ...{ workspaceId, campaignId: second, personId, score: 80, reasons: [], addedAt: now },
    verdict: 'qualified',
  });
  const { leftOut } = await readAudience(makeCtx(t.deps, asOwnerOf(workspaceId)), second);
  expect(leftOut.map((one) => one.because)).toEqual([because]);
});
