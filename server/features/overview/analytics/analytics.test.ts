import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { type AnalyticsSummary, analyticsApi, type CountedCell } from '#contract/overview/analytics.ts';
import { countedUses, dashboardApi, usePeriods } from '#contract/overview/dashboard.ts';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { socialAccountsApi } from '#contract/social-accounts.ts';
import { type JourneyMark, journeyMarks } from '#core/analytics/journey.ts';
import { segmentations } from '#core/analytics/segmentations.ts';
import { type DayCounts, sumWeeks } from '#core/analytics/trend.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { countFigures } from '#server/features/overview/campaign-live/count-figures.ts';
import { setUpNetworkApp } from '#tests/support/network-app.ts';
import {
  goToMonday,
  launch,
  plantCampaign,
  readEnrolments,
  runUntil,
  steps,
  systemOf,
} from '#tests/support/plant-running.ts';
import { readPdf } from '#tests/support/read-pdf.ts';

const t = setUpNetworkApp();
let planted: Awaited<ReturnType<typeof plantCampaign>>;

/** Four people invited; three accept and are written to, two of them answer, one of these comes to a meeting. */
beforeAll(async () => {
  goToMonday(t);
  planted = await plantCampaign(t, { people: 4, steps: [steps.invitation, steps.wait, steps.message] });
  const { ana, workspaceId, providerAccountId, leads } = planted;
  await launch(t, planted);
  await runUntil(t, async () =>
    (await readEnrolments(t, workspaceId)).every(({ reason }) => reason === 'acceptance'),
  );
  for (const { slug } of leads.slice(0, 3)) t.sandbox.control.accept(slug, { accountId: providerAccountId });
  await t.settle();
  await runUntil(t, async () => (await messagesOf(workspaceId)).length === 3);
  const [first, second] = leads;
  t.sandbox.control.setClock({ now: t.clock.now(), speed: 0 });
  t.sandbox.control.reply(first?.slug ?? '', {
    accountId: providerAccountId,
    text: 'Oui, cela m’intéresse, appelez-moi.',
  });
  t.sandbox.control.reply(second?.slug ?? '', {
    accountId: providerAccountId,
    text: 'Merci, mais nous sommes déjà équipés.',
  });
  await t.settle();
  await ana.call(prospectsApi.setOutcome, { params: { id: first?.id ?? '' }, body: { outcome: 'meeting' } });
});

const messagesOf = (workspaceId: string) =>
  t.deps.db
    .select()
    .from(attempts)
    .where(
      and(
        eq(attempts.workspaceId, workspaceId),
        eq(attempts.act, 'message'),
        eq(attempts.state, 'confirmed'),
      ),
    );

const params = () => ({ id: planted.campaignId });
const readSummary = () => planted.ana.call(analyticsApi.summary, { params: params(), query: {} });

const readFile = (table: string) =>
  planted.ana.request({ url: `${analyticsApi.file.path.replace(':id', planted.campaignId)}?table=${table}` });
const askPeople = (query: CountedCell) => planted.ana.call(analyticsApi.people, { params: params(), query });

describe('what a campaign came to', () => {
  test('is counted from its log, and equals what the ledger and the relations say', async () => {
    const { counts } = await readSummary();
    expect(counts).toEqual({
      planned: 4,
      upcoming: 0,
      dropped: 0,
      tried: 4,
      not_sent: 0,
      unknown: 0,
      confirmed: 4,
      invited: 4,
      pending: 1,
      accepted: 3,
      messaged: 3,
      replied: 2,
      positive: 1,
      meeting: 1,
    } satisfies AnalyticsSummary['counts']);
    const figures = (await countFigures(systemOf(t), planted.workspaceId, [planted.campaignId]))(
      planted.campaignId,
    );
    expect(counts).toMatchObject({
      invited: figures.invited,
      accepted: figures.accepted,
      replied: figures.replied,
    });
    expect(figures).toMatchObject({ reached: 4, replied: 2 });
  });

  test('each number opens the people whom it counts', async () => {
    const { counts } = await readSummary();
    for (const mark of journeyMarks) {
      const { total, items } = await askPeople({ mark });
      expect([mark, total, items.length]).toEqual([mark, counts[mark], counts[mark]]);
      expect(items.every((item) => item.mark === mark)).toBe(true);
    }
    const { items } = await askPeople({ mark: 'meeting' });
    expect(items.map(({ person }) => person.id)).toEqual([planted.leads[0]?.id]);
  });

  test('by day, by hour and by segment too', { tags: 'heavy' }, async () => {
    for (const by of segmentations) {
      const detail = await planted.ana.call(analyticsApi.detail, { params: params(), query: { by } });
      for (const { day, ...marks } of detail.days)
        for (const mark of ['invited', 'accepted', 'replied'] as const)
          expect((await askPeople({ mark, day })).total).toBe(marks[mark]);
      for (const { day: week, ...marks } of sumWeeks(detail.days as DayCounts[]))
        for (const mark of ['invited', 'accepted', 'replied'] as const)
          expect((await askPeople({ mark, week })).total).toBe(marks[mark]);
      for (const { weekday, hour, received } of detail.hours)
        expect((await askPeople({ mark: 'received', weekday, hour })).total).toBe(received);
      for (const { segment, counts } of detail.segments)
        expect((await askPeople({ mark: 'replied', by, segment })).total).toBe(counts.replied);
    }
    const { segments } = await planted.ana.call(analyticsApi.detail, {
      params: params(),
      query: { by: 'step' },
    });
    expect(segments.map(({ label, counts }) => [label, counts.replied])).toEqual([
      ['Invitation sans note', 0],
      ['Message', 2],
    ]);
  });

  test('texts are ranked, and each of their numbers opens its people', async () => {
    const { segments } = await planted.ana.call(analyticsApi.segments, { params: params(), query: {} });
    expect(segments.map(({ label, counts }) => [label, counts.confirmed, counts.positive])).toEqual([
      ['Message · Constat · Sans argument', 3, 1],
    ]);
    for (const { segment, counts } of segments)
      expect((await askPeople({ mark: 'positive', by: 'text', segment })).total).toBe(counts.positive);
  });

  test('a period keeps who was first contacted in it', async () => {
    const { days } = await readSummary();
    expect(days).not.toBeNull();
    const later = { from: '2099-01-01' };
    const { counts } = await planted.ana.call(analyticsApi.summary, { params: params(), query: later });
    expect(Object.values(counts).every((count) => count === 0)).toBe(true);
    expect((await askPeople({ mark: 'invited', from: '2099-01-01' })).items).toEqual([]);
  });

  test('an event that is gone from the log is gone from the numbers', async () => {
    const isOne = and(
      eq(activity.campaignId, planted.campaignId),
      eq(activity.kind, 'invitation_accepted'),
      eq(activity.personId, planted.leads[2]?.id ?? ''),
    );
    const [removed] = await t.deps.db.delete(activity).where(isOne).returning();
    expect((await readSummary()).counts.accepted).toBe(2);
    if (removed) await t.deps.db.insert(activity).overridingSystemValue().values(removed);
    expect((await readSummary()).counts.accepted).toBe(3);
  });

  test('stands beside what was foreseen at its launch, and beside the other campaigns', async () => {
    const { forecast, counts } = await readSummary();
    expect(forecast).toMatchObject({ people: 4, invitations: 4 });
    expect(forecast?.accepted.low).toBeLessThanOrEqual(forecast?.accepted.high ?? -1);
    const { campaigns } = await planted.ana.call(analyticsApi.across);
    expect(campaigns.map(({ id, counts }) => ({ id, counts }))).toEqual([{ id: planted.campaignId, counts }]);
  });

  test('a number of several campaigns together opens the people of each', async () => {
    const ask = (campaigns: string, mark: JourneyMark) =>
      planted.ana.call(analyticsApi.acrossPeople, { query: { campaigns, mark } });
    const { counts } = await readSummary();
    for (const mark of journeyMarks)
      expect((await ask(planted.campaignId, mark)).total, mark).toBe(counts[mark]);
    await expect(ask(`${planted.campaignId},${crypto.randomUUID()}`, 'invited')).rejects.toMatchObject({
      status: 404,
    });
  });

  test('each argument stands with its campaign, and its numbers open there', { tags: 'heavy' }, async () => {
    const { arguments: compared } = await planted.ana.call(analyticsApi.arguments);
    expect(compared).toMatchObject([
      { campaign: { id: planted.campaignId }, label: 'Sans argument', counts: { confirmed: 3, meeting: 1 } },
    ]);
    const campaigns = planted.campaignId;
    for (const { segment, counts } of compared)
      for (const mark of journeyMarks) {
        expect((await askPeople({ mark, by: 'argument', segment })).total, mark).toBe(counts[mark]);
        const query = { campaigns, mark, by: 'argument', segment } as const;
        const together = await planted.ana.call(analyticsApi.acrossPeople, { query });
        expect(together.total, `${mark} of several campaigns`).toBe(counts[mark]);
      }
    const [first] = compared;
    expect(first?.offer?.name).toBeTruthy();
  });

  test('each point of a delay opens the people whom it counts', async () => {
    const { delays } = await planted.ana.call(analyticsApi.detail, { params: params(), query: {} });
    expect(delays.accepted.reduce((sum, { came }) => sum + came, 0)).toBe(3);
    for (const mark of ['accepted', 'replied'] as const)
      for (const { day, waiting, came } of delays[mark]) {
        expect((await askPeople({ mark, after: day })).total).toBe(came);
        expect((await askPeople({ mark, after: day, waiting: '1' })).total).toBe(waiting);
      }
  });

  test('leaves as a file', async () => {
    const { statusCode, body } = await readFile('funnel');
    expect(statusCode).toBe(200);
    expect(body).toContain('Acceptées;3;4;75,0;30,1;95,4');
  });
});

test('the report on paper says the figures of the page', { tags: 'heavy' }, async () => {
  const reply = await planted.ana.request({
    url: analyticsApi.report.path.replace(':id', planted.campaignId),
  });
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf']);
  const { text, pages } = await readPdf(reply.rawPayload);
  const { counts, forecast } = await readSummary();
  expect(pages).toBeGreaterThan(1);
  expect(text).toContain(`Page 1 sur ${pages}`);
  expect(text).toContain('Analyse de campagne');
  expect(text).toContain(`Acceptées ${counts.accepted} ${counts.invited} trop tôt pour conclure (n = 4)`);
  expect(text).toContain(`Rendez-vous ${counts.meeting} ${counts.planned}`);
  expect(text).toContain(
    `Acceptées ${forecast?.accepted.likely} ${forecast?.accepted.low} à ${forecast?.accepted.high} ${counts.accepted}`,
  );
  expect(text).toContain('Combien de temps avant une réponse ?');
  expect(text).toContain('Message · Constat · Sans argument 3 2 1');
});

test('the figures of the week open the acts that they count, erased people too', async () => {
  const [account] = await planted.ana.call(socialAccountsApi.list);
  const listed: number[] = [];
  for (const act of countedUses.filter((one) => one !== 'pending'))
    for (const period of usePeriods) {
      const { total, unnamed, items } = await planted.ana.call(dashboardApi.uses, { query: { act, period } });
      const use = account?.use[act];
      expect([act, total]).toEqual([act, period === 'today' ? use?.usedToday : use?.usedInSevenDays]);
      expect([act, items.length + unnamed]).toEqual([act, total]);
      expect(unnamed).toBe(0);
      listed.push(items.length);
    }
  expect(Math.max(...listed)).toBeGreaterThanOrEqual(3);
});

test('invitations without an answer open those who were invited, and say how many LinkedIn counts besides', async () => {
  const readPending = () => planted.ana.call(dashboardApi.uses, { query: { act: 'pending' } });
  const setListed = (pendingInvitations: number | null) =>
    t.deps.db
      .update(socialAccounts)
      .set({ pendingInvitations })
      .where(eq(socialAccounts.workspaceId, planted.workspaceId));
  const { total, unnamed, items } = await readPending();
  expect([total, unnamed]).toEqual([1, 0]);
  expect(items.map(({ id }) => id)).toEqual([planted.leads[3]?.id]);
  await setListed(5);
  expect(await readPending()).toMatchObject({ total: 5, unnamed: 4, items });
  const [account] = await planted.ana.call(socialAccountsApi.list);
  expect(account?.pendingInvitations).toBe(5);
  await setListed(null);
});

describe('who may read it', () => {
  test('detail, files and the numbers of the detail ask for PRO; the summary and its lists do not', async () => {
    const setPlan = (subscription: 'SOLO' | 'ENTERPRISE') =>
      t.deps.db.update(users).set({ subscription }).where(eq(users.id, planted.ana.user.id));
    await setPlan('SOLO');
    const refused = { status: 403, message: 'L’analyse détaillée demande la formule PRO ou plus.' };
    await expect(
      planted.ana.call(analyticsApi.detail, { params: params(), query: {} }),
    ).rejects.toMatchObject(refused);
    expect((await readFile('days')).statusCode).toBe(403);
    const report = await planted.ana.request({
      url: analyticsApi.report.path.replace(':id', planted.campaignId),
    });
    expect([report.statusCode, report.json().message]).toEqual([403, refused.message]);
    await expect(
      planted.ana.call(analyticsApi.segments, { params: params(), query: {} }),
    ).rejects.toMatchObject(refused);
    await expect(planted.ana.call(analyticsApi.across)).rejects.toMatchObject(refused);
    await expect(planted.ana.call(analyticsApi.arguments)).rejects.toMatchObject(refused);
    await expect(
      planted.ana.call(analyticsApi.acrossPeople, {
        query: { campaigns: planted.campaignId, mark: 'invited' },
      }),
    ).rejects.toMatchObject(refused);
    for (const query of [
      { mark: 'received' as const, weekday: 2, hour: 10 },
      { mark: 'replied' as const, by: 'angle' as const, segment: 'question' },
      { mark: 'replied' as const, day: '2026-11-16' },
      { mark: 'replied' as const, week: '2026-11-16' },
    ])
      await expect(askPeople(query)).rejects.toMatchObject(refused);
    expect((await readSummary()).counts.replied).toBe(2);
    expect((await askPeople({ mark: 'replied' })).total).toBe(2);
    await setPlan('ENTERPRISE');
  });

  test('another account finds no campaign', async () => {
    const bob = await t.member({ subscription: 'PRO' });
    for (const ask of [
      () => bob.call(analyticsApi.summary, { params: params(), query: {} }),
      () => bob.call(analyticsApi.detail, { params: params(), query: {} }),
      () => bob.call(analyticsApi.segments, { params: params(), query: {} }),
      () => bob.call(analyticsApi.people, { params: params(), query: { mark: 'planned' } }),
      () => bob.call(analyticsApi.file, { params: params(), query: { table: 'hours' } }),
    ])
      await expect(ask()).rejects.toMatchObject({ status: 404 });
  });
});
