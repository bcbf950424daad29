import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { officeHours } from '#core/campaigns/engagement.ts';
import { defaultEngagement } from '#core/campaigns/sequence-templates.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaignSequences, campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import {
  accountUses,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { plantAccount } from '#tests/support/plant-campaign.ts';
import { countingNetwork, openSlot, plantReady, setUpEngine } from '#tests/support/plant-ready.ts';
import { steps } from '#tests/support/plant-running.ts';
import { enrolments } from '../campaigns/enrolments.table.ts';
import { loadAccount } from './claim/load-account.ts';
import { enrolLeads } from './enrol/enrol-leads.ts';
import { attempts } from './ledger/attempts.table.ts';
import { planAnswer } from './ledger/plan-answer.ts';
import { promoteDue } from './round/promote-due.ts';
import { reconcileAttempts } from './settle/reconcile-attempts.ts';
import { wakeCampaign } from './wake/wake-campaign.ts';
import { withdrawOldInvitations } from './withdrawals/withdraw-old-invitations.ts';

const { t, system, hours, ledger, turn } = setUpEngine();

type Planted = Awaited<ReturnType<typeof plantReady>>;
const readEnrolments = () => t.deps.db.select().from(enrolments).orderBy(enrolments.score);
const accountOf = async ({ accountId }: Planted) =>
  (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId)))[0];

async function look(answer: Partial<SocialNetwork>): Promise<void> {
  hours(12);
  await reconcileAttempts({ ...system(), network: countingNetwork(answer).network });
}

/** A message whose call nobody knows the end of. */
async function plantLostMessage() {
  const planted = await plantReady(t, { people: 1, steps: [steps.message] });
  const { workspaceId, accountId, campaignId } = planted;
  const [personId = ''] = planted.personIds;
  await t.deps.db
    .insert(relations)
    .values({ workspaceId, accountId, personId, state: 'connected', networkPersonId: 'ACo1' });
  await t.deps.db.insert(attempts).values({
    ...{ workspaceId, accountId, campaignId, personId },
    stepKey: steps.message.key,
    act: 'message',
    state: 'unknown',
    text: 'Bonjour Léa.',
    networkPersonId: 'ACo1',
    conversationId: 'c-1',
    plannedAt: t.clock.now(),
    calledAt: t.clock.now(),
    nextCheckAt: t.clock.now(),
  });
  await t.deps.db
    .update(enrolments)
    .set({
      state: 'waiting',
      reason: 'in_flight',
      nextActionAt: t.clock.now(),
      nextStepKey: null,
      nextAct: null,
      finishedAt: null,
    })
    .where(eq(enrolments.workspaceId, workspaceId));
}

test('a record that may not be read proves nothing: the message is never sent again, the user is asked', async () => {
  await plantLostMessage();
  const refused = {
    listMessages: async () => ({ is: 'refused' as const, reason: 'not_allowed' as const, slug: '' }),
  };
  for (let looks = 0; looks < 6; looks += 1) {
    expect(await ledger()).toMatchObject([{ state: 'unknown', askedAt: null }]);
    await look(refused);
    expect(await turn()).toEqual([]);
  }
  expect(await ledger()).toMatchObject([{ state: 'unknown', askedAt: expect.any(Date), absences: 0 }]);
  expect(await readEnrolments()).toMatchObject([{ state: 'asking', reason: 'undecided' }]);
});

test('a message that is twice absent from the record is not sent again by itself: the user is asked', async () => {
  await plantLostMessage();
  const empty = {
    listMessages: async () => ({ is: 'done' as const, value: { items: [], cursor: null } }),
  };
  await look(empty);
  expect(await ledger()).toMatchObject([{ state: 'unknown', absences: 1 }]);
  await look(empty);
  expect(await turn()).toEqual([]);
  expect(await ledger()).toMatchObject([{ state: 'unknown', askedAt: expect.any(Date) }]);
  expect(await readEnrolments()).toMatchObject([{ state: 'asking', reason: 'undecided' }]);
});

test('an invitation that is absent may have been declined: it is not sent again, the user is asked', async () => {
  await plantReady(t, { people: 1, steps: [steps.invitation, steps.wait, steps.message] });
  await turn({ invite: async () => ({ is: 'unknown', cause: 'timeout' }) });
  const gone = {
    listSentInvitations: async () => ({ is: 'done' as const, value: { items: [], cursor: null } }),
    readProfile: async () => ({ is: 'done' as const, value: { distance: 2, invitation: 'none' } as never }),
  };
  await look(gone);
  await look(gone);
  expect(await turn()).toEqual([]);
  expect(await ledger()).toMatchObject([{ state: 'unknown', askedAt: expect.any(Date) }]);
  expect(await readEnrolments()).toMatchObject([{ state: 'asking', reason: 'undecided' }]);
});

test('resumed with another account, whoever was approached is left in peace and the others go on', async () => {
  const planted = await plantReady(t, { people: 3 });
  const { workspaceId, campaignId } = planted;
  expect(await turn()).toEqual(['visit']);
  const removed = { removedAt: t.clock.now(), state: 'disconnected' as const };
  await t.deps.db.update(socialAccounts).set(removed).where(eq(socialAccounts.id, planted.accountId));
  const accountId = await plantAccount(t.deps, workspaceId, { tier: 'premium' });
  await t.deps.db.update(campaigns).set({ accountId }).where(eq(campaigns.id, campaignId));
  await wakeCampaign(system(), campaignId);
  expect(await turn()).toEqual(['visit']);
  expect(await readEnrolments()).toMatchObject([
    { accountId, state: 'ready' },
    { accountId, state: 'waiting', reason: 'in_flight' },
    { accountId: planted.accountId, state: 'finished', reason: 'account_changed' },
  ]);
});

const talks = {
  startConversation: async () => ({ is: 'done' as const, value: { conversationId: 'c', messageId: 'm' } }),
};
const answer = ({ workspaceId, accountId, personIds }: Planted) =>
  planAnswer(system(), { workspaceId, accountId, personId: personIds[2] ?? '', text: 'Merci, à mardi.' });

test('an answer of the user does not wait for the slot of the campaigns, nor takes it', async () => {
  const planted = await plantReady(t, { people: 3 });
  await turn();
  const slot = (await accountOf(planted))?.nextSlotAt;
  expect(slot?.getTime()).toBeGreaterThan(t.clock.now().getTime());
  await answer(planted);
  expect(await turn(talks)).toEqual(['startConversation']);
  expect((await ledger()).find(({ act }) => act === 'answer')).toMatchObject({
    state: 'confirmed',
    gate: { passed: expect.arrayContaining([{ check: 'text', seen: 'écrit et envoyé par vous' }]) },
  });
  expect(await accountOf(planted)).toMatchObject({ nextSlotAt: slot, wakeAt: slot });
});

test('without a message left in the day, an answer waits for the morning', async () => {
  const planted = await plantReady(t, { people: 3 });
  const { workspaceId, accountId } = planted;
  const day = dayIn('Europe/Paris', t.clock.now());
  await t.deps.db.insert(accountUses).values({ workspaceId, accountId, act: 'message', day, used: 25 });
  hours(5);
  await answer(planted);
  expect(await turn(talks)).not.toContain('startConversation');
  // Midnight: there is quota again, and everybody sleeps.
  hours(10);
  expect(await turn(talks)).toEqual([]);
  hours(5);
  expect(await turn(talks)).toEqual([]);
  hours(1);
  expect(await turn(talks)).toEqual(['startConversation']);
});

test('campaigns leave some messages of the day for the answers of the user', async () => {
  const planted = await plantReady(t, { people: 3 });
  const { workspaceId, accountId } = planted;
  const day = dayIn('Europe/Paris', t.clock.now());
  await t.deps.db.insert(accountUses).values({ workspaceId, accountId, act: 'message', day, used: 21 });
  const loaded = await loadAccount(system(), (await accountOf(planted))!);
  expect(loaded).toMatchObject({ answersLeft: 4, state: { left: { message: 0 } } });
  await answer(planted);
  expect(await turn(talks)).toContain('startConversation');
});

test('somebody for whom nothing can be decided keeps nobody else waiting', async () => {
  const broken = await plantReady(t, { people: 1 });
  const sound = await plantReady(t, { people: 1 });
  await t.deps.db
    .update(campaignSequences)
    .set({ config: {} as never })
    .where(eq(campaignSequences.campaignId, broken.campaignId));
  await t.deps.db.update(enrolments).set({
    state: 'waiting',
    reason: 'delay',
    nextActionAt: t.clock.now(),
    nextStepKey: null,
    nextAct: null,
  });
  const before = t.clock.now().getTime();
  await promoteDue(system());
  const [put] = (await readEnrolments()).filter(({ workspaceId }) => workspaceId === broken.workspaceId);
  expect(put?.state).toBe('waiting');
  expect(put?.nextActionAt?.getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
  expect((await readEnrolments()).find(({ workspaceId }) => workspaceId === sound.workspaceId)).toMatchObject(
    {
      state: 'ready',
    },
  );
});

test('an account that cannot be served keeps no other one waiting', async () => {
  const broken = await plantReady(t, { people: 1 });
  await plantReady(t, { people: 1 });
  await t.deps.db
    .update(campaignSequences)
    .set({ config: {} as never })
    .where(eq(campaignSequences.campaignId, broken.campaignId));
  await t.deps.db
    .update(socialAccounts)
    .set({ wakeAt: new Date(t.clock.now().getTime() - 1000) })
    .where(eq(socialAccounts.id, broken.accountId));
  expect(await turn()).toEqual(['visit']);
});

test('what the network will not do to one person does not hold the account for ever', async () => {
  const planted = await plantReady(t, {
    people: 2,
    steps: [steps.invitation, steps.wait, steps.message],
  });
  const [best] = planted.personIds;
  const refuses = {
    invite: async () => ({ is: 'refused' as const, reason: 'not_allowed' as const, slug: 'forbidden' }),
  };
  for (let tries = 0; tries < 3; tries += 1) {
    await openSlot(t, planted.workspaceId, planted.accountId);
    expect(await turn(refuses)).toEqual(['invite']);
    hours(1.1);
  }
  expect(await ledger()).toMatchObject([{ personId: best, state: 'not_sent', outcome: 'not_allowed' }]);
  await openSlot(t, planted.workspaceId, planted.accountId);
  expect(
    await turn({ invite: async () => ({ is: 'done', value: { invitationId: 'i', usagePercent: null } }) }),
  ).toEqual(['invite']);
  expect(await readEnrolments()).toMatchObject([
    { state: 'waiting', reason: 'in_flight' },
    { state: 'finished', reason: 'unreachable' },
  ]);
});

test.for([
  ['invalid_request', 'not_sent', 'invited'],
  ['not_found', 'not_sent', 'withdrawn'],
] as const)(
  'a withdrawal that is refused as %s is written as %s, and the invitation as it is',
  async ([reason, state, relation]) => {
    const planted = await plantReady(t, { people: 1 });
    const { workspaceId, accountId, campaignId } = planted;
    await t.deps.db.delete(enrolments);
    const invitedAt = new Date(t.clock.now().getTime() - 40 * 86_400_000);
    await t.deps.db.insert(relations).values({
      ...{ workspaceId, accountId, campaignId, personId: planted.personIds[0] ?? '' },
      ...{ invitedAt, since: invitedAt, networkPersonId: 'ACo1', invitationId: 'inv-1', state: 'invited' },
    });
    await withdrawOldInvitations(system());
    expect(await turn({ withdraw: async () => ({ is: 'refused', reason, slug: '' }) })).toEqual(['withdraw']);
    expect(await ledger()).toMatchObject([{ state, gate: { passed: expect.any(Array) } }]);
    expect(
      await t.deps.db.select().from(relations).where(eq(relations.workspaceId, workspaceId)),
    ).toMatchObject([{ state: relation }]);
  },
);

test('hours that the plan no longer covers are not used', async () => {
  const { workspaceId, campaignId, accountId } = await plantReady(t, { people: 2 });
  const schedule = { ...officeHours, days: [...officeHours.days, 6] as typeof officeHours.days };
  await t.deps.db
    .update(campaignSequences)
    .set({ config: { ...defaultEngagement, schedule, steps: [steps.visit] } })
    .where(eq(campaignSequences.campaignId, campaignId));
  hours(5 * 24);
  await openSlot(t, workspaceId, accountId);
  expect(await turn()).toEqual(['visit']);
  await t.deps.db.update(users).set({ subscription: 'FREE' }).where(eq(users.id, workspaceId));
  await openSlot(t, workspaceId, accountId);
  expect(await turn()).toEqual([]);
});

test('who joins after a colleague answered waits for the user', async () => {
  const { workspaceId, campaignId, accountId, personIds } = await plantReady(t, { people: 3 });
  const [anne = '', bob = '', chloe = ''] = personIds;
  for (const [id, company] of [
    [anne, 'Acme'],
    [bob, 'ACME SAS'],
    [chloe, 'Autre'],
  ] as const)
    await t.deps.db.update(people).set({ company }).where(eq(people.id, id));
  await t.deps.db.delete(enrolments);
  const lastReplyAt = new Date(t.clock.now().getTime() - 30 * 86_400_000);
  await t.deps.db
    .insert(conversations)
    .values({ workspaceId, accountId, personId: anne, lastMessageAt: lastReplyAt, lastReplyAt });
  await enrolLeads(system(), { workspaceId, campaignId });
  // Anne, who answered, is not begun with at all.
  expect(await readEnrolments()).toMatchObject([
    { personId: chloe, state: 'waiting', isOnHold: false },
    { personId: bob, state: 'asking', reason: 'colleague_replied', isOnHold: true },
  ]);
});

test('an invitation that waits already stays that of the campaign that sent it, and is taken back in its time', async () => {
  const planted = await plantReady(t, { people: 1, steps: [steps.invitation, steps.wait] });
  const { workspaceId, accountId, personIds } = planted;
  const invitedAt = new Date(t.clock.now().getTime() - 20 * 86_400_000);
  const former = randomUUID();
  await t.deps.db.insert(relations).values({
    ...{ workspaceId, accountId, personId: personIds[0] ?? '', campaignId: former, invitedAt },
    ...{ since: invitedAt, networkPersonId: 'ACo1', invitationId: 'inv-1', state: 'invited' },
  });
  const refuses = async () => ({ is: 'refused', reason: 'already_invited', slug: '' }) as const;
  expect(await turn({ invite: refuses })).toEqual(['invite']);
  expect(
    await t.deps.db.select().from(relations).where(eq(relations.workspaceId, workspaceId)),
  ).toMatchObject([
    { state: 'invited', campaignId: former, invitationId: 'inv-1', invitedAt, since: invitedAt },
  ]);
});
