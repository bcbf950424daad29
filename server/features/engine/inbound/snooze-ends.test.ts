import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { handleNewsJob } from './inbound.jobs.ts';

const t = setUpTestApp();
const days = (count: number) => count * 86_400_000;
const sweep = () => runJob(makeCtx(t.deps, { kind: 'system' }), handleNewsJob, {});

/** Somebody wrote, and the conversation sleeps until the day after tomorrow. */
async function plantAsleep() {
  const ana = await plantSender(t);
  const camille = await ana.enrol();
  await ana.record('message_received', camille, 'Rappelez-moi plus tard.');
  await t.runJobs();
  const { conversation } = await ana.member.call(conversationsApi.ofPerson, {
    params: { id: camille.personId },
  });
  const params = { id: conversation?.id ?? '' };
  const until = dayIn('Europe/Paris', new Date(t.clock.now().getTime() + days(2)));
  await ana.member.call(conversationsApi.snooze, { params, body: { until } });
  const notices = async () =>
    (await ana.member.call(notificationsApi.list)).filter(({ title }) => title.startsWith('À reprendre'));
  return { ana, camille, params, notices };
}

test('when a snooze ends the user is told, once, and reading the conversation reads it', {
  tags: 'heavy',
}, async () => {
  const { ana, params, notices } = await plantAsleep();
  await sweep();
  expect(await notices()).toEqual([]);
  t.clock.advance(days(3));
  await Promise.all([sweep(), sweep()]);
  await sweep();
  expect(await notices()).toMatchObject([
    { title: 'À reprendre avec Camille Moreau', read: false, link: expect.stringContaining(params.id) },
  ]);
  await ana.member.call(conversationsApi.markRead, { params, body: { isRead: true } });
  expect(await notices()).toMatchObject([{ read: true }]);
});

test('nothing is told of one that was woken by hand, by their words, or put off again', {
  tags: 'heavy',
}, async () => {
  const woken = await plantAsleep();
  await woken.ana.member.call(conversationsApi.wake, { params: woken.params });
  const written = await plantAsleep();
  await written.ana.record('message_received', written.camille, 'Finalement, dès demain.');
  await t.runJobs();
  const later = await plantAsleep();
  const until = dayIn('Europe/Paris', new Date(t.clock.now().getTime() + days(4)));
  await later.ana.member.call(conversationsApi.snooze, { params: later.params, body: { until } });
  t.clock.advance(days(3));
  await sweep();
  for (const { notices } of [woken, written, later]) expect(await notices()).toEqual([]);
  t.clock.advance(days(2));
  await sweep();
  expect(await later.notices()).toHaveLength(1);
});
