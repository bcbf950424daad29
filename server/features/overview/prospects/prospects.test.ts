import { expect, test } from 'vitest';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { prospectStages } from '#core/prospects/stages.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const inDays = (days: number) => daysAgo(-days);
const named = (firstName: string, more = {}) => ({ firstName, lastName: 'Martin', company: 'Acme', ...more });
const over = { state: 'finished', nextActionAt: null, finishedAt: daysAgo(1) } as const;

/** One person at each stage of the pipeline, each by what makes it so. */
const everyStage = [
  { person: named('Ava', { tags: ['salon'] }), enrolment: { nextActionAt: inDays(3), score: 91 } },
  {
    person: named('Bob'),
    enrolment: { reason: 'acceptance', nextActionAt: inDays(9) },
    relation: { state: 'invited', since: daysAgo(6), invitedAt: daysAgo(6) },
  },
  {
    person: named('Cléo'),
    enrolment: { nextActionAt: inDays(1) },
    relation: { state: 'connected', since: daysAgo(1), invitedAt: daysAgo(6) },
  },
  {
    person: named('Dan'),
    enrolment: { nextActionAt: inDays(2) },
    relation: { state: 'connected', since: daysAgo(4) },
    talk: { lastMessageAt: daysAgo(2) },
  },
  { person: named('Ève'), enrolment: { state: 'asking', reason: 'approval', nextActionAt: null } },
  {
    person: named('Flo', { tags: ['vip'] }),
    enrolment: { ...over, reason: 'replied', repliedAt: daysAgo(1) },
    talk: { lastMessageAt: daysAgo(1), lastReplyAt: daysAgo(1), replyKind: 'interested', unread: 1 },
  },
  { person: named('Gil'), enrolment: { ...over, reason: 'not_accepted' } },
  { person: named('Hugo'), enrolment: { ...over, reason: 'opposed' } },
] as const;

const owner = async () => {
  const ana = await t.member({ subscription: 'EXPERT' });
  return { ana, ...(await plantProspects(t, ana, everyStage)) };
};

test('each person stands where their invitation, their words and their sequence put them', async () => {
  const { ana } = await owner();
  const { items } = await ana.call(prospectsApi.list, { query: { sort: 'name' } });
  expect(items.map(({ firstName, stage }) => `${firstName} ${stage}`)).toEqual([
    'Ava to_contact',
    'Bob invited',
    'Cléo accepted',
    'Dan messaged',
    'Ève asking',
    'Flo replied',
    'Gil finished',
    'Hugo opposed',
  ]);
  expect((await ana.call(prospectsApi.stages, { query: {} })).counts).toEqual({
    ...Object.fromEntries(prospectStages.map((stage) => [stage, 0])),
    ...Object.fromEntries(items.map(({ stage }) => [stage, 1])),
  });
});

test('who refused the invitation of their sequence is not to contact; of an earlier one, they are', async () => {
  const ana = await t.member();
  const refused = (daysSince: number) =>
    ({ state: 'declined', since: daysAgo(1), invitedAt: daysAgo(daysSince) }) as const;
  await plantProspects(t, ana, [
    { person: named('Ava'), enrolment: { reason: 'acceptance' }, relation: refused(6) },
    { person: named('Bob'), enrolment: {}, relation: refused(40) },
  ]);
  const { items } = await ana.call(prospectsApi.list, { query: { sort: 'name' } });
  expect(items.map(({ stage }) => stage)).toEqual(['invited', 'to_contact']);
});

test('a relation from before is no acceptance, and a person on hold by hand is not asked about', async () => {
  const ana = await t.member();
  await plantProspects(t, ana, [
    { person: named('Ava'), enrolment: {}, relation: { state: 'connected', since: null } },
    { person: named('Bob'), enrolment: { state: 'asking', reason: 'paused', isPaused: true } },
  ]);
  const { items } = await ana.call(prospectsApi.list, { query: { sort: 'name' } });
  expect(items.map(({ stage }) => stage)).toEqual(['to_contact', 'to_contact']);
});

test('a reply or a message of an earlier campaign does not place a person in the present one', async () => {
  const ana = await t.member();
  await plantProspects(t, ana, [
    { person: named('Ava'), enrolment: {}, talk: { lastMessageAt: daysAgo(40), lastReplyAt: daysAgo(40) } },
    { person: named('Bob'), talk: { lastMessageAt: daysAgo(40), lastReplyAt: daysAgo(40) } },
    { person: named('Cléo'), talk: { lastMessageAt: daysAgo(40) } },
  ]);
  const { items } = await ana.call(prospectsApi.list, { query: { sort: 'name' } });
  expect(items.map(({ stage, enrolment }) => `${stage} ${enrolment !== null}`)).toEqual([
    'to_contact true',
    'replied false',
    'messaged false',
  ]);
});

test('somebody who said no after their sequence is marked so', async () => {
  const { ana, ids } = await owner();
  await t.deps.db
    .insert(activity)
    .values({ workspaceId: ana.user.id, kind: 'opposed', personId: ids[5], at: new Date(), detail: {} });
  const { items } = await ana.call(prospectsApi.list, { query: { stage: 'opposed', sort: 'name' } });
  expect(items.map(({ firstName }) => firstName)).toEqual(['Flo', 'Hugo']);
  expect((await ana.call(prospectsApi.one, { params: { id: ids[5] ?? '' } })).opposedAt).not.toBeNull();
});

test('what waits for the user comes first, then the next moments, and what is over last', async () => {
  const { ana } = await owner();
  const names = async (query: object) =>
    (await ana.call(prospectsApi.list, { query })).items.map(({ firstName }) => firstName);
  const byNext = await names({});
  expect(byNext.slice(0, 6)).toEqual(['Flo', 'Ève', 'Cléo', 'Dan', 'Ava', 'Bob']);
  expect((await names({ sort: 'next', order: 'desc' })).slice(0, 6)).toEqual(byNext.slice(0, 6).reverse());
  expect((await names({ sort: 'stage' })).at(0)).toBe('Ava');
  expect((await names({ sort: 'score' })).at(0)).toBe('Ava');
});

test('the last to have had news come first by event', async () => {
  const { ana, ids } = await owner();
  for (const index of [3, 0])
    await t.deps.db.insert(activity).values({
      workspaceId: ana.user.id,
      kind: 'message_read',
      personId: ids[index],
      at: new Date(),
      detail: {},
    });
  const { items } = await ana.call(prospectsApi.list, { query: { sort: 'event' } });
  expect(items.slice(0, 2).map(({ firstName, lastEvent }) => [firstName, lastEvent?.text])).toEqual([
    ['Ava', 'Message lu'],
    ['Dan', 'Message lu'],
  ]);
});

test('a reply or an acceptance is told rather than what the engine did because of it', async () => {
  const { ana, ids } = await owner();
  const eventOf = (
    index: number,
    kind: (typeof activity.$inferInsert)['kind'],
    because: string | null = null,
  ) => ({
    workspaceId: ana.user.id,
    kind,
    personId: ids[index],
    at: new Date(),
    detail: because ? { because } : {},
  });
  const later = [
    eventOf(0, 'reply_received'),
    eventOf(0, 'person_finished', 'replied'),
    eventOf(3, 'invitation_accepted'),
    eventOf(3, 'step_skipped', 'accepted'),
    eventOf(1, 'message_read'),
    eventOf(1, 'person_finished', 'finished'),
    // The notice of an acceptance may come after what was said since.
    eventOf(2, 'opposed'),
    eventOf(2, 'invitation_accepted'),
  ];
  for (const one of later) await t.deps.db.insert(activity).values(one);
  const { items } = await ana.call(prospectsApi.list, { query: {} });
  const lastEventText = (index: number) => items.find(({ id }) => id === ids[index])?.lastEvent?.text;
  expect([lastEventText(0), lastEventText(3), lastEventText(1)]).toEqual([
    'Réponse reçue',
    'Invitation acceptée',
    'Séquence terminée',
  ]);
  expect(lastEventText(2)).toMatch(/^Opposition/);
});

test('filters keep those they mean, and several must all hold', async () => {
  const { ana, campaignId } = await owner();
  const { campaignId: other } = await plantProspects(
    t,
    ana,
    [{ person: named('Zoé', { company: 'Laiterie' }), enrolment: {} }],
    'Autre',
  );
  const cases: [object, string[]][] = [
    [{ q: 'zoe' }, ['Zoé']],
    [{ q: '%' }, []],
    [{ campaign: other }, ['Zoé']],
    [{ tags: 'salon,vip' }, ['Ava', 'Flo']],
    [{ reply: 'interested' }, ['Flo']],
    [{ reply: 'refusal' }, []],
    [{ stage: 'invited,accepted' }, ['Bob', 'Cléo']],
    [{ campaign: campaignId, tags: 'vip', stage: 'replied' }, ['Flo']],
    [{ campaign: other, tags: 'vip' }, []],
  ];
  for (const [query, names] of cases) {
    const { items } = await ana.call(prospectsApi.list, { query: { ...query, sort: 'name' } });
    expect({ query, names: items.map(({ firstName }) => firstName) }).toEqual({ query, names });
  }
  // The tabs count what the other filters leave, whatever tab is open.
  const { counts, whole } = await ana.call(prospectsApi.stages, {
    query: { tags: 'vip', stage: 'invited' },
  });
  expect([counts.replied, counts.invited, whole]).toEqual([1, 0, 9]);
});

test('pages follow one another in every order, nobody twice and nobody left out', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  await plantProspects(
    t,
    ana,
    Array.from({ length: 120 }, (_, index) => ({
      person: named(`P${index % 7}`, { company: index % 5 ? `C${index % 11}` : null }),
      enrolment:
        index % 3
          ? { nextActionAt: inDays(index % 4), score: index % 9 }
          : { ...over, reason: 'finished', score: index % 9 },
    })),
  );
  for (const sort of ['next', 'name', 'company', 'stage', 'score', 'event'] as const)
    for (const order of ['asc', 'desc'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await ana.call(prospectsApi.list, {
          query: { sort, order, ...(cursor && { cursor }) },
        });
        seen.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      expect({ sort, order, seen: new Set(seen).size, all: seen.length }).toEqual({
        sort,
        order,
        seen: 120,
        all: 120,
      });
    }
  const { nextCursor } = await ana.call(prospectsApi.list, { query: { sort: 'name' } });
  await expect(
    ana.call(prospectsApi.list, { query: { sort: 'score', cursor: nextCursor ?? '' } }),
  ).rejects.toMatchObject({ status: 400 });
});

test('the board gives each column its first cards, its count, and where the rest begins', async () => {
  const ana = await t.member();
  await plantProspects(t, ana, [
    ...everyStage,
    ...Array.from({ length: 24 }, (_, index) => ({
      person: named(`P${index}`),
      enrolment: { nextActionAt: inDays(10 + index) },
    })),
  ]);
  const { columns } = await ana.call(prospectsApi.board, { query: {} });
  expect(columns.map(({ stage }) => stage)).toEqual(prospectStages);
  const first = columns.find(({ stage }) => stage === 'to_contact');
  expect([first?.total, first?.items.length]).toEqual([25, 20]);
  const rest = await ana.call(prospectsApi.list, {
    query: { stage: 'to_contact', cursor: first?.nextCursor ?? '' },
  });
  expect(new Set([...(first?.items ?? []), ...rest.items].map(({ id }) => id)).size).toBe(25);
  expect(columns.find(({ stage }) => stage === 'invited')).toMatchObject({ total: 1, nextCursor: null });
});

test('another account sees none of it', async () => {
  const { ids } = await owner();
  const eve = await t.member();
  expect((await eve.call(prospectsApi.list, { query: {} })).items).toEqual([]);
  expect((await eve.call(prospectsApi.stages, { query: {} })).whole).toBe(0);
  await expect(eve.call(prospectsApi.one, { params: { id: ids[0] ?? '' } })).rejects.toMatchObject({
    status: 404,
  });
});

test('somebody who is in no sequence and in no conversation is no prospect', async () => {
  const ana = await t.member();
  const [lead] = await plantPeople(t.deps, ana.user.id, [named('Ava')]);
  await expect(ana.call(prospectsApi.one, { params: { id: lead?.id ?? '' } })).rejects.toMatchObject({
    status: 404,
  });
});
