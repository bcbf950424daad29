import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { authApi } from '#contract/identity/auth.ts';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { endOfDigest, lastDigestDay } from '#core/activity/digest-window.ts';
import { minutesIn } from '#core/time/zoned-time.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { announce } from '#server/features/network/social-accounts/record-account-state.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { plantSender } from '#tests/support/plant-enrolled.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { mailReplyJob, sendDigestsJob } from './inbound.jobs.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
type Sender = Awaited<ReturnType<typeof plantSender>>;
const mailsOf = async ({ member }: Sender) =>
  (await t.mailbox.allTo(member.email)).map(({ subject }) => subject).filter((one) => !/adresse/.test(one));
const switchOff = ({ member }: Sender, body: object) =>
  member.call(notificationsApi.changeSettings, { body });

test('what is mailed is everything by default, and a choice', async () => {
  const ana = await plantSender(t);
  const all = {
    ...{ mailsReplies: true, mailsDisconnections: true, mailsDigest: true, mailsWeek: true },
    ...{ showsNews: true, hiddenNews: [], quiet: null },
  };
  expect(await ana.member.call(notificationsApi.settings)).toEqual(all);
  expect(await switchOff(ana, { mailsReplies: false })).toEqual({ ...all, mailsReplies: false });
  expect(await switchOff(ana, { mailsDigest: false })).toEqual({
    ...all,
    mailsReplies: false,
    mailsDigest: false,
  });
  expect(await (await plantSender(t)).member.call(notificationsApi.settings)).toEqual(all);
});

describe('quiet hours', () => {
  /** From an hour ago to the next hour, whatever the time. */
  const around = () => {
    const now = minutesIn('Europe/Paris', t.clock.now());
    return { from: (now + 1380) % 1440, until: (now + 60) % 1440, hasWeekends: false };
  };

  test('are a choice of both ends, or none', async () => {
    const ana = await plantSender(t);
    const quiet = { from: 1200, until: 480, hasWeekends: true };
    expect(await switchOff(ana, { quiet })).toMatchObject({ quiet, mailsReplies: true });
    expect(await switchOff(ana, { mailsWeek: false })).toMatchObject({ quiet });
    expect(await switchOff(ana, { quiet: null })).toMatchObject({ quiet: null, mailsWeek: false });
    for (const wrong of [
      { ...quiet, until: 1200 },
      { ...quiet, from: 1440 },
      { from: 60, hasWeekends: true },
    ])
      await expect(switchOff(ana, { quiet: wrong })).rejects.toMatchObject({ status: 400 });
  });

  test('keep mails of campaigns until they end; what concerns the account’s safety leaves at once', {
    tags: 'heavy',
  }, async () => {
    const ana = await plantSender(t);
    await switchOff(ana, { quiet: around() });
    const camille = await ana.enrol();
    await ana.record('message_received', camille, 'Oui.');
    await t.runJobs();
    expect(await mailsOf(ana)).toEqual([]);
    expect(await ana.member.call(notificationsApi.list), 'the bell has it').toHaveLength(2);
    const waiting = await rowsOf<{ data: { workspaceId: string; messageId: string }; late: boolean }>(
      t.deps.db,
      sql`select data, start_after > now() + interval '50 minutes' as late from pgboss.job
        where name = ${mailReplyJob.name} and state = 'created'`,
    );
    expect(waiting).toMatchObject([{ late: true, data: { workspaceId: ana.workspaceId } }]);
    await ana.member.call(authApi.forgotPassword, { body: { email: ana.member.email } });
    await t.runJobs();
    expect(await t.mailbox.lastTo(ana.member.email, { subject: /mot de passe/i })).toBeDefined();
    t.clock.advance(61 * 60_000);
    await runJob(system(), mailReplyJob, waiting[0]?.data ?? { workspaceId: '', messageId: '' });
    expect(await mailsOf(ana)).toContain('Réponse de Camille Moreau');
  });
});

describe('a reply', () => {
  test('is not mailed to whoever switched it off, nor to an address that nobody proved', {
    tags: 'heavy',
  }, async () => {
    const ana = await plantSender(t);
    await switchOff(ana, { mailsReplies: false });
    const paul = await plantSender(t, { emailVerifiedAt: null });
    for (const sender of [ana, paul]) {
      await sender.record('message_received', await sender.enrol(), 'Oui.');
      await t.runJobs();
      expect(await mailsOf(sender)).toEqual([]);
      expect(await sender.member.call(notificationsApi.list)).toHaveLength(2);
    }
  });

  test('after another that is not read yet is told once; a no always is', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    for (const text of ['Oui.', 'Jeudi ?', 'Ou vendredi ?'])
      await ana.record('message_received', camille, text);
    await t.runJobs();
    expect(await mailsOf(ana)).toEqual(['Réponse de Camille Moreau']);
    await ana.record('message_received', camille, 'Finalement, ne me contactez plus.');
    await t.runJobs();
    expect(await mailsOf(ana)).toEqual([
      'Réponse de Camille Moreau',
      'Camille Moreau ne veut plus de messages',
    ]);
  });
});

describe('a disconnection', () => {
  const disconnect = async ({ accountId }: Sender, state: 'disconnected' | 'restricted' = 'disconnected') => {
    const [account] = await t.deps.db
      .update(socialAccounts)
      .set({ state, stateReason: 'LinkedIn a fermé la session de ce compte.' })
      .where(eq(socialAccounts.id, accountId))
      .returning();
    if (account) await announce(system(), account);
  };

  test('is mailed with what to do', async () => {
    const ana = await plantSender(t);
    await disconnect(ana);
    await t.runJobs();
    const mail = await t.mailbox.lastTo(ana.member.email, { subject: /déconnecté/ });
    expect(mail.text).toContain('LinkedIn a fermé la session');
    expect(mail.links.some((link) => link.endsWith('/settings/accounts'))).toBe(true);
  });

  test('that is over, or that nobody wants to hear of, is not', async () => {
    const [ana, paul] = [await plantSender(t), await plantSender(t)];
    await disconnect(ana);
    await t.deps.db
      .update(socialAccounts)
      .set({ state: 'connected' })
      .where(eq(socialAccounts.id, ana.accountId));
    await switchOff(paul, { mailsDisconnections: false });
    await disconnect(paul, 'restricted');
    await t.runJobs();
    expect([await mailsOf(ana), await mailsOf(paul)]).toEqual([[], []]);
  });
});

describe('the digest of acceptances', () => {
  /** To the next moment at which a digest is due. */
  const toSix = () => {
    const today = lastDigestDay(new Date(t.clock.now().getTime() + 86_400_000));
    t.clock.advance(endOfDigest(today).getTime() + 120_000 - t.clock.now().getTime());
  };
  const accept = async (ana: Sender, lastName: string) => {
    const { personId } = await ana.enrol({ lastName });
    const { workspaceId, campaignId } = ana;
    await recordActivity(system(), { workspaceId, campaignId, personId, kind: 'invitation_accepted' });
  };
  const receiveReply = async () => {
    await runJob(system(), sendDigestsJob, {});
    await t.runJobs();
  };

  test('comes once a day after six, with all of them and nobody twice', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    toSix();
    await receiveReply();
    await accept(ana, 'Moreau');
    await accept(ana, 'Perrin');
    await receiveReply();
    expect(await mailsOf(ana)).toEqual([]);
    toSix();
    await receiveReply();
    await receiveReply();
    expect(await mailsOf(ana)).toEqual(['2 invitations acceptées']);
    const [notice] = await ana.member.call(notificationsApi.list);
    expect(notice).toMatchObject({
      title: '2 invitations acceptées',
      type: 'success',
      link: '/prospects?jalon=accepted',
    });
    expect(notice?.message).toContain('Camille Moreau, Camille Perrin');
    await accept(ana, 'Roussel');
    toSix();
    await receiveReply();
    expect(await mailsOf(ana)).toEqual(['2 invitations acceptées', 'Une invitation acceptée']);
  });

  test('is still in the bell of whoever wants no mail', async () => {
    const ana = await plantSender(t);
    await switchOff(ana, { mailsDigest: false });
    await accept(ana, 'Moreau');
    toSix();
    await receiveReply();
    expect(await mailsOf(ana)).toEqual([]);
    expect((await ana.member.call(notificationsApi.list))[0]?.title).toBe('Une invitation acceptée');
  });
});
