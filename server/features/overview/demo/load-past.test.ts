import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { campaignsApi } from '#contract/campaigns/campaigns.ts';
import { authApi } from '#contract/identity/auth.ts';
import { analyticsApi } from '#contract/overview/analytics.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import { demoApi } from '#contract/overview/demo.ts';
import { intelligenceApi } from '#contract/overview/intelligence.ts';
import { privacyApi } from '#contract/overview/privacy.ts';
import { toDoApi } from '#contract/overview/to-do.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import { dayMs } from '#core/time/durations.ts';
import { shiftInstant } from '#core/time/shift-dates.ts';
import { createApp } from '#server/app.ts';
import { readLogged } from '#server/features/audience/activity/read-logged.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { users } from '#server/features/identity/users/users.table.ts';
import { checkFigures, describeCheck } from '#server/features/overview/analytics/check-figures.ts';
import { campaignClockAnchor } from '#server/features/shared/campaign-clock.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { TestClient } from '#tests/support/test-client.ts';
import { closeDemoAccounts } from './demo-database.ts';
import { daysUntilNow, loadPast, preparePast } from './load-past.ts';
import { pastAccount } from './past-account.ts';
import { changesSince, pastFile, pastUrl, readPast } from './read-past.ts';

const t = setUpTestApp({ PUBLIC_URL: 'http://accroche.test', APP_KEY: 'x'.repeat(40) });
const past = readPast();
/** A Wednesday of another year, in winter: part of the past was lived in summer. */
const now = new Date('2028-02-16T10:00:00Z');
const campaignTime = new Date(shiftInstant(past.endsAt.getTime(), daysUntilNow(past, now)));
const campaignClock = { now: () => campaignTime, toWall: (at: Date) => at };
const daysAgo = (days: number) => new Date(campaignTime.getTime() - days * dayMs).toISOString();
let inDemo: () => TestClient;

const count = async (query: ReturnType<typeof sql>): Promise<number> => {
  const found = (await t.deps.db.execute(query)) as unknown as { rows: { count: number | string }[] };
  return Number(found.rows[0]?.count);
};

beforeAll(async () => {
  expect(await preparePast({ ...t.deps, clock: { now: () => now } }, past)).toBe(true);
  expect(await loadPast({ ...t.deps, campaignClock }, past)).toBe(true);
  const deps = { ...t.deps, campaignClock, env: { ...t.deps.env, isDemo: true } };
  const app = await createApp(deps, `${deps.env.dataDir}/web`);
  await app.ready();
  inDemo = () => new TestClient(app);
});

test('what later migrations do to rows is done to the past when it is loaded', () => {
  const all = changesSince('');
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter((statement) => /^(create|alter|drop)/i.test(statement))).toEqual([]);
  expect(changesSince('9999')).toEqual([]);
  expect(past.migration).toMatch(/^\d{4}_/);
});

test('the past ends on the last Sunday evening before now, and its clock goes on from there', async () => {
  expect(daysUntilNow(past, now) % 7).toBe(0);
  expect(dayIn('Europe/Paris', campaignTime)).toBe('2028-02-13');
  const [anchor] = await t.deps.db.select().from(campaignClockAnchor);
  expect(anchor?.campaignTime).toEqual(campaignTime);
  expect(await count(sql`select count(*) from activity where at > ${campaignTime.toISOString()}`)).toBe(0);
  const lastWeek = sql`${new Date(campaignTime.getTime() - 7 * 86_400_000).toISOString()}`;
  expect(await count(sql`select count(*) from activity where at > ${lastWeek}`)).toBeGreaterThan(0);
});

test('nothing of a campaign left on a Saturday or a Sunday, nor outside the hours of Paris', async () => {
  const local = sql`claimed_at at time zone 'Europe/Paris'`;
  const isCampaign = sql`state = 'confirmed' and act in ('visit', 'invite', 'message')`;
  expect(await count(sql`select count(*) from attempts where ${isCampaign}`)).toBeGreaterThan(100);
  expect(
    await count(
      sql`select count(*) from attempts where ${isCampaign} and (extract(isodow from ${local}) > 5 or extract(hour from ${local}) not between 9 and 17)`,
    ),
  ).toBe(0);
});

test('one click signs a visitor of the demonstration in to it, and nobody elsewhere', async () => {
  await expect(t.client().call(demoApi.enter)).rejects.toMatchObject({ status: 404, code: 'not_found' });
  const visitor = inDemo();
  await expect(visitor.call(demoApi.enter)).resolves.toEqual({ message: 'Bonjour Claire.' });
  expect((await visitor.call(authApi.session)).user).toMatchObject({ email: pastAccount.email });
  const { email, password } = pastAccount;
  expect((await inDemo().call(authApi.login, { body: { email, password } })).user).toMatchObject({ email });
});

test('outside of the demonstration its account is closed as the others are, made by an earlier version too', async () => {
  const { email, password } = pastAccount;
  const login = () => t.client().call(authApi.login, { body: { email, password } });
  await expect(login()).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
  await t.deps.db.update(users).set({ isDemo: false }).where(eq(users.email, email));
  // The clock of the campaigns says that this was a demonstration.
  expect(await closeDemoAccounts(t.deps.db)).toContain(email);
  await expect(login()).rejects.toMatchObject({ status: 401, code: 'invalid_credentials' });
});

test('three campaigns, one finished, one stopped by a guardrail, one that goes on in the next days', async () => {
  const visitor = inDemo();
  await visitor.call(demoApi.enter);
  const campaigns = await visitor.call(campaignsApi.list);
  expect(campaigns.map(({ status }) => status).sort()).toEqual(['active', 'completed', 'paused']);
  expect(await count(sql`select count(*) from campaigns where paused_reason = 'guardrail'`)).toBe(1);
  const launched = sql`launched_at between ${daysAgo(36)} and ${daysAgo(34)}`;
  expect(await count(sql`select count(*) from campaigns where status = 'active' and ${launched}`)).toBe(1);
  expect(await count(sql`select count(*) from enrolments`)).toBeGreaterThan(300);
  const due = sql`e.state in ('ready', 'waiting') and e.next_action_at < ${daysAgo(-4)}`;
  expect(
    await count(
      sql`select count(*) from enrolments e join campaigns c on c.id = e.campaign_id where c.status = 'active' and ${due}`,
    ),
  ).toBeGreaterThan(10);
});

test('its figures are those of a good cold campaign, not of a wish', async () => {
  const shares = (await t.deps.db.execute(
    sql`select c.status, count(*)::int as invited, count(*) filter (where r.state = 'connected')::int as accepted,
        count(*) filter (where r.state = 'connected' and v.last_reply_at is not null)::int as answered
      from relations r join campaigns c on c.id = r.campaign_id
        left join conversations v on v.person_id = r.person_id
      where r.invited_at is not null group by c.status`,
  )) as unknown as { rows: { status: string; invited: number; accepted: number; answered: number }[] };
  const of = (status: string) => {
    const {
      invited = 0,
      accepted = 0,
      answered = 0,
    } = shares.rows.find((row) => row.status === status) ?? {};
    return { acceptance: accepted / invited, replies: answered / accepted };
  };
  expect(of('completed').acceptance).toBeGreaterThan(0.33);
  expect(of('completed').acceptance).toBeLessThan(0.5);
  expect(of('active').acceptance).toBeGreaterThan(0.28);
  expect(of('paused').acceptance).toBeLessThan(0.15);
  for (const status of ['completed', 'active']) {
    expect(of(status).replies).toBeGreaterThan(0.13);
    expect(of(status).replies).toBeLessThan(0.35);
  }
});

test('people accept and write by day', async () => {
  const nights = (at: string, from: ReturnType<typeof sql>) => {
    const hour = sql`extract(hour from ${sql.raw(at)} at time zone 'Europe/Paris')`;
    return count(sql`select count(*) from ${from} and (${hour} < 8 or ${hour} > 22)`);
  };
  expect(await nights('since', sql`relations where state = 'connected' and since is not null`)).toBe(0);
  expect(await nights('at', sql`messages where author = 'person' and reply_kind <> 'absence'`)).toBe(0);
});

test('its launches confirmed the balancing test, once for all of them', async () => {
  const visitor = inDemo();
  await visitor.call(demoApi.enter);
  const { isDue, versions, toConfirm } = await visitor.call(privacyApi.balancing, { query: {} });
  expect({ isDue, versions: versions.length, toConfirm }).toEqual({
    isDue: false,
    versions: 1,
    toConfirm: [],
  });
});

test('replies of every kind, meetings, tags, notes and texts that wait', async () => {
  const visitor = inDemo();
  await visitor.call(demoApi.enter);
  const kinds = (await t.deps.db.execute(
    sql`select distinct reply_kind as kind from messages where author = 'person' order by 1`,
  )) as unknown as { rows: { kind: string }[] };
  const found = kinds.rows.map(({ kind }) => kind);
  for (const kind of ['interested', 'question', 'later', 'refusal', 'absence', 'wrong_person', 'opposition'])
    expect(found).toContain(kind);
  expect(await count(sql`select count(*) from messages where author = 'person'`)).toBeGreaterThan(50);
  const { conversations, texts } = await visitor.call(toDoApi.read);
  expect(conversations).toBeGreaterThan(1);
  expect(texts).toBeGreaterThan(5);
  for (const table of ['prospect_outcomes', 'person_notes'])
    expect(await count(sql`select count(*) from ${sql.identifier(table)}`)).toBeGreaterThan(2);
  expect(await count(sql`select count(*) from people where tags <> '{}'`)).toBeGreaterThan(5);
});

test('nobody waits for weeks: what is to do came in the last days, or on the day that was named', async () => {
  const visitor = inDemo();
  await visitor.call(demoApi.enter);
  const { items } = await visitor.call(conversationsApi.list, { query: { view: 'waiting' } });
  expect(items.filter(({ waitsSince }) => (waitsSince ?? '') < daysAgo(6))).toEqual([]);
});

test('it is small', () => {
  expect(statSync(pastFile).size).toBeLessThan(1_500_000);
});

test('whoever said no in the past is known under the key of this installation', async () => {
  const [owner] = await t.deps.db.select().from(users).where(eq(users.email, pastAccount.email));
  const ctx = makeCtx(t.deps, { kind: 'system' });
  expect(past.opposed.length).toBeGreaterThan(0);
  expect([...(await readOpposed(ctx, owner?.id ?? '', past.opposed))].sort()).toEqual(past.opposed);
});

test('the addresses in its texts are those of this installation', async () => {
  const links = (address: string) =>
    count(sql`select count(*) from messages where text like ${`%${address}/confidentialite?e=%`}`);
  expect(await links('http://accroche.test')).toBeGreaterThan(0);
  expect(await links(pastUrl)).toBe(0);
  const journal = readFileSync(join(t.deps.env.dataDir, 'sandbox/journal.jsonl'), 'utf8');
  expect(journal).toContain('http://accroche.test/confidentialite?e=');
  expect(journal).not.toContain(`${pastUrl}/confidentialite`);
});

test('it is loaded once, and never over anything', async () => {
  expect(existsSync(join(t.deps.env.dataDir, 'sandbox/journal.jsonl'))).toBe(true);
  const before = await count(sql`select count(*) from people`);
  const clock = { now: () => now };
  expect(await preparePast({ ...t.deps, clock }, past)).toBe(false);
  expect(
    await preparePast(
      { ...t.deps, clock, env: { ...t.deps.env, dataDir: join(t.deps.env.dataDir, 'other') } },
      past,
    ),
  ).toBe(false);
  expect(await loadPast({ ...t.deps, campaignClock }, past)).toBe(false);
  expect(await count(sql`select count(*) from people`)).toBe(before);
});

test('its figures are those of a recount, and what was said of people before is in the log', async () => {
  const checked = await checkFigures(t.deps);
  expect(checked.campaigns).toBeGreaterThan(0);
  expect(describeCheck(checked)).toMatch(/\u00a0: 0 différence$/);
  const [owner] = await t.deps.db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.email, pastAccount.email));
  const logged = await readLogged(t.deps, { workspaceId: owner?.id ?? '' });
  const ofPeople = (of: typeof logged) => [...new Set(of.map(({ personId }) => personId))].sort();
  const read = async (query: ReturnType<typeof sql>) =>
    ((await t.deps.db.execute(query)) as unknown as { rows: { id: string }[] }).rows
      .map(({ id }) => id)
      .sort();
  expect(ofPeople(logged.filter(({ isPositive }) => isPositive))).toEqual(
    await read(sql`select distinct c.person_id as id from conversations c
      join activity a on a.person_id = c.person_id and a.kind = 'reply_received' and a.campaign_id is not null
      where c.reply_kind = 'interested'`),
  );
  expect(ofPeople(logged.filter(({ meetingAt }) => meetingAt !== null))).toEqual(
    await read(sql`select person_id as id from prospect_outcomes where outcome in ('meeting', 'won')`),
  );
});

test('every chart of its campaigns, and five different pieces of advice, have something to say', {
  tags: 'heavy',
}, async () => {
  const visitor = inDemo();
  await visitor.call(demoApi.enter);
  const campaigns = await visitor.call(campaignsApi.list);
  const advised = new Map<string, string>();
  for (const { id } of campaigns) {
    const { findings } = await visitor.call(intelligenceApi.review, { params: { id } });
    for (const { rule, verdict, advice } of findings)
      if (verdict === 'advice') advised.set(rule, advice?.observation ?? '');
  }
  expect([...advised.keys()].length, [...advised].join('\n')).toBeGreaterThanOrEqual(5);
  for (const { id, status } of campaigns) {
    const query = { params: { id }, query: {} };
    const { counts, forecast } = await visitor.call(analyticsApi.summary, query);
    // Made at the launch, beside what came of it.
    expect(forecast?.accepted.likely, status).toBeGreaterThan(0);
    const { days, hours, segments, delays } = await visitor.call(analyticsApi.detail, query);
    const { segments: texts } = await visitor.call(analyticsApi.segments, query);
    expect(counts.accepted, status).toBeGreaterThan(0);
    expect(
      [days, hours, segments, delays.accepted, delays.replied, texts].map((some) => some.length > 0),
    ).toEqual(Array.from({ length: 6 }, () => true));
  }
});
