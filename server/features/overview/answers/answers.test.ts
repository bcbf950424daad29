import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { conversationsApi, savedAnswersApi } from '#contract/overview/conversations.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { type Enrolled, plantSender } from '#tests/support/plant-enrolled.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
type Sender = Awaited<ReturnType<typeof plantSender>>;

async function replied(text = 'Oui, cela m’intéresse.') {
  const ana = await plantSender(t);
  const camille = await ana.enrol();
  await ana.record('message_received', camille, text);
  await t.runJobs();
  return { ana, camille, thread: await threadOf(ana, camille) };
}
const threadOf = (ana: Sender, { personId }: Enrolled) =>
  ana.member.call(conversationsApi.ofPerson, { params: { id: personId } });
const idOf = (thread: Awaited<ReturnType<typeof threadOf>>) => thread.conversation?.id ?? '';
const inDays = (days: number) => dayIn('Europe/Paris', new Date(t.clock.now().getTime() + days * 86_400_000));

describe('the inbox', () => {
  test('shows unread first, page after page, without missing or repeating anybody', {
    tags: 'heavy',
  }, async () => {
    const ana = await plantSender(t);
    const everyone: Enrolled[] = [];
    for (let rank = 0; rank < 35; rank++) {
      const one = await ana.person({ lastName: `Nom ${rank}` });
      everyone.push(one);
      const at = new Date(t.clock.now().getTime() - (rank + 1) * 60_000);
      await ana.record('message_received', one, `Bonjour ${rank}`, { at });
    }
    await t.runJobs();
    const first = await threadOf(ana, everyone[0] as Enrolled);
    const markRead = (isRead: boolean) =>
      ana.member.call(conversationsApi.markRead, { params: { id: idOf(first) }, body: { isRead } });
    expect((await markRead(true)).unread).toBe(0);
    const page = await ana.member.call(conversationsApi.list, { query: {} });
    const cursor = page.nextCursor ?? '';
    const rest = await ana.member.call(conversationsApi.list, { query: { cursor } });
    const ids = [...page.items, ...rest.items].map(({ id }) => id);
    expect(rest.nextCursor).toBeNull();
    expect(new Set(ids).size).toBe(35);
    expect(ids.at(-1)).toBe(idOf(first));
    expect((await ana.member.call(conversationsApi.list, { query: { view: 'unread' } })).items).toHaveLength(
      30,
    );
    expect(await ana.member.call(conversationsApi.counts)).toMatchObject({
      open: 35,
      unread: 34,
      snoozed: 0,
    });
    expect((await markRead(false)).unread).toBe(1);
  });

  test('is filtered by what was understood, and by what is to review', { tags: 'heavy' }, async () => {
    const { ana } = await replied();
    const list = (query: object) => ana.member.call(conversationsApi.list, { query });
    expect((await list({ kind: 'interested' })).items).toHaveLength(1);
    expect((await list({ kind: 'refusal' })).items).toEqual([]);
    expect((await list({ view: 'review' })).items).toEqual([]);
    const counts = await ana.member.call(conversationsApi.counts);
    expect(counts.kinds).toMatchObject({ interested: 1, refusal: 0 });
  });

  test('leaves out what sleeps until its morning, or until they write; the calendar has it', {
    tags: 'heavy',
  }, async () => {
    const { ana, camille, thread } = await replied();
    const params = { id: idOf(thread) };
    const until = inDays(3);
    const asleep = await ana.member.call(conversationsApi.snooze, { params, body: { until } });
    expect(asleep.snoozedUntil).toContain(until);
    const list = (view: 'open' | 'snoozed') => ana.member.call(conversationsApi.list, { query: { view } });
    expect((await list('open')).items).toEqual([]);
    expect((await list('snoozed')).items).toHaveLength(1);
    const { name, ics } = await ana.member.call(conversationsApi.reminder, { params });
    expect(name).toBe(`rappel-${until}.ics`);
    expect(ics).toContain('SUMMARY:Reprendre contact avec Camille Moreau');
    await ana.record('message_received', camille, 'Finalement, dès demain.');
    await t.runJobs();
    expect((await list('open')).items).toHaveLength(1);
    await expect(
      ana.member.call(conversationsApi.snooze, { params, body: { until: inDays(0) } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(ana.member.call(conversationsApi.reminder, { params })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('has back at its head, as unread, what slept until that morning, until it is opened', {
    tags: 'heavy',
  }, async () => {
    const { ana, camille, thread } = await replied();
    const params = { id: idOf(thread) };
    await ana.member.call(conversationsApi.snooze, { params, body: { until: inDays(1) } });
    const other = await ana.person({ lastName: 'Petit' });
    await ana.record('message_received', other, 'Bonjour.');
    await t.runJobs();
    t.clock.advance(2 * 86_400_000);
    const inbox = async (view: 'open' | 'unread' = 'open') =>
      (await ana.member.call(conversationsApi.list, { query: { view } })).items.map(
        ({ person }) => person.id,
      );
    expect(await inbox()).toEqual([camille.personId, other.personId]);
    expect(await inbox('unread')).toEqual([camille.personId, other.personId]);
    expect(await ana.member.call(conversationsApi.counts)).toMatchObject({ unread: 2, snoozed: 0 });
    const opened = await ana.member.call(conversationsApi.markRead, { params, body: { isRead: true } });
    expect(opened).toMatchObject({ unread: 0, snoozedUntil: null });
    expect(await inbox()).toEqual([other.personId, camille.personId]);
  });

  test('does not ask to answer whoever said no, read or not', async () => {
    const { ana, thread } = await replied('Merci de ne plus me contacter.');
    expect(thread.conversation).toMatchObject({ unread: 1, isOpposed: true });
    const waiting = await ana.member.call(conversationsApi.list, { query: { view: 'waiting' } });
    expect(waiting.items).toEqual([]);
    expect(await ana.member.call(conversationsApi.counts)).toMatchObject({ unread: 1, open: 1, waiting: 0 });
  });

  test('asks what a reply says that was understood with a doubt, whatever day it seems to give', async () => {
    const { ana, thread } = await replied();
    await t.deps.db
      .update(conversations)
      .set({ replyKind: 'later', returnsOn: inDays(30), needsReview: true, unread: 0 })
      .where(eq(conversations.id, idOf(thread)));
    const waiting = async () => (await ana.member.call(conversationsApi.counts)).waiting;
    expect(await waiting()).toBe(1);
    const correction = {
      params: { id: idOf(thread) },
      body: { kind: 'later' as const, returnsOn: inDays(30) },
    };
    await ana.member.call(conversationsApi.correct, correction);
    expect(await waiting()).toBe(0);
  });

  test('still counts a reply that was opened and not answered, as prospects do; the bell has it read', {
    tags: 'heavy',
  }, async () => {
    const { ana, thread } = await replied();
    const params = { id: idOf(thread) };
    const readNotices = async () =>
      (await ana.member.call(notificationsApi.list)).filter(({ link }) => link?.includes(params.id));
    const waits = async () => {
      const { items } = await ana.member.call(conversationsApi.list, { query: { view: 'waiting' } });
      const { waiting } = await ana.member.call(conversationsApi.counts);
      const prospects = await ana.member.call(prospectsApi.list, { query: {} });
      expect(items).toHaveLength(waiting);
      return [waiting, prospects.items.filter((one) => one.conversation?.isAwaitingAnswer).length];
    };
    expect(await readNotices()).toMatchObject([{ read: false }]);
    await ana.member.call(conversationsApi.markRead, { params, body: { isRead: true } });
    expect(await readNotices()).toMatchObject([{ read: true }]);
    expect(await waits()).toEqual([1, 1]);
    await ana.member.call(conversationsApi.correct, { params, body: { kind: 'refusal' } });
    expect(await waits()).toEqual([0, 0]);
    await ana.member.call(conversationsApi.correct, { params, body: { kind: 'question' } });
    expect(await waits()).toEqual([1, 1]);
    const { lastReplyId } = thread;
    await ana.member.call(conversationsApi.answer, { params, body: { text: 'À jeudi.', lastReplyId } });
    expect(await waits()).toEqual([0, 0]);
  });

  test('is nobody else’s', async () => {
    const { thread } = await replied();
    const paul = await t.member();
    for (const call of [
      () => paul.call(conversationsApi.thread, { params: { id: idOf(thread) } }),
      () => paul.call(conversationsApi.ofPerson, { params: { id: thread.person.id } }),
      () => paul.call(conversationsApi.suggest, { params: { id: idOf(thread) } }),
      () =>
        paul.call(conversationsApi.answer, {
          params: { id: idOf(thread) },
          body: { text: 'Bonjour', lastReplyId: thread.lastReplyId },
        }),
    ])
      await expect(call()).rejects.toMatchObject({ status: 404 });
  });
});

describe('an answer', () => {
  const answer = (ana: Sender, id: string, text: string, lastReplyId: string | null) =>
    ana.member.call(conversationsApi.answer, { params: { id }, body: { text, lastReplyId } });

  test('is planned once, shown as not gone yet, and reads what it answers', async () => {
    const { ana, thread } = await replied();
    const after = await answer(ana, idOf(thread), ' Avec plaisir, jeudi à 10 h ? ', thread.lastReplyId);
    expect(after.leaving).toMatchObject([
      { state: 'planned', isAnswer: true, text: 'Avec plaisir, jeudi à 10 h ?' },
    ]);
    expect(after.conversation?.unread).toBe(0);
    const planned = await t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, ana.workspaceId));
    expect(planned).toMatchObject([{ act: 'answer', state: 'planned', campaignId: null }]);
  });

  test('to something that came meanwhile is refused, and nothing is planned', async () => {
    const { ana, camille, thread } = await replied();
    await ana.record('message_received', camille, 'Ah, j’oubliais : pas avant lundi.');
    await t.runJobs();
    const late = answer(ana, idOf(thread), 'À jeudi alors.', thread.lastReplyId);
    await expect(late).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
    expect(await t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, ana.workspaceId))).toEqual(
      [],
    );
  });

  test.each([
    ['a hole', 'Bonjour {{prénom}}, à jeudi.'],
    ['another name', 'Bonjour Sophie,\n\nà jeudi.'],
  ])('with %s in it does not leave', async (_, text) => {
    const { ana, thread } = await replied();
    const refused = answer(ana, idOf(thread), text, thread.lastReplyId);
    await expect(refused).rejects.toMatchObject({
      status: 409,
      code: 'draft_blocked',
      details: { findings: [expect.objectContaining({ isBlocking: true })] },
    });
    expect(await t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, ana.workspaceId))).toEqual(
      [],
    );
  });

  test('that is too long is refused at its field', async () => {
    const { ana, thread } = await replied();
    await expect(answer(ana, idOf(thread), 'x'.repeat(1_901), thread.lastReplyId)).rejects.toMatchObject({
      status: 400,
      details: { fields: { text: '1 900 caractères au plus.' } },
    });
  });

  test('is not possible to whoever said no, nor without a connected account: the thread says why', {
    tags: 'heavy',
  }, async () => {
    const { ana, thread } = await replied('Merci de ne plus me contacter.');
    expect(thread.obstacle).toContain('ne plus être contactée');
    await expect(answer(ana, idOf(thread), 'Bien noté.', thread.lastReplyId)).rejects.toMatchObject({
      status: 409,
    });
    const other = await replied();
    await t.deps.db
      .update(socialAccounts)
      .set({ state: 'disconnected' })
      .where(eq(socialAccounts.id, other.ana.accountId));
    expect((await threadOf(other.ana, other.camille)).obstacle).toContain('reconnectez-le');
  });

  test('can be suggested, and is only a draft', { tags: 'heavy' }, async () => {
    const { ana, thread } = await replied('Intéressant, combien cela coûte ?');
    const { text } = await ana.member.call(conversationsApi.suggest, { params: { id: idOf(thread) } });
    expect(text).toMatch(/^Bonjour Camille,/);
    expect(await t.deps.db.select().from(attempts).where(eq(attempts.workspaceId, ana.workspaceId))).toEqual(
      [],
    );
  });
});

describe('what is shown of a thread', () => {
  test('tells what may not have left, and shows the note of an invitation', async () => {
    const { ana, camille } = await replied();
    await ana.attempt(camille, {
      act: 'invite',
      state: 'confirmed',
      hasNote: true,
      text: 'Bonjour, un mot.',
    });
    await ana.attempt(camille, { act: 'message', state: 'unknown', text: 'Peut-être parti.' });
    await ana.attempt(camille, {
      act: 'answer',
      state: 'not_sent',
      text: 'Refusée.',
      outcome: 'blocked',
      settledAt: t.clock.now(),
      settledBy: 'call',
    });
    const thread = await threadOf(ana, camille);
    expect(thread.messages.map(({ kind, text }) => [kind, text])).toEqual([
      ['message', 'Oui, cela m’intéresse.'],
      ['note', 'Bonjour, un mot.'],
    ]);
    expect(thread.messages[0]?.evidence).not.toEqual([]);
    expect(thread.leaving.map(({ state, because }) => [state, because])).toEqual([
      ['unknown', null],
      ['not_sent', 'Cette personne n’accepte plus vos messages.'],
    ]);
  });

  test('with nobody yet is empty, and cannot be answered', async () => {
    const ana = await plantSender(t);
    const thread = await threadOf(ana, await ana.person());
    expect(thread).toMatchObject({ conversation: null, messages: [], lastReplyId: null });
    expect(thread.obstacle).not.toBeNull();
  });
});

describe('a correction', () => {
  const correct = (
    ana: Sender,
    id: string,
    body: { kind: 'opposition' | 'later' | 'refusal'; isMisread?: boolean },
  ) => ana.member.call(conversationsApi.correct, { params: { id }, body });
  const isOpposedTo = async (ana: Sender, { personId }: Enrolled) =>
    (await readOpposed(system(), ana.workspaceId, [personId])).size > 0;

  test('by the user stands', { tags: 'heavy' }, async () => {
    const { ana, thread } = await replied();
    const row = await correct(ana, idOf(thread), { kind: 'later' });
    expect(row).toMatchObject({ replyKind: 'later', needsReview: false });
  });

  test('to an opposition is one, that cannot be undone', async () => {
    const { ana, camille, thread } = await replied();
    await correct(ana, idOf(thread), { kind: 'opposition' });
    expect(await isOpposedTo(ana, camille)).toBe(true);
    const undone = correct(ana, idOf(thread), { kind: 'later', isMisread: true });
    await expect(undone).rejects.toMatchObject({ status: 409 });
    expect(await isOpposedTo(ana, camille)).toBe(true);
  });

  test('of a doubtful opposition needs the user’s word that it was misread', async () => {
    const { ana, camille, thread } = await replied('Décidément, vous insistez.');
    expect(thread.conversation).toMatchObject({
      replyKind: 'opposition',
      needsReview: true,
      isOpposed: false,
    });
    await expect(correct(ana, idOf(thread), { kind: 'refusal' })).rejects.toMatchObject({ status: 409 });
    const row = await correct(ana, idOf(thread), { kind: 'refusal', isMisread: true });
    expect(row).toMatchObject({ replyKind: 'refusal', needsReview: false, isOpposed: false });
    expect(await isOpposedTo(ana, camille)).toBe(false);
  });
});

test('saved answers are kept, changed and removed by their owner', async () => {
  const [ana, paul] = [await t.member(), await t.member()];
  const saved = await ana.call(savedAnswersApi.create, { body: { name: ' Tarif ', text: 'Dès 90 €.' } });
  expect(saved).toMatchObject({ name: 'Tarif', text: 'Dès 90 €.' });
  const params = { id: saved.id };
  const changed = await ana.call(savedAnswersApi.update, { params, body: { text: 'Dès 95 €.' } });
  expect(changed).toMatchObject({ name: 'Tarif', text: 'Dès 95 €.' });
  await expect(paul.call(savedAnswersApi.update, { params, body: { text: 'x' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(paul.call(savedAnswersApi.remove, { params })).rejects.toMatchObject({ status: 404 });
  expect(await paul.call(savedAnswersApi.list)).toEqual([]);
  await ana.call(savedAnswersApi.remove, { params });
  expect(await ana.call(savedAnswersApi.list)).toEqual([]);
});
