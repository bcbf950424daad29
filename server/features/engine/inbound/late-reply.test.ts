import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { countFigures } from '#server/features/overview/campaign-live/count-figures.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { type Enrolled, plantSender } from '#tests/support/plant-enrolled.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { handleNetworkNews } from './handle-network-news.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const daysAgo = (count: number) => new Date(t.deps.campaignClock.now().getTime() - count * 86_400_000);
const ended = (reason: string, days: number) => ({
  state: 'finished' as const,
  reason,
  nextActionAt: null,
  enrolledAt: daysAgo(days + 20),
  finishedAt: daysAgo(days),
});
const enrolmentOf = async ({ personId }: Enrolled) =>
  (await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId)))[0];
const logOf = ({ personId }: Enrolled) =>
  t.deps.db.select().from(activity).where(eq(activity.personId, personId)).orderBy(activity.id);

describe('a reply after the last step', () => {
  test('counts for the campaign, and holds the colleagues', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol({}, ended('finished', 3));
    const colleague = await ana.enrol({ firstName: 'Léa', lastName: 'Brun' });
    await ana.record('message_received', camille, 'Oui, avec plaisir, appelez-moi jeudi.');
    await t.runJobs();
    expect(await enrolmentOf(camille)).toMatchObject({ reason: 'replied', repliedAt: expect.any(Date) });
    expect((await logOf(camille)).map(({ kind, campaignId }) => [kind, campaignId])).toEqual([
      ['reply_received', ana.campaignId],
    ]);
    expect(await enrolmentOf(colleague)).toMatchObject({ isOnHold: true, reason: 'colleague_replied' });
    const figuresOf = await countFigures(system(), ana.workspaceId, [ana.campaignId]);
    expect(figuresOf(ana.campaignId)).toMatchObject({ replied: 1, finished: 1 });
  });

  test.for(['not_accepted', 'taken_over', 'removed'])(
    'holds the colleagues too where the sequence ended as %s; a second word does not',
    async (reason) => {
      const ana = await plantSender(t);
      const camille = await ana.enrol({}, ended(reason, 3));
      const colleague = await ana.enrol({ firstName: 'Léa', lastName: 'Brun' });
      const write = async (text: string) => {
        await ana.record('message_received', camille, text);
        await t.runJobs();
      };
      await write('Oui, avec plaisir, appelez-moi jeudi.');
      expect(await enrolmentOf(colleague)).toMatchObject({ isOnHold: true, reason: 'colleague_replied' });
      await t.deps.db
        .update(enrolments)
        .set({ isOnHold: false, state: 'waiting', reason: 'delay', nextActionAt: t.clock.now() })
        .where(eq(enrolments.personId, colleague.personId));
      await write('Pardon, plutôt vendredi.');
      expect((await enrolmentOf(colleague))?.isOnHold).toBe(false);
    },
  );

  test('a second word, and an opposition in it, are in the campaign’s log too', async () => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    for (const text of ['Oui, appelez-moi jeudi.', 'Finalement, ne me contactez plus.']) {
      await ana.record('message_received', camille, text);
      await t.runJobs();
    }
    const logged = (await logOf(camille)).filter(({ kind }) => kind !== 'person_finished');
    expect(logged.map(({ kind, campaignId }) => [kind, campaignId])).toEqual([
      ['reply_received', ana.campaignId],
      ['reply_received', ana.campaignId],
      ['opposed', ana.campaignId],
    ]);
  });

  test('months later, or where the person was taken out, is no answer to the campaign', {
    tags: 'heavy',
  }, async () => {
    const ana = await plantSender(t);
    const late = await ana.enrol({}, ended('finished', 91));
    const removed = await ana.enrol({ firstName: 'Léa', company: 'Verriers de l’Est' }, ended('removed', 3));
    for (const who of [late, removed]) {
      await ana.record('message_received', who, 'Oui, cela m’intéresse.');
      await t.runJobs();
      expect((await enrolmentOf(who))?.repliedAt).toBeNull();
      expect((await logOf(who)).map(({ kind, campaignId }) => [kind, campaignId])).toEqual([
        ['reply_received', null],
      ]);
    }
  });
});

describe('what follows from something', () => {
  test.each([
    ['message_received', 'Ne me contactez plus.', ['reply_received', 'person_finished', 'opposed']],
    ['message_sent', 'Je prends la suite.', ['taken_over', 'person_finished']],
  ] as const)('%s is written after it, and at one moment', async (kind, text, kinds) => {
    const ana = await plantSender(t);
    const camille = await ana.enrol();
    await ana.record(kind, camille, text);
    const [news] = await t.deps.db
      .select()
      .from(networkNews)
      .where(eq(networkNews.workspaceId, ana.workspaceId));
    let minutes = 0;
    // As in the demonstration: from one look at it to the next, minutes have passed.
    const now = () => new Date(t.clock.now().getTime() + ++minutes * 60_000);
    const hurried = { ...t.deps, campaignClock: { ...t.deps.campaignClock, now } };
    await handleNetworkNews(makeCtx(hurried, { kind: 'system' }), news?.id ?? '');
    const log = await logOf(camille);
    expect(log.map((one) => one.kind)).toEqual(kinds);
    expect(new Set(log.map(({ at }) => at.getTime())).size).toBe(1);
  });
});
