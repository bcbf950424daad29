import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { planAnswer } from '../ledger/plan-answer.ts';
import { promoteDue } from '../round/promote-due.ts';
import { serveAccount } from './serve-account.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));

const ctx = () => makeCtx(t.deps, { kind: 'system' });

/** Somebody on their way who wrote, before this campaign, what may be an opposition. */
async function doubted() {
  const { ana, workspaceId, accountId, personIds } = await plantReady(t, { people: 1 });
  const personId = personIds[0] ?? '';
  const at = new Date(t.clock.now().getTime() - 86_400_000);
  const [conversation] = await t.deps.db
    .insert(conversations)
    .values({
      workspaceId,
      accountId,
      personId,
      networkConversationId: `c-${personId}`,
      lastMessageAt: t.clock.now(),
      lastReplyAt: at,
      replyKind: 'opposition',
      needsReview: true,
    })
    .returning();
  const id = conversation?.id ?? '';
  await t.deps.db.insert(messages).values({
    workspaceId,
    conversationId: id,
    author: 'person',
    text: 'Encore vous ?',
    at,
    replyKind: 'opposition',
    readBy: 'rules',
  });
  const serve = async () => {
    await openSlot(t, workspaceId, accountId);
    return serveAccount(ctx(), { token: randomUUID() });
  };
  const waiting = async () =>
    (await ana.call(conversationsApi.list, { query: { view: 'waiting' } })).items.map((row) => row.id);
  const say = (body: { kind: 'opposition' | 'other'; isMisread?: boolean }) =>
    ana.call(conversationsApi.correct, { params: { id }, body });
  const enrolment = async () =>
    (await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId)))[0];
  const isOpposed = async () => (await readOpposed(ctx(), workspaceId, [personId])).has(personId);
  return { ana, workspaceId, accountId, personId, id, serve, waiting, say, enrolment, isOpposed };
}

test('a doubtful opposition keeps every sequence back and is asked once; « non » lets it go on', async () => {
  const { id, serve, waiting, say, enrolment, isOpposed } = await doubted();
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  expect(await enrolment()).toMatchObject({ state: 'asking', reason: 'doubtful_no', nextStepKey: 'visite' });
  expect(await isOpposed()).toBe(false);
  // Whatever was written since, and opened or not.
  expect(await waiting()).toEqual([id]);
  await expect(say({ kind: 'other' })).rejects.toMatchObject({ status: 409 });
  expect(await say({ kind: 'other', isMisread: true })).toMatchObject({ needsReview: false });
  expect(await waiting()).toEqual([]);
  await promoteDue(ctx());
  expect(await serve()).toMatchObject({ is: 'claimed' });
});

test('« oui » makes it one, for good', async () => {
  const { serve, waiting, say, enrolment, isOpposed } = await doubted();
  await serve();
  expect(await say({ kind: 'opposition' })).toMatchObject({ isOpposed: true, needsReview: false });
  expect(await enrolment()).toMatchObject({ state: 'finished', reason: 'opposed' });
  expect(await isOpposed()).toBe(true);
  expect(await waiting()).toEqual([]);
  await expect(say({ kind: 'other', isMisread: true })).rejects.toMatchObject({ status: 409 });
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
});

test('meanwhile the user answers nothing either, and what they had written does not leave', async () => {
  const { ana, workspaceId, accountId, personId, id, serve } = await doubted();
  const thread = await ana.call(conversationsApi.ofPerson, { params: { id: personId } });
  expect(thread.obstacle).toBe('Dites d’abord si cette personne demande à ne plus être contactée.');
  const body = { text: 'Bonjour Léa, merci de votre retour.', lastReplyId: thread.lastReplyId };
  await expect(ana.call(conversationsApi.answer, { params: { id }, body })).rejects.toMatchObject({
    status: 409,
  });
  await planAnswer(ctx(), { workspaceId, accountId, personId, text: 'Merci.' });
  expect(await serve()).toMatchObject({ is: 'nothing_due' });
  const [planned] = await t.deps.db.select().from(attempts).where(eq(attempts.personId, personId));
  expect(planned).toMatchObject({ act: 'answer', state: 'not_sent', outcome: 'doubtful_no' });
});
