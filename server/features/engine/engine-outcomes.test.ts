import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { notifications } from '#server/features/identity/notifications/notifications.table.ts';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import {
  accountUses,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { countingNetwork, openSlot, plantReady, setUpEngine } from '#tests/support/plant-ready.ts';
import { steps } from '#tests/support/plant-running.ts';
import { enrolments } from '../campaigns/enrolments.table.ts';
import { completeCampaigns } from './enrol/complete-campaigns.ts';
import { enrolLeads } from './enrol/enrol-leads.ts';
import { watchGuardrails } from './enrol/watch-guardrails.ts';
import { attempts } from './ledger/attempts.table.ts';
import { planAnswer } from './ledger/plan-answer.ts';
import { settleAttempt } from './ledger/settle-attempt.ts';
import { reconcileAttempts } from './settle/reconcile-attempts.ts';
import { sweepAttempts } from './settle/sweep-attempts.ts';
import { withdrawOldInvitations } from './withdrawals/withdraw-old-invitations.ts';

const { t, system, hours, turn } = setUpEngine();

type Planted = Awaited<ReturnType<typeof plantReady>>;

const ledgerOf = ({ workspaceId }: Planted) =>
  t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, workspaceId));
const peopleOf = ({ workspaceId }: Planted) =>
  t.deps.db.select().from(enrolments).where(eq(enrolments.workspaceId, workspaceId));
const accountOf = async ({ workspaceId }: Planted) =>
  (await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.workspaceId, workspaceId)))[0];
const usesOf = ({ workspaceId }: Planted) =>
  t.deps.db.select().from(accountUses).where(eq(accountUses.workspaceId, workspaceId));
/** But for the welcome. */
const sentTo = async ({ workspaceId }: Planted) =>
  (await t.deps.db.select().from(notifications).where(eq(notifications.userId, workspaceId))).filter(
    ({ title }) => !title.startsWith('Bienvenue'),
  );
const as = ({ workspaceId }: Planted) => makeCtx(t.deps, asOwnerOf(workspaceId));

const invite = [steps.invitation, steps.wait, steps.message];

test('asked to slow down, an account rests for hours and loses nothing', async () => {
  const planted = await plantReady(t, { people: 2, steps: invite });
  expect(await turn({ invite: async () => ({ is: 'throttled', slug: 'too_many_requests' }) })).toEqual([
    'invite',
  ]);
  expect(await ledgerOf(planted)).toMatchObject([{ state: 'planned', calledAt: null }]);
  expect((await usesOf(planted)).every(({ used }) => used === 0)).toBe(true);
  const until = (await accountOf(planted))?.backsOffUntil?.getTime() ?? 0;
  expect(until - t.clock.now().getTime()).toBeGreaterThan(3 * 3_600_000);
  hours(1);
  expect(await turn()).toEqual([]);
  hours(3.5);
  expect(
    await turn({ invite: async () => ({ is: 'done', value: { invitationId: 'i', usagePercent: null } }) }),
  ).toEqual(['invite']);
  expect((await ledgerOf(planted)).filter(({ state }) => state === 'confirmed')).toHaveLength(1);
});

test('nothing leaves outside of the hours, and nobody loses their place', async () => {
  const planted = await plantReady(t, { people: 2 });
  hours(10);
  await openSlot(t, planted.workspaceId, planted.accountId);
  expect(await turn()).toEqual([]);
  expect((await peopleOf(planted)).map(({ state }) => state)).toEqual(['ready', 'ready']);
  expect((await accountOf(planted))?.wakeAt?.getHours()).toBeDefined();
  hours(14);
  expect(await turn()).toEqual(['visit']);
});

test('one act, then a rest that is drawn and kept', async () => {
  const planted = await plantReady(t, { people: 5 });
  expect(await turn()).toEqual(['visit']);
  const next = (await accountOf(planted))?.nextSlotAt?.getTime() ?? 0;
  expect(next - t.clock.now().getTime()).toBeGreaterThanOrEqual(119_000);
  expect(await turn()).toEqual([]);
  expect((await accountOf(planted))?.nextSlotAt?.getTime()).toBe(next);
});

test('a refusal of the network ends the way of that person, and gives the quota back', async () => {
  const planted = await plantReady(t, { people: 1, steps: invite });
  await turn({ invite: async () => ({ is: 'refused', reason: 'does_not_accept_invitations', slug: '' }) });
  await turn();
  expect(await ledgerOf(planted)).toMatchObject(
    expect.arrayContaining([
      expect.objectContaining({ state: 'not_sent', outcome: 'does_not_accept_invitations' }),
    ]),
  );
  expect(await peopleOf(planted)).toMatchObject([{ state: 'finished', reason: 'unreachable' }]);
  expect((await usesOf(planted)).every(({ used }) => used === 0)).toBe(true);
});

const lost = { invite: async () => ({ is: 'unknown' as const, cause: 'timeout' }) };

test('what may have left is found in the network’s own list, and never called again', async () => {
  const planted = await plantReady(t, { people: 1, steps: invite });
  await turn(lost);
  const [attempt] = await ledgerOf(planted);
  expect(attempt).toMatchObject({ state: 'unknown' });
  const { network, calls } = countingNetwork({
    listSentInvitations: async () => ({
      is: 'done',
      value: {
        items: [
          {
            invitationId: 'inv-1',
            personId: attempt?.networkPersonId ?? '',
            publicIdentifier: null,
            name: null,
            note: null,
            sentAt: null,
          },
        ],
        cursor: null,
      },
    }),
  });
  await reconcileAttempts({ ...system(), network });
  expect(calls).toEqual([]);
  hours(0.5);
  await reconcileAttempts({ ...system(), network });
  expect(await ledgerOf(planted)).toMatchObject([
    { state: 'confirmed', settledBy: 'network', networkId: 'inv-1' },
  ]);
  expect(await turn()).toEqual([]);
  expect(await peopleOf(planted)).toMatchObject([{ state: 'waiting', reason: 'acceptance' }]);
});

test('what the record never tells is asked of the user, whose word settles it', {
  tags: 'heavy',
}, async () => {
  const planted = await plantReady(t, { people: 1, steps: invite });
  await turn(lost);
  const mute = { listSentInvitations: async () => ({ is: 'unavailable' as const, cause: 'down' }) };
  for (let look = 0; look < 6; look += 1) {
    hours(12);
    await reconcileAttempts({ ...system(), network: countingNetwork(mute).network });
  }
  await turn();
  const [asked] = await ledgerOf(planted);
  expect(asked).toMatchObject({ state: 'unknown', askedAt: expect.any(Date), nextCheckAt: null });
  expect(await peopleOf(planted)).toMatchObject([{ state: 'asking', reason: 'undecided' }]);
  expect(await sentTo(planted)).toMatchObject([{ title: 'Un envoi à vérifier' }]);
  await settleAttempt(as(planted), asked?.id ?? '', 'sent');
  expect(await ledgerOf(planted)).toMatchObject([{ state: 'confirmed', settledBy: 'person' }]);
  await expect(settleAttempt(as(planted), asked?.id ?? '', 'not_sent')).rejects.toMatchObject({
    code: 'conflict',
  });
});

test('a task waits for the user, and the sequence for the task', async () => {
  const planted = await plantReady(t, { people: 1, steps: [steps.task, { ...steps.visit, delayDays: 0 }] });
  expect(await peopleOf(planted)).toMatchObject([{ state: 'asking', reason: 'task' }]);
  const [task] = await ledgerOf(planted);
  expect(task).toMatchObject({ act: 'task', state: 'planned' });
  await settleAttempt(as(planted), task?.id ?? '', 'sent');
  expect(await turn()).toEqual(['visit']);
});

test('an answer of the user leaves at once, whatever the hours, and once', async () => {
  const planted = await plantReady(t, { people: 1 });
  hours(12);
  const { workspaceId, accountId, personIds } = planted;
  await planAnswer(system(), {
    workspaceId,
    accountId,
    personId: personIds[0] ?? '',
    text: 'Merci, à mardi.',
  });
  const sent = {
    startConversation: async () => ({ is: 'done' as const, value: { conversationId: 'c', messageId: 'm' } }),
  };
  expect(await turn(sent)).toEqual(['startConversation']);
  expect(await turn(sent)).toEqual([]);
  expect((await ledgerOf(planted)).find(({ act }) => act === 'answer')).toMatchObject({ state: 'confirmed' });
});

test('a campaign ends with its last person, and new leads open it again', async () => {
  const planted = await plantReady(t, { people: 1 });
  const { workspaceId, campaignId, personIds } = planted;
  const statusOf = async () =>
    (await t.deps.db.select().from(campaigns).where(eq(campaigns.id, campaignId)))[0]?.status;
  await turn();
  await completeCampaigns(system());
  expect(await statusOf()).toBe('active');
  await turn();
  expect(await peopleOf(planted)).toMatchObject([{ state: 'finished' }]);
  await completeCampaigns(system());
  expect(await statusOf()).toBe('completed');
  expect(await sentTo(planted)).toMatchObject([{ title: 'Campagne terminée' }]);
  await t.deps.db
    .delete(enrolments)
    .where(and(eq(enrolments.workspaceId, workspaceId), eq(enrolments.campaignId, campaignId)));
  expect(await enrolLeads(system(), { workspaceId, campaignId })).toMatchObject({ enrolled: 1 });
  expect(await statusOf()).toBe('active');
  expect(
    await t.deps.db.select().from(campaignLeads).where(eq(campaignLeads.workspaceId, workspaceId)),
  ).toHaveLength(personIds.length);
});

const plantInvitations = (planted: Planted, daysAgo: number, accepted: number) => {
  const invitedAt = new Date(t.clock.now().getTime() - daysAgo * 86_400_000);
  const { workspaceId, accountId, campaignId } = planted;
  return t.deps.db.insert(relations).values(
    planted.personIds.map((personId, index) => ({
      workspaceId,
      accountId,
      personId,
      campaignId,
      invitedAt,
      since: invitedAt,
      networkPersonId: `ACo${index}`,
      invitationId: `inv-${personId}`,
      state: index < accepted ? ('connected' as const) : ('invited' as const),
    })),
  );
};

test('too few accept: the campaign pauses by itself, with the number, the threshold and the way out, once', async () => {
  const planted = await plantReady(t, { people: 60 });
  await plantInvitations(planted, 20, 8);
  await watchGuardrails(system());
  const [campaign] = await t.deps.db.select().from(campaigns).where(eq(campaigns.id, planted.campaignId));
  expect(campaign).toMatchObject({ status: 'paused', pausedReason: 'guardrail' });
  expect((await sentTo(planted)).map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /8 invitations acceptées sur 60, soit 13\s% \(seuil\s: au moins 15\s%\)\. Resserrez/,
    ),
  ]);
  // Taken up again by the user, who mended it: what was counted once is not counted again.
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', pausedReason: null })
    .where(eq(campaigns.id, planted.campaignId));
  await watchGuardrails(system());
  expect(await sentTo(planted)).toHaveLength(1);
});

const campaignOf = async ({ campaignId }: Planted) =>
  (await t.deps.db.select().from(campaigns).where(eq(campaigns.id, campaignId)))[0];

test('one warning of the network pauses the campaigns of its account, and an ordinary rest does not', async () => {
  const planted = await plantReady(t, { people: 2, steps: invite });
  await turn({ invite: async () => ({ is: 'throttled', slug: 'too_many_requests' }) });
  await watchGuardrails(system());
  expect(await campaignOf(planted)).toMatchObject({ status: 'active' });
  hours(24);
  await turn({ invite: async () => ({ is: 'throttled', slug: 'limit_exceeded' }) });
  hours(24);
  await watchGuardrails(system());
  expect(await campaignOf(planted)).toMatchObject({ status: 'paused', pausedReason: 'guardrail' });
});

test('too many wait for an answer: the campaign pauses, and goes on once they no longer do', async () => {
  const planted = await plantReady(t, { people: 1 });
  const setPending = (pendingInvitations: number) =>
    t.deps.db
      .update(socialAccounts)
      .set({ pendingInvitations })
      .where(eq(socialAccounts.workspaceId, planted.workspaceId));
  await setPending(400);
  await watchGuardrails(system());
  expect(await campaignOf(planted)).toMatchObject({ status: 'paused', pausedReason: 'guardrail' });
  await setPending(399);
  await watchGuardrails(system());
  expect(await campaignOf(planted)).toMatchObject({ status: 'active', pausedReason: null });
});

test('an invitation of four weeks is taken back, though no step says so, and not a younger one', async () => {
  const planted = await plantReady(t, { people: 2 });
  await t.deps.db
    .update(enrolments)
    .set({ state: 'finished', reason: 'not_accepted', finishedAt: t.clock.now(), nextActionAt: null })
    .where(eq(enrolments.workspaceId, planted.workspaceId));
  await plantInvitations(planted, 27, 0);
  await withdrawOldInvitations(system());
  expect(await turn()).toEqual([]);
  hours(48);
  await withdrawOldInvitations(system());
  expect(await turn()).toEqual(['withdraw']);
  hours(2);
  expect(await turn()).toEqual(['withdraw']);
  expect(
    (await t.deps.db.select().from(relations).where(eq(relations.workspaceId, planted.workspaceId))).map(
      ({ state }) => state,
    ),
  ).toEqual(['withdrawn', 'withdrawn']);
});

test('an account that nobody woke is found, unless all who are ready wait for a campaign', async () => {
  const { workspaceId, accountId, campaignId } = await plantReady(t);
  const sweepWhen = async (status: 'active' | 'paused') => {
    const pausedReason = status === 'paused' ? ('user' as const) : null;
    await t.deps.db.update(campaigns).set({ status, pausedReason }).where(eq(campaigns.id, campaignId));
    await t.deps.db.update(socialAccounts).set({ wakeAt: null }).where(eq(socialAccounts.id, accountId));
    await sweepAttempts(system());
    const [account] = await t.deps.db
      .select()
      .from(socialAccounts)
      .where(eq(socialAccounts.workspaceId, workspaceId));
    return account?.wakeAt ?? null;
  };
  expect(await sweepWhen('paused')).toBeNull();
  expect(await sweepWhen('active')).not.toBeNull();
});
