import { expect, test } from 'vitest';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { toDoApi } from '#contract/overview/to-do.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { type Enrolled, plantSender } from '#tests/support/plant-enrolled.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const hour = 3_600_000;

async function sender() {
  const ana = await plantSender(t);
  const writes = async (one: Enrolled, text: string, hoursAgo = 0) => {
    await ana.record('message_received', one, text, {
      at: new Date(t.clock.now().getTime() - hoursAgo * hour),
    });
    await t.runJobs();
  };
  const rowWith = async ({ personId }: Enrolled) => {
    const { conversation } = await ana.member.call(conversationsApi.ofPerson, { params: { id: personId } });
    if (!conversation) throw new Error('Nothing was said');
    return conversation;
  };
  const handle = async (one: Enrolled, isHandled = true) => {
    const { id, lastReplyAt } = await rowWith(one);
    const body = { isHandled, lastReplyAt: lastReplyAt ?? '' };
    return ana.member.call(conversationsApi.handle, { params: { id }, body });
  };
  /** The list, its count, and the figure at the top of every page are one. */
  const toDo = async () => {
    const { items } = await ana.member.call(conversationsApi.list, { query: { view: 'waiting' } });
    const { waiting } = await ana.member.call(conversationsApi.counts);
    const { conversations } = await ana.member.call(toDoApi.read);
    expect([waiting, conversations]).toEqual([items.length, items.length]);
    return items.map(({ person }) => person.id);
  };
  return { ana, writes, rowWith, handle, toDo };
}

test('is to do from a message until « Traité », read or not; the next message reopens it', {
  tags: 'heavy',
}, async () => {
  const { ana, writes, rowWith, handle, toDo } = await sender();
  const camille = await ana.enrol();
  await writes(camille, 'Oui, cela m’intéresse.', 2);
  const { id } = await rowWith(camille);
  expect(await toDo()).toEqual([camille.personId]);
  await ana.member.call(conversationsApi.markRead, { params: { id }, body: { isRead: true } });
  expect(await toDo()).toEqual([camille.personId]);
  const { lastReplyAt: since, ...before } = await rowWith(camille);
  expect(before).toMatchObject({ waitsSince: since, handledAt: null });

  const handled = await handle(camille);
  expect(handled).toMatchObject({ waitsSince: null, handledAt: expect.any(String) });
  expect(await toDo()).toEqual([]);
  const prospects = await ana.member.call(prospectsApi.list, { query: {} });
  expect(prospects.items.map(({ conversation }) => conversation?.isAwaitingAnswer)).toEqual([false]);
  // A second click says the same, and moves nothing.
  t.clock.advance(60_000);
  expect(await handle(camille)).toEqual(handled);
  expect(await handle(camille, false)).toMatchObject({ waitsSince: since, handledAt: null });
  await handle(camille);

  await writes(camille, 'Et quel est le prix ?');
  expect(await rowWith(camille)).toMatchObject({ handledAt: null });
  expect(await toDo()).toEqual([camille.personId]);
});

test('« Traité » says nothing of a message that came meanwhile', { tags: 'heavy' }, async () => {
  const { ana, writes, rowWith, toDo } = await sender();
  const camille = await ana.enrol();
  await writes(camille, 'Oui, cela m’intéresse.', 2);
  const seen = await rowWith(camille);
  await writes(camille, 'Plutôt vendredi, finalement.', 1);
  const late = ana.member.call(conversationsApi.handle, {
    params: { id: seen.id },
    body: { isHandled: true, lastReplyAt: seen.lastReplyAt ?? '' },
  });
  await expect(late).rejects.toMatchObject({ status: 409, code: 'version_conflict' });
  expect(await toDo()).toEqual([camille.personId]);
});

test('the hottest come first, then whoever wrote first; a refusal is to do until the user says so', {
  tags: 'heavy',
}, async () => {
  const { ana, writes, rowWith, handle, toDo } = await sender();
  const [no, late, early, question] = [
    await ana.person({ lastName: 'Refus' }),
    await ana.person({ lastName: 'Tard' }),
    await ana.person({ lastName: 'Tôt' }),
    await ana.person({ lastName: 'Question' }),
  ];
  await writes(no, 'Non merci, cela ne nous intéresse pas.', 9);
  await writes(late, 'Oui, cela m’intéresse.', 1);
  await writes(early, 'Oui, cela m’intéresse.', 5);
  await writes(question, 'Quel est le prix ?', 8);
  expect((await rowWith(no)).replyKind).toBe('refusal');
  expect(await toDo()).toEqual([early.personId, late.personId, question.personId, no.personId]);
  const { id } = await rowWith(no);
  await ana.member.call(conversationsApi.correct, { params: { id }, body: { kind: 'refusal' } });
  await handle(early);
  expect(await toDo()).toEqual([late.personId, question.personId]);
});

test('a meeting deals with what was said before it; what is said after is to do', {
  tags: 'heavy',
}, async () => {
  const { ana, writes, toDo } = await sender();
  const camille = await ana.enrol();
  await writes(camille, 'Oui, cela m’intéresse.', 2);
  const params = { id: camille.personId };
  await ana.member.call(prospectsApi.setOutcome, { params, body: { outcome: 'meeting' } });
  expect(await toDo()).toEqual([]);
  t.clock.advance(hour);
  await writes(camille, 'Pouvons-nous décaler ?');
  expect(await toDo()).toEqual([camille.personId]);
});

test('« plus tard » with a date sleeps until that day, then waits from its morning', {
  tags: 'heavy',
}, async () => {
  const { ana, writes, rowWith, toDo } = await sender();
  const [camille, noDate] = [await ana.enrol(), await ana.person({ lastName: 'Sansdate' })];
  await writes(camille, 'Pas maintenant, recontactez-moi la semaine prochaine.', 2);
  await writes(noDate, 'Pas maintenant, plus tard peut-être.', 1);
  const asleep = await rowWith(camille);
  expect(asleep).toMatchObject({ replyKind: 'later', needsReview: false, waitsSince: null });
  expect(await toDo()).toEqual([noDate.personId]);
  const aside = await ana.member.call(conversationsApi.list, { query: { view: 'snoozed' } });
  expect(aside.items.map(({ person }) => person.id)).toEqual([camille.personId]);
  expect(await ana.member.call(conversationsApi.counts)).toMatchObject({ snoozed: 1, open: 2 });

  const morning = instantIn('Europe/Paris', asleep.returnsOn as Day, 8 * 60);
  t.clock.advance(morning.getTime() + 2 * hour - t.clock.now().getTime());
  expect(await toDo()).toEqual([camille.personId, noDate.personId]);
  expect((await rowWith(camille)).waitsSince).toBe(morning.toISOString());
  expect(await ana.member.call(conversationsApi.counts)).toMatchObject({ snoozed: 0 });
});

test('a « plus tard » that the user confirms with its date sleeps too, instead of being dealt with for good', {
  tags: 'heavy',
}, async () => {
  const { ana, writes, rowWith, toDo } = await sender();
  const camille = await ana.enrol();
  await writes(camille, 'Oui, cela m’intéresse.', 2);
  const { id } = await rowWith(camille);
  const body = { kind: 'later' as const, returnsOn: '2099-01-05' };
  const corrected = await ana.member.call(conversationsApi.correct, { params: { id }, body });
  expect(corrected).toMatchObject({ handledAt: null, waitsSince: null, returnsOn: '2099-01-05' });
  expect(await toDo()).toEqual([]);
  const undated = { kind: 'later' as const };
  const handled = await ana.member.call(conversationsApi.correct, { params: { id }, body: undated });
  expect(handled).toMatchObject({ handledAt: expect.any(String), waitsSince: null });
});

test('is nobody else’s, and asks to be signed in', { tags: 'heavy' }, async () => {
  const { ana, writes, rowWith, toDo } = await sender();
  const camille = await ana.enrol();
  await writes(camille, 'Oui, cela m’intéresse.');
  const { id, lastReplyAt } = await rowWith(camille);
  const call = { params: { id }, body: { isHandled: true, lastReplyAt: lastReplyAt ?? '' } };
  const paul = await t.member();
  await expect(paul.call(conversationsApi.handle, call)).rejects.toMatchObject({ status: 404 });
  await expect(t.client().call(conversationsApi.handle, call)).rejects.toMatchObject({ status: 401 });
  expect(await paul.call(toDoApi.read)).toEqual({ conversations: 0, texts: 0 });
  expect(await toDo()).toEqual([camille.personId]);
});
