import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { draftsApi } from '#contract/texts/drafts.ts';
import { oppositionSentence, withLine } from '#core/engine/sender-line.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { inTransaction } from '#server/platform/ctx.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import {
  goToMonday,
  launch,
  plantCampaign,
  readAttempts,
  readEnrolments,
  runUntil,
  steps,
  systemOf,
} from '#tests/support/plant-running.ts';
import { enrolments } from '../campaigns/enrolments.table.ts';
import { completeCampaigns } from './enrol/complete-campaigns.ts';

const t = setUpNetworkApp();
beforeAll(() => goToMonday(t));

const delivered = (kind: string, accountId: string) =>
  t.sandbox.control.ledger({ kind }).filter((entry) => entry.accountId === accountId && entry.effect);

test('a campaign goes from the visit to the message, and ends by itself', async () => {
  const planted = await plantCampaign(t, {
    people: 2,
    steps: [steps.visit, steps.invitation, steps.wait, steps.message],
  });
  const { workspaceId, campaignId, providerAccountId, leads } = planted;
  await launch(t, planted);
  await runUntil(t, async () =>
    (await readEnrolments(t, workspaceId)).every(({ reason }) => reason === 'acceptance'),
  );
  expect(delivered('visit', providerAccountId)).toHaveLength(2);
  expect(delivered('invite', providerAccountId)).toHaveLength(2);

  for (const { slug } of leads) t.sandbox.control.accept(slug, { accountId: providerAccountId });
  await t.settle();
  await runUntil(t, async () =>
    (await readEnrolments(t, workspaceId)).every(({ state }) => state === 'finished'),
  );
  expect(delivered('chat-start', providerAccountId)).toHaveLength(2);
  const done = (await readAttempts(t, workspaceId)).filter(({ state }) => state === 'confirmed');
  expect(done.map(({ act }) => act).sort()).toEqual([
    'invite',
    'invite',
    'message',
    'message',
    'visit',
    'visit',
  ]);
  expect(done.every(({ gate }) => gate?.passed.some(({ check }) => check === 'opposition'))).toBe(true);

  await completeCampaigns(systemOf(t));
  const [campaign] = await t.deps.db.select().from(campaigns).where(eq(campaigns.id, campaignId));
  expect(campaign?.status).toBe('completed');
});

test('texts leave by themselves where the user lets them, and never one that the gate blocks', {
  tags: 'heavy',
}, async () => {
  const planted = await plantCampaign(t, {
    people: 2,
    steps: [steps.invitation, steps.wait, steps.message, { ...steps.followUp, delayDays: 0 }],
    config: { approval: 'automatic' },
  });
  const { workspaceId, providerAccountId, leads } = planted;
  const [fine, broken] = leads;
  await launch(t, planted, { isApproved: false });
  const inState = async (reason: string) =>
    (await readEnrolments(t, workspaceId)).filter((one) => one.reason === reason).length;
  await runUntil(t, async () => (await inState('acceptance')) === 2);
  // Approved, then broken behind everybody's back: the gate looks once more when it is about to leave.
  await t.deps.db
    .update(drafts)
    .set({ state: 'approved', approvedAt: t.clock.now(), text: 'Bonjour {{prenom}}, parlons-en.' })
    .where(
      and(
        eq(drafts.workspaceId, workspaceId),
        eq(drafts.personId, broken?.id ?? ''),
        eq(drafts.stepKey, 'message-1'),
      ),
    );
  for (const { slug } of leads) t.sandbox.control.accept(slug, { accountId: providerAccountId });
  await t.settle();
  await runUntil(t, async () => (await inState('text_refused')) === 1 && (await inState('finished')) === 1);
  const sent = (await readAttempts(t, workspaceId)).filter(
    ({ act, state }) => act === 'message' && state === 'confirmed',
  );
  expect(sent.map(({ personId }) => personId)).toEqual([fine?.id, fine?.id]);
  expect(sent.map(({ text }) => text?.includes('/confidentialite?e='))).toEqual([false, true]);
  expect(delivered('chat-start', providerAccountId)).toHaveLength(1);
});

test('the notes of a month are for the best leads, whoever is invited first', { tags: 'heavy' }, async () => {
  const planted = await plantCampaign(t, { people: 3, steps: [steps.withNote, steps.wait] });
  const { workspaceId, accountId, leads } = planted;
  await t.deps.db
    .update(socialAccounts)
    .set({ tier: 'free', notesPerMonth: 1 })
    .where(eq(socialAccounts.id, accountId));
  await launch(t, planted);
  // The best one comes days after the others.
  const later = new Date(t.clock.now().getTime() + 3 * 86_400_000);
  await t.deps.db
    .update(enrolments)
    .set({ nextActionAt: later })
    .where(and(eq(enrolments.workspaceId, workspaceId), eq(enrolments.personId, leads[0]?.id ?? '')));
  await runUntil(t, async () =>
    (await readEnrolments(t, workspaceId)).every(({ reason }) => reason === 'acceptance'),
  );
  const invited = (await readAttempts(t, workspaceId)).sort(
    (a, b) => Number(a.claimedAt) - Number(b.claimedAt),
  );
  expect(invited.map(({ personId, hasNote }) => [personId, hasNote])).toEqual([
    [leads[1]?.id, false],
    [leads[2]?.id, false],
    [leads[0]?.id, true],
  ]);
  // Who gets none is known before the launch: nothing of theirs waits, and nothing is dropped on the way.
  const dropped = await t.deps.db.select().from(activity).where(eq(activity.kind, 'note_dropped'));
  expect(dropped).toEqual([]);
});

test('whoever was written to before, in another campaign or by hand, finds the page of the sender; the others, how to say no', {
  tags: 'heavy',
}, async () => {
  const config = { saysOpposition: true };
  const planted = await plantCampaign(t, { people: 2, steps: [steps.message], config });
  const { workspaceId, accountId, leads } = planted;
  await t.deps.db.update(people).set({ distance: 1 }).where(eq(people.workspaceId, workspaceId));
  const [known, notWrittenTo] = leads;
  await inTransaction(systemOf(t), (ctx) =>
    keepMessage(ctx, {
      workspaceId,
      accountId,
      personId: known?.id ?? '',
      author: 'owner',
      text: 'Merci pour hier.',
      at: t.clock.now(),
    }),
  );
  await launch(t, planted);
  // What is shown beside the text before it is approved is what leaves under it.
  const texts = await t.deps.db.select().from(drafts).where(eq(drafts.workspaceId, workspaceId));
  const shown = await Promise.all(
    texts.map(async ({ id, personId }) => {
      const { text, departureLine } = await planted.ana.call(draftsApi.get, { params: { id } });
      return [personId, withLine(text, departureLine)];
    }),
  );
  await runUntil(t, async () => (await readAttempts(t, workspaceId)).length === 2);
  const left = (await readAttempts(t, workspaceId)).map(({ personId, text }) => [personId, text]);
  expect(Object.fromEntries(left)).toEqual(Object.fromEntries(shown));
  const linked = (await readAttempts(t, workspaceId)).map(({ personId, text }) => [
    personId,
    [text?.includes('/confidentialite?e='), text?.endsWith(oppositionSentence('vous'))],
  ]);
  expect(Object.fromEntries(linked)).toEqual({
    [known?.id ?? '']: [true, false],
    [notWrittenTo?.id ?? '']: [false, true],
  });
});
