import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { personMerges } from '../person-history.table.ts';
import { mergePeople } from './merge-people.ts';

const t = setUpTestApp();
const now = new Date('2026-11-16T09:00:00Z');

/** Two records of one person, each on their way in a campaign of their own or in the same one. */
async function twoRecords({ isSameCampaign }: { isSameCampaign: boolean }) {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const { id: first } = await prepareCampaign(ana, 'Une');
  const { id: second } = isSameCampaign ? { id: first } : await prepareCampaign(ana, 'Autre');
  const [kept, gone] = await plantPeople(t.deps, workspaceId, [
    { firstName: 'Léa', createdAt: new Date('2026-01-01') },
    { firstName: 'Léa', createdAt: new Date('2026-02-01') },
  ]);
  const keptId = kept?.id ?? '';
  const goneId = gone?.id ?? '';
  for (const [campaignId, personId] of [
    [first, keptId],
    [second, goneId],
  ] as const) {
    await t.deps.db.insert(campaignLeads).values({
      workspaceId,
      campaignId,
      personId,
      verdict: 'qualified',
      score: 80,
      reasons: [],
      addedAt: now,
    });
    await t.deps.db.insert(enrolments).values({
      workspaceId,
      campaignId,
      personId,
      accountId,
      sequenceVersion: 1,
      variant: 'a',
      score: 80,
      state: 'waiting',
      reason: 'acceptance',
      nextActionAt: now,
      enrolledAt: now,
    });
  }
  const invite = (personId: string, campaignId: string, state: 'planned' | 'confirmed') =>
    t.deps.db.insert(attempts).values({
      workspaceId,
      accountId,
      campaignId,
      personId,
      stepKey: 'invitation',
      act: 'invite',
      state,
      plannedAt: now,
      ...(state === 'confirmed' && { settledAt: now, settledBy: 'call' as const }),
    });
  await invite(keptId, first, 'planned');
  await invite(goneId, second, 'confirmed');
  await t.deps.db
    .insert(relations)
    .values({ workspaceId, accountId, personId: goneId, state: 'invited', since: now });
  const merge = () =>
    inTransaction(makeCtx(t.deps, { kind: 'system' }), (ctx) =>
      mergePeople(ctx, workspaceId, [keptId, goneId], { kind: 'member_urn', value: randomUUID() }),
    );
  const ledger = () => t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, workspaceId));
  const readEnrolments = () =>
    t.deps.db.select().from(enrolments).where(eq(enrolments.workspaceId, workspaceId));
  const undo = async () => {
    const [merged] = await t.deps.db
      .select()
      .from(personMerges)
      .where(eq(personMerges.workspaceId, workspaceId));
    await ana.call(peopleApi.undoMerge, { params: { id: merged?.id ?? '' } });
  };
  return { workspaceId, accountId, keptId, goneId, first, second, merge, undo, ledger, readEnrolments };
}

test('what was sent to one of two records counts for the person: the step is never sent again', async () => {
  const { workspaceId, keptId, merge, ledger, readEnrolments } = await twoRecords({ isSameCampaign: true });
  await merge();
  const lines = await ledger();
  expect(lines.find(({ stepKey }) => stepKey === 'invitation')).toMatchObject({
    personId: keptId,
    state: 'confirmed',
  });
  expect(lines.filter(({ state }) => state === 'planned')).toEqual([]);
  expect(await readEnrolments()).toMatchObject([{ personId: keptId, state: 'waiting' }]);
  const [relation] = await t.deps.db
    .select()
    .from(relations)
    .where(and(eq(relations.workspaceId, workspaceId), eq(relations.personId, keptId)));
  expect(relation?.state).toBe('invited');
});

test('one person is on one way only; apart again, each has what was theirs', async () => {
  const { keptId, goneId, first, second, merge, undo, ledger, readEnrolments } = await twoRecords({
    isSameCampaign: false,
  });
  await merge();
  const merged = await readEnrolments();
  expect(merged.find(({ campaignId }) => campaignId === first)).toMatchObject({ state: 'waiting' });
  expect(merged.find(({ campaignId }) => campaignId === second)).toMatchObject({
    personId: keptId,
    state: 'finished',
    reason: 'merged',
  });
  await undo();
  const apart = await readEnrolments();
  expect(apart.find(({ campaignId }) => campaignId === second)?.personId).toBe(goneId);
  expect((await ledger()).find(({ campaignId }) => campaignId === second)).toMatchObject({
    personId: goneId,
    stepKey: 'invitation',
    state: 'confirmed',
  });
});

test.each(['kept', 'gone'] as const)(
  'who answered under the record that is %s is not written to in the sequence of the other; apart again, it goes on',
  async (which) => {
    const { keptId, goneId, first, second, merge, undo, readEnrolments } = await twoRecords({
      isSameCampaign: false,
    });
    const [answeredId, answeredIn, other] =
      which === 'kept' ? [keptId, first, second] : [goneId, second, first];
    await t.deps.db
      .update(enrolments)
      .set({ state: 'finished', reason: 'replied', repliedAt: now, finishedAt: now, nextActionAt: null })
      .where(eq(enrolments.personId, answeredId));
    await merge();
    const stateIn = async (campaignId: string) =>
      (await readEnrolments()).find((one) => one.campaignId === campaignId);
    expect(await stateIn(answeredIn)).toMatchObject({ personId: keptId, reason: 'replied' });
    expect(await stateIn(other)).toMatchObject({ personId: keptId, state: 'finished', reason: 'merged' });
    await undo();
    expect(await stateIn(other)).toMatchObject({ state: 'waiting', finishedAt: null });
    expect(await stateIn(answeredIn)).toMatchObject({ personId: answeredId, reason: 'replied' });
  },
);

test('whoever said no under one record, in no sequence, is not written to in the other’s', async () => {
  const { workspaceId, accountId, keptId, goneId, second, merge, readEnrolments } = await twoRecords({
    isSameCampaign: false,
  });
  await t.deps.db.delete(enrolments).where(eq(enrolments.personId, keptId));
  await t.deps.db.insert(conversations).values({
    ...{ workspaceId, accountId, personId: keptId },
    ...{ lastMessageAt: now, lastReplyAt: now, replyKind: 'refusal' },
  });
  expect((await readEnrolments()).map(({ personId }) => personId)).toEqual([goneId]);
  await merge();
  expect(await readEnrolments()).toMatchObject([
    { personId: keptId, campaignId: second, state: 'finished', reason: 'merged' },
  ]);
});

test('apart again in the same campaign, what was planned for the one is planned again', async () => {
  const { keptId, goneId, merge, undo, ledger, readEnrolments } = await twoRecords({ isSameCampaign: true });
  await merge();
  await undo();
  const lines = await ledger();
  expect(lines.find(({ personId }) => personId === keptId)).toMatchObject({
    stepKey: 'invitation',
    state: 'planned',
  });
  expect(lines.find(({ personId }) => personId === goneId)).toMatchObject({ state: 'confirmed' });
  expect((await readEnrolments()).map(({ personId }) => personId).sort()).toEqual([keptId, goneId].sort());
});

test.each([
  ['a no said to the other record stays in sight', 'opposition', false, 1, 'interested', 2, 'opposition'],
  ['the last reply counts', 'interested', true, 2, 'later', 1, 'interested'],
  ['an older reply does not', 'interested', true, 1, 'later', 2, 'later'],
] as const)(
  'two conversations become one: %s',
  async (_, latest, isDoubtful, at, before, beforeAt, shown) => {
    const { workspaceId, accountId, keptId, goneId, merge } = await twoRecords({ isSameCampaign: false });
    const day = (number: number) => new Date(now.getTime() + number * 86_400_000);
    const talk = (
      personId: string,
      replyKind: typeof latest | typeof before,
      when: Date,
      needsReview: boolean,
    ) => ({
      workspaceId,
      accountId,
      personId,
      replyKind,
      needsReview,
      lastMessageAt: when,
      lastReplyAt: when,
      unread: 1,
    });
    await t.deps.db
      .insert(conversations)
      .values([talk(keptId, before, day(beforeAt), false), talk(goneId, latest, day(at), isDoubtful)]);
    await merge();
    const rows = await t.deps.db
      .select()
      .from(conversations)
      .where(eq(conversations.workspaceId, workspaceId));
    expect(rows).toMatchObject([
      { personId: keptId, replyKind: shown, needsReview: shown === latest && isDoubtful, unread: 2 },
    ]);
  },
);
