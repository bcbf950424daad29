import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { weekToReport } from '#core/analytics/week-news.ts';
import { addDays, dayIn, mondayOf } from '#core/time/calendar-day.ts';
import { hourMs } from '#core/time/durations.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sendWeekNewsJob } from './analytics.jobs.ts';

const t = setUpTestApp();
type Sender = Awaited<ReturnType<typeof plantSender>>;
const system = () => makeCtx(t.deps, { kind: 'system' });

const mailsOf = async ({ member }: Sender) =>
  (await t.mailbox.allTo(member.email)).filter(({ subject }) => subject === 'Ce qui a changé cette semaine');

/** To the next Monday, an hour after the mails of the week are due. */
const toMonday = () => {
  const monday = addDays(mondayOf(dayIn('Europe/Paris', t.clock.now())), 7);
  t.clock.advance(instantIn('Europe/Paris', monday, 9 * 60).getTime() - t.clock.now().getTime());
};
/** Somebody whose campaign was launched a while ago. */
const plantLaunched = async (): Promise<Sender> => {
  const sender = await plantSender(t);
  await t.deps.db
    .update(campaigns)
    .set({ launchedAt: t.clock.now() })
    .where(eq(campaigns.id, sender.campaignId));
  return sender;
};
const meet = async ({ enrol, workspaceId, campaignId }: Sender) => {
  const { personId } = await enrol({ lastName: 'Moreau' });
  const of = { workspaceId, campaignId, personId };
  await recordActivity(
    system(),
    { ...of, kind: 'person_enrolled', detail: { variant: 'a' } },
    { ...of, kind: 'outcome_said', detail: { outcome: 'meeting' } },
  );
};
const send = async () => {
  await runJob(system(), sendWeekNewsJob, {});
  await t.runJobs();
};

test('comes once on Monday with what changed, and not after a week like the one before', {
  tags: 'heavy',
}, async () => {
  const ana = await plantLaunched();
  toMonday();
  await send();
  expect(await mailsOf(ana)).toEqual([]);
  await meet(ana);
  await send();
  expect(await mailsOf(ana)).toEqual([]);
  toMonday();
  expect(weekToReport(t.clock.now())).not.toBeNull();
  await send();
  await send();
  t.clock.advance(hourMs);
  await send();
  const [mail, ...others] = await mailsOf(ana);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('1 rendez-vous, contre aucun la semaine d’avant.');
  expect(mail?.text).toContain('Voir mes campagnes');
  await meet(ana);
  toMonday();
  await send();
  expect(await mailsOf(ana)).toHaveLength(1);
});

test('is not sent to whoever does not want it', async () => {
  const ana = await plantLaunched();
  await ana.member.call(notificationsApi.changeSettings, { body: { mailsWeek: false } });
  await meet(ana);
  toMonday();
  await send();
  expect(await mailsOf(ana)).toEqual([]);
});
