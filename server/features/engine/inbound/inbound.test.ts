import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { type Enrolled, plantSender } from '#tests/support/plant-enrolled.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { handleNetworkNews } from './handle-network-news.ts';
import { handleNewsJob } from './inbound.jobs.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const minutesAgo = (count: number) => new Date(t.clock.now().getTime() - count * 60_000);

const enrolmentOf = async ({ personId }: Enrolled) =>
  (await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId)))[0];
const relationOf = async ({ personId }: Enrolled) =>
  (await t.deps.db.select().from(relations).where(eq(relations.personId, personId)))[0];
const conversationOf = async ({ personId }: Enrolled) =>
  (await t.deps.db.select().from(conversations).where(eq(conversations.personId, personId)))[0];
const threadOf = async ({ personId }: Enrolled) =>
  t.deps.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(conversations, eq(conversations.id, messages.conversationId))
    .where(eq(conversations.personId, personId))
    .orderBy(asc(messages.at))
    .then((rows) => rows.map(({ message }) => message));
const kindsOf = async ({ personId }: Enrolled) =>
  (await t.deps.db.select().from(activity).where(eq(activity.personId, personId)).orderBy(activity.id)).map(
    ({ kind }) => kind,
  );

describe('a reply', () => {
  test('ends the sequence, is understood, kept and told, in one commit', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_received', camille, 'Oui, avec plaisir, appelez-moi jeudi.');
    await t.runJobs();
    expect(await enrolmentOf(camille)).toMatchObject({
      state: 'finished',
      reason: 'replied',
      repliedAt: expect.any(Date),
      nextActionAt: null,
    });
    expect(await conversationOf(camille)).toMatchObject({ unread: 1, replyKind: 'interested' });
    const [message] = await threadOf(camille);
    expect(message).toMatchObject({ author: 'person', replyKind: 'interested', readBy: 'rules' });
    expect(await kindsOf(camille)).toEqual(['reply_received', 'person_finished']);
    const [notice] = await ana.member.call(notificationsApi.list);
    expect(notice).toMatchObject({
      title: 'Réponse de Camille Moreau',
      type: 'success',
      link: expect.stringContaining('vue=conversations&conversation='),
    });
    const [person] = await t.deps.db.select().from(people).where(eq(people.id, camille.personId));
    expect(person?.lastContactAt).toEqual(message?.at);
    const mail = await t.mailbox.lastTo(ana.member.email, { subject: /Réponse/ });
    expect(mail.subject).toBe('Réponse de Camille Moreau');
    expect(mail.text).toContain('appelez-moi jeudi');
    expect(mail.links.some((link) => link.includes('vue=conversations'))).toBe(true);
  });

  test('told twice, by the webhook and the poll, counts once', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const same = { messageId: 'same' };
    await ana.record('message_received', camille, 'Une question : combien cela coûte ?', same);
    await ana.record('message_received', camille, 'Une question : combien cela coûte ?', {
      ...same,
      by: 'poll',
    });
    await t.runJobs();
    const [news] = await t.deps.db
      .select()
      .from(networkNews)
      .where(eq(networkNews.workspaceId, ana.workspaceId));
    await handleNetworkNews(system(), news?.id ?? '');
    expect(await threadOf(camille)).toHaveLength(1);
    expect((await conversationOf(camille))?.unread).toBe(1);
    expect(await ana.member.call(notificationsApi.list)).toHaveLength(2);
  });

  test('whose author is named only by a later report is heard with its words', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const words = 'Merci de ne plus me contacter et de retirer mes coordonnées.';
    const same = { messageId: 'named-later', conversationId: 'thread-of-camille' };
    await ana.record('message_received', { networkId: null }, words, same);
    await t.runJobs();
    expect(await enrolmentOf(camille)).toMatchObject({ state: 'waiting' });
    await ana.record('message_received', camille, words, { ...same, by: 'poll' });
    await t.runJobs();
    expect(await enrolmentOf(camille)).toMatchObject({ state: 'finished', reason: 'replied' });
    expect(await threadOf(camille)).toMatchObject([{ text: words, replyKind: 'opposition' }]);
    expect((await readOpposed(system(), ana.workspaceId, [camille.personId])).size).toBe(1);
  });

  test('of a stranger is not kept, nor what it says', async () => {
    const ana = await plantSender(t);
    await ana.record('message_received', { networkId: 'ACo-ami' }, 'On dîne ensemble samedi ?');
    await t.runJobs();
    const [news] = await t.deps.db
      .select()
      .from(networkNews)
      .where(eq(networkNews.workspaceId, ana.workspaceId));
    expect(news).toMatchObject({ text: null, handledAt: expect.any(Date) });
    expect(
      await t.deps.db.select().from(conversations).where(eq(conversations.workspaceId, ana.workspaceId)),
    ).toEqual([]);
  });

  test('told late and out of order leaves the last one in sight, and counts a no all the same', {
    tags: 'heavy',
  }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_received', camille, 'Oui, cela m’intéresse.', { at: minutesAgo(5) });
    await t.runJobs();
    await ana.record('message_received', camille, 'Pas intéressée, merci.', { at: minutesAgo(30) });
    await t.runJobs();
    expect(await conversationOf(camille)).toMatchObject({ replyKind: 'interested', unread: 2 });
    await ana.record('message_received', camille, 'Ne me contactez plus.', { at: minutesAgo(20) });
    await t.runJobs();
    expect(await conversationOf(camille)).toMatchObject({ replyKind: 'opposition', unread: 3 });
    expect((await readOpposed(system(), ana.workspaceId, [camille.personId])).size).toBe(1);
  });

  test('makes the others of the company wait, whatever the form of its name, and nobody else', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol({ company: 'Tréfileries du Nord SAS' });
    const step = { nextStepKey: 'relance' };
    const hugo = await ana.enrol({ firstName: 'Hugo', company: 'Tréfileries du Nord' }, step);
    const ines = await ana.enrol({ firstName: 'Inès', company: 'SARL Tréfileries du Nord' }, step);
    const other = await ana.enrol({ firstName: 'Léo', company: 'Tréfileries du Nord-Est' });
    const paul = await plantSender(t);
    const elsewhere = await paul.enrol({ company: 'Tréfileries du Nord' });
    await ana.record('message_received', camille, 'Pas intéressée, merci.');
    await t.runJobs();
    for (const colleague of [hugo, ines])
      expect(await enrolmentOf(colleague)).toMatchObject({
        isOnHold: true,
        state: 'asking',
        reason: 'colleague_replied',
        ...step,
      });
    for (const free of [other, elsewhere])
      expect(await enrolmentOf(free)).toMatchObject({ isOnHold: false, state: 'waiting' });
    expect(await kindsOf(hugo)).toEqual(['person_held']);
    const [notice] = await ana.member.call(notificationsApi.list);
    expect(notice?.message).toContain('2 autres personnes de son entreprise');
  });

  test('that is automatic holds nobody back', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const hugo = await ana.enrol({ firstName: 'Hugo' });
    await ana.record(
      'message_received',
      camille,
      'Bonjour, je suis absente jusqu’au 12 décembre et vous répondrai à mon retour.',
    );
    await t.runJobs();
    expect((await conversationOf(camille))?.replyKind).toBe('absence');
    expect((await enrolmentOf(hugo))?.isOnHold).toBe(false);
  });

  test('after an automatic one holds the colleagues, once', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const hugo = await ana.enrol({ firstName: 'Hugo' });
    const write = async (text: string) => {
      await ana.record('message_received', camille, text);
      await t.runJobs();
    };
    await write('Bonjour, je suis absente jusqu’au 12 décembre et vous répondrai à mon retour.');
    await write('Oui, avec plaisir, appelez-moi jeudi.');
    expect(await enrolmentOf(hugo)).toMatchObject({ isOnHold: true, reason: 'colleague_replied' });
    // Released by the user: a second word of hers does not hold him again.
    await t.deps.db
      .update(enrolments)
      .set({ isOnHold: false, state: 'waiting', reason: 'delay', nextActionAt: t.clock.now() })
      .where(eq(enrolments.personId, hugo.personId));
    await write('Pardon, plutôt vendredi.');
    expect((await enrolmentOf(hugo))?.isOnHold).toBe(false);
  });

  test('whose job was lost is handled by the sweep', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_received', camille, 'Bonjour, volontiers.');
    await t.deps.jobs.boss.deleteQueuedJobs('inbound.handle-waiting');
    await t.runJobs();
    expect((await enrolmentOf(camille))?.state).toBe('waiting');
    t.clock.advance(3 * 60_000);
    await runJob(system(), handleNewsJob, {});
    await t.runJobs();
    expect((await enrolmentOf(camille))?.state).toBe('finished');
  });

  test('that fails half-way changes nothing, and is handled once it can be', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_received', camille, 'Ne me contactez plus.');
    const [news] = await t.deps.db
      .select()
      .from(networkNews)
      .where(eq(networkNews.workspaceId, ana.workspaceId));
    const broken = { ...system(), keys: { ...t.deps.keys, opposition: null as never } };
    await expect(handleNetworkNews(broken, news?.id ?? '')).rejects.toThrow();
    expect((await enrolmentOf(camille))?.state).toBe('waiting');
    expect(await threadOf(camille)).toEqual([]);
    await handleNetworkNews(system(), news?.id ?? '');
    expect((await enrolmentOf(camille))?.state).toBe('finished');
  });
});

describe('an opposition', () => {
  test('ends everything, in words that leave no doubt, and is not to review', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_received', camille, 'Merci de ne plus me contacter.');
    await t.runJobs();
    expect(await conversationOf(camille)).toMatchObject({ replyKind: 'opposition', needsReview: false });
    expect(await kindsOf(camille)).toContain('opposed');
    expect((await readOpposed(system(), ana.workspaceId, [camille.personId])).has(camille.personId)).toBe(
      true,
    );
    const [notice] = await ana.member.call(notificationsApi.list);
    expect(notice).toMatchObject({ type: 'warning', title: 'Camille Moreau ne veut plus de messages' });
  });

  test('that is doubtful ends the sequences, and asks whether it is one', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const doubtful = 'Décidément, vous insistez.';
    await ana.record('message_received', camille, doubtful);
    await t.runJobs();
    expect(await conversationOf(camille)).toMatchObject({ replyKind: 'opposition', needsReview: true });
    expect(await enrolmentOf(camille)).toMatchObject({ state: 'finished', reason: 'replied' });
    expect((await readOpposed(system(), ana.workspaceId, [camille.personId])).size).toBe(0);
    const [notice] = await ana.member.call(notificationsApi.list);
    expect(notice?.title).toBe('Camille Moreau ne veut peut-être plus de messages');
  });

  test('to one user says nothing to another', async () => {
    const [ana, paul] = [await plantSender(t), await plantSender(t)];
    const camille = await ana.enrol({ publicIdentifier: 'camille-moreau' });
    const same = await paul.enrol({ publicIdentifier: 'camille-moreau' });
    await ana.record('message_received', camille, 'Stop.');
    await t.runJobs();
    expect((await readOpposed(system(), paul.workspaceId, [same.personId])).size).toBe(0);
  });
});

describe('a message of the sender’s own', () => {
  test('written by hand takes the person over', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_sent', camille, 'Bonjour Camille, je vous appelle demain.');
    await t.runJobs();
    expect(await enrolmentOf(camille)).toMatchObject({ state: 'finished', reason: 'taken_over' });
    expect((await threadOf(camille))[0]).toMatchObject({ author: 'owner' });
    expect(await kindsOf(camille)).toEqual(['taken_over', 'person_finished']);
  });

  test('from before the sequence does not', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_sent', camille, 'Ravi de vous avoir rencontrée.', { at: minutesAgo(300) });
    await t.runJobs();
    expect((await enrolmentOf(camille))?.state).toBe('waiting');
    expect(await threadOf(camille)).toHaveLength(1);
  });

  test.each(['in_flight', 'unknown'] as const)('that is our %s attempt confirms it', async (state) => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const text = 'Bonjour Camille,\n\nVotre équipe recrute.';
    const id = await ana.attempt(camille, { act: 'message', state, text });
    await ana.record('message_sent', camille, 'Bonjour Camille, Votre équipe recrute. ');
    await t.runJobs();
    const [row] = await t.deps.db.select().from(attempts).where(eq(attempts.id, id));
    expect(row).toMatchObject({ state: 'confirmed', settledBy: 'network' });
    expect((await enrolmentOf(camille))?.state).toBe('waiting');
    const thread = await threadOf(camille);
    expect(thread).toHaveLength(1);
    expect(thread[0]).toMatchObject({ author: 'campaign', text, attemptId: id });
    // Reported before the call came back, it is a departure like any other.
    expect(await kindsOf(camille)).toContain(state === 'in_flight' ? 'step_done' : 'step_settled');
  });

  test('that we confirmed already is not a second one; the same words a day later are by hand', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.attempt(camille, { act: 'answer', state: 'confirmed', text: 'Merci !', networkId: 'own' });
    await ana.record('message_sent', camille, 'Merci !');
    await t.runJobs();
    expect((await enrolmentOf(camille))?.state).toBe('waiting');
    expect(await threadOf(camille)).toEqual([]);
    t.clock.advance(24 * 3_600_000);
    await ana.record('message_sent', camille, 'Merci !');
    await t.runJobs();
    expect((await enrolmentOf(camille))?.reason).toBe('taken_over');
  });

  test('that is the note of our invitation, shown once it is accepted, is ours', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const text = 'Bonjour Camille, échangeons sur la paie.';
    await ana.attempt(camille, { act: 'invite', state: 'confirmed', text, hasNote: true });
    t.clock.advance(3 * 86_400_000);
    await ana.record('message_sent', camille, text);
    await t.runJobs();
    expect((await enrolmentOf(camille))?.state).toBe('waiting');
  });
});

describe('an invitation', () => {
  const invited = async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const { workspaceId, accountId, campaignId } = ana;
    await t.deps.db.insert(relations).values({
      workspaceId,
      accountId,
      campaignId,
      personId: camille.personId,
      state: 'invited',
      since: minutesAgo(60),
      invitationId: 'inv1',
    });
    return { ana, camille };
  };

  test('that is accepted makes a relation and wakes the person, once', async () => {
    const { ana, camille } = await invited();
    await ana.accept(camille, minutesAgo(10));
    await t.runJobs();
    expect(await relationOf(camille)).toMatchObject({ state: 'connected', since: expect.any(Date) });
    const woken = await enrolmentOf(camille);
    expect(woken?.state).toBe('waiting');
    expect(woken?.nextActionAt?.getTime()).toBeLessThanOrEqual(t.clock.now().getTime());
    expect(await kindsOf(camille)).toEqual(['invitation_accepted']);
  });

  test('that is gone was declined; an older one, or one that was accepted, says nothing', {
    tags: 'heavy',
  }, async () => {
    const { ana, camille } = await invited();
    await ana.lose(camille, 'older');
    await t.runJobs();
    expect((await relationOf(camille))?.state).toBe('invited');
    await ana.lose(camille, 'inv1');
    await t.runJobs();
    expect((await relationOf(camille))?.state).toBe('declined');
    // The news of the acceptance was only late.
    await ana.accept(camille);
    await t.runJobs();
    expect((await relationOf(camille))?.state).toBe('connected');
  });

  test('that may have left did, since it is accepted', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    const id = await ana.attempt(camille, { act: 'invite', state: 'unknown' });
    await ana.accept(camille);
    await t.runJobs();
    const [row] = await t.deps.db.select().from(attempts).where(eq(attempts.id, id));
    expect(row?.state).toBe('confirmed');
    expect((await relationOf(camille))?.state).toBe('connected');
    const [accepted] = await t.deps.db
      .select()
      .from(activity)
      .where(and(eq(activity.personId, camille.personId), eq(activity.kind, 'invitation_accepted')));
    expect(accepted?.campaignId).toBe(ana.campaignId);
  });
});

describe('a read receipt', () => {
  test('dates everything that was written before, even when it comes first', { tags: 'heavy' }, async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record('message_sent', camille, 'Un.', { at: minutesAgo(50) });
    await ana.record('message_sent', camille, 'Trois.', { at: minutesAgo(20) });
    await t.runJobs();
    await ana.record('message_read', camille, null, { at: minutesAgo(30), messageId: 'x' });
    await t.runJobs();
    await ana.record('message_sent', camille, 'Deux.', { at: minutesAgo(40) });
    await t.runJobs();
    expect((await threadOf(camille)).map(({ text, readAt }) => [text, readAt !== null])).toEqual([
      ['Un.', true],
      ['Deux.', true],
      ['Trois.', false],
    ]);
    expect(await kindsOf(camille)).toContain('message_read');
  });
});
