import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { forecastApi } from '#contract/engine/forecast.ts';
import { recontactsApi } from '#contract/engine/recontacts.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { defaultEngagement } from '#core/campaigns/sequence-models.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { receiveReply } from '#server/features/engine/inbound/receive-reply.ts';
import type { NetworkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { countUnwritten } from '#server/features/texts/drafts/write/find-unwritten.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { goodOffer, goodTarget } from '#tests/support/good-campaign.ts';
import { plantAttempt } from '#tests/support/plant-engine.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });

/** A first campaign reached some people, each in their own way; a second one has them all among its leads. */
async function plantSecond({ isRunning = true } = {}) {
  const first = await plantReady(t, { people: 7 });
  const { ana, workspaceId, accountId, campaignId, personIds } = first;
  const [invited = '', replied = '', declined = '', refused = '', opposed = '', onTheWay = ''] = personIds;
  const now = t.clock.now();
  const end = (personId: string, how: Partial<typeof enrolments.$inferInsert>) =>
    t.deps.db
      .update(enrolments)
      .set({ state: 'finished', finishedAt: now, nextActionAt: null, nextAct: null, ...how })
      .where(eq(enrolments.personId, personId));
  const of = (personId: string) => ({ workspaceId, accountId, campaignId, personId });
  const hear = (personId: string, replyKind: 'question' | 'refusal') =>
    t.deps.db
      .insert(conversations)
      .values({ workspaceId, accountId, personId, replyKind, lastMessageAt: now, lastReplyAt: now });
  for (const personId of [invited, replied, refused, opposed])
    await plantAttempt(t.deps, of(personId), { act: 'invite', claimedAt: new Date(now.getTime() - 60_000) });
  await plantAttempt(t.deps, of(invited), { act: 'message', claimedAt: now, text: 'Bonjour' });
  await end(invited, { reason: 'finished' });
  await end(replied, { reason: 'replied', repliedAt: now });
  await hear(replied, 'question');
  await t.deps.db.update(people).set({ company: 'Laiterie' }).where(eq(people.id, replied));
  await end(declined, { reason: 'declined' });
  await end(refused, { reason: 'replied', repliedAt: now });
  await hear(refused, 'refusal');
  await ana.call(prospectsApi.act, { body: { act: { is: 'oppose' }, selection: { ids: [opposed] } } });
  const { id: second } = await ana.call(campaignsApi.create, {
    body: {
      ...{ name: 'Seconde', offerData: goodOffer, icpData: goodTarget },
      metadata: { engagementConfig: defaultEngagement },
    },
  });
  if (isRunning)
    await t.deps.db
      .update(campaigns)
      .set({ status: 'active', launchedAt: now, accountId })
      .where(eq(campaigns.id, second));
  await t.deps.db.insert(campaignLeads).values(
    personIds.slice(0, 6).map((personId, index) => ({
      ...{ workspaceId, campaignId: second, personId, score: 90 - index, reasons: [], addedAt: now },
      verdict: 'qualified' as const,
    })),
  );
  return { ...first, second, people: { invited, replied, declined, refused, opposed, onTheWay } };
}

const begunIn = async (campaignId: string) =>
  (await t.deps.db.select().from(enrolments).where(eq(enrolments.campaignId, campaignId))).map(
    ({ personId }) => personId,
  );

test('who was reached before is told with the last contact, and begins once the user says so', {
  tags: 'heavy',
}, async () => {
  const { ana, workspaceId, campaignId, second, people } = await plantSecond();
  const { invited, replied } = people;
  await t.runJobs();
  expect(await begunIn(second)).toEqual([]);

  const { items, total } = await ana.call(recontactsApi.list, { params: { id: second } });
  expect(total).toBe(2);
  const campaign = { id: campaignId, name: 'Prête' };
  expect(items).toMatchObject([
    { personId: invited, reason: 'contacted', lastContact: { act: 'message', campaign }, lastReplyAt: null },
    { personId: replied, reason: 'answered', lastContact: { act: 'invite', campaign } },
  ]);
  expect(items[1]?.lastReplyAt).not.toBeNull();

  const confirm = (personIds: string[]) =>
    ana.call(recontactsApi.confirm, { params: { id: second }, body: { personIds } });
  // Whatever is asked: who said no, or is on the way elsewhere, stays out.
  expect(await confirm(Object.values(people))).toEqual({ confirmed: 2 });
  expect(await confirm(Object.values(people))).toEqual({ confirmed: 0 });
  expect(await ana.call(recontactsApi.list, { params: { id: second } })).toMatchObject({ total: 0 });
  const wanted = { workspaceId, campaignId: second, stepKeys: ['message'] };
  expect(await countUnwritten(system(), wanted, 10)).toBe(2);

  await t.runJobs();
  expect(new Set(await begunIn(second))).toEqual(new Set([invited, replied]));
  // Their own answer of before holds nobody for a colleague.
  const onHold = and(inArray(enrolments.personId, [invited, replied]), eq(enrolments.isOnHold, true));
  expect(await t.deps.db.select().from(enrolments).where(onHold)).toEqual([]);
  const { items: history } = await ana.call(prospectsApi.history, { params: { id: invited }, query: {} });
  expect(history.map(({ title }) => title)).toContain('Nouveau contact confirmé par vous');
});

test('before a launch, the simulation counts whoever is contacted again', { tags: 'heavy' }, async () => {
  const { ana, second, people } = await plantSecond({ isRunning: false });
  const read = () => ana.call(forecastApi.campaign, { params: { id: second } });
  const counts = async () =>
    Object.fromEntries(((await read())?.leftOut ?? []).map(({ reason, count }) => [reason, count]));
  expect(await counts()).toMatchObject({ contacted: 1, answered: 1, refused: 1, declined: 1 });
  await ana.call(recontactsApi.confirm, {
    params: { id: second },
    body: { personIds: [people.invited] },
  });
  expect(await counts()).toEqual({ opposed: 1, other_campaign: 1, refused: 1, answered: 1, declined: 1 });
  expect((await read())?.people).toBe(1);
});

test('what comes after the confirmation counts anew; what was heard before it ends nothing', {
  tags: 'heavy',
}, async () => {
  const { ana, workspaceId, accountId, second, people: known } = await plantSecond({ isRunning: false });
  const { invited } = known;
  const writtenAt = t.clock.now();
  const reply = async (messageId: string, at: Date) => {
    const news = {
      workspaceId,
      accountId,
      text: 'Bonjour, dites-m’en plus ?',
      conversationId: 'c',
      messageId,
    };
    const [person] = await t.deps.db.select().from(people).where(eq(people.id, invited));
    if (!person) throw new Error('planted');
    await inTransaction(system(), (ctx) => receiveReply(ctx, { news: news as NetworkNews, person, at }));
  };
  await reply('m1', writtenAt);
  t.clock.advance(60_000);
  const body = { personIds: [invited] };
  expect(await ana.call(recontactsApi.confirm, { params: { id: second }, body })).toEqual({ confirmed: 1 });
  t.clock.advance(60_000);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', launchedAt: t.clock.now(), accountId })
    .where(eq(campaigns.id, second));
  await t.runJobs();
  const stateNow = async () =>
    (
      await t.deps.db
        .select()
        .from(enrolments)
        .where(and(eq(enrolments.campaignId, second), eq(enrolments.personId, invited)))
    )[0]?.state;
  expect(await stateNow()).toBe('waiting');
  await reply('m1', writtenAt);
  expect(await stateNow()).not.toBe('finished');
  await reply('m2', t.clock.now());
  expect(await stateNow()).toBe('finished');
  await t.deps.db.delete(enrolments).where(eq(enrolments.campaignId, second));
  const { items } = await ana.call(recontactsApi.list, { params: { id: second } });
  expect(items.map(({ personId }) => personId)).toContain(invited);
});

test('somebody else’s campaign does not exist', async () => {
  const { second, people } = await plantSecond();
  const bob = await t.member();
  const params = { id: second };
  await expect(bob.call(recontactsApi.list, { params })).rejects.toMatchObject({ code: 'not_found' });
  await expect(
    bob.call(recontactsApi.confirm, { params, body: { personIds: [people.invited] } }),
  ).rejects.toMatchObject({ code: 'not_found' });
});
