import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { type ProspectAct, prospectsApi } from '#contract/overview/prospects.ts';
import { activity } from '#server/features/audience/activity/activity.table.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { asOwnerOf } from '#server/features/identity/users/workspace-owner.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantProspects } from '#tests/support/plant-engine.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { actOnProspects } from './act-on-prospects.ts';

const t = setUpTestApp();
const named = (firstName: string, more = {}) => ({ firstName, lastName: 'Martin', company: 'Acme', ...more });
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const over = { state: 'finished', nextActionAt: null, finishedAt: daysAgo(1) } as const;

/** Two on their way, one who answered. */
async function three() {
  const ana = await t.member();
  const planted = await plantProspects(t, ana, [
    { person: named('Ava', { tags: ['salon'] }), enrolment: {} },
    { person: named('Bob'), enrolment: {} },
    { person: named('Cléo'), enrolment: { ...over, reason: 'replied', repliedAt: daysAgo(1) } },
  ]);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', accountId: planted.accountId, launchedAt: daysAgo(10) })
    .where(eq(campaigns.id, planted.campaignId));
  await t.deps.db.insert(personIdentities).values(
    planted.ids.map((personId) => ({
      workspaceId: ana.user.id,
      personId,
      kind: 'public_identifier' as const,
      value: personId,
    })),
  );
  const act = (what: ProspectAct, ids: readonly string[] = planted.ids) =>
    ana.call(prospectsApi.act, { body: { act: what, selection: { ids: [...ids] } } });
  const one = (index: number) => ana.call(prospectsApi.one, { params: { id: planted.ids[index] ?? '' } });
  return { ana, ...planted, act, one };
}

test('a pause holds those on their way, a resume lets them go, and the others stay as they were', {
  tags: 'heavy',
}, async () => {
  const { act, one } = await three();
  expect(await act({ is: 'pause' })).toEqual({ done: 2, unchanged: 1, next: null });
  expect((await one(0)).enrolment).toMatchObject({ isPaused: true, pausedUntil: null });
  expect(await act({ is: 'pause' })).toMatchObject({ done: 0, unchanged: 3 });
  expect(await act({ is: 'resume' })).toMatchObject({ done: 2, unchanged: 1 });
  expect((await one(0)).enrolment?.isPaused).toBe(false);
  const day = daysAgo(-20).toISOString().slice(0, 10);
  await act({ is: 'pause', until: day });
  expect((await one(1)).enrolment?.pausedUntil?.slice(0, 10)).toBe(
    new Date(new Date(`${day}T00:00+01:00`)).toISOString().slice(0, 10),
  );
});

test('somebody taken out of a sequence stays told, and can be taken back', { tags: 'heavy' }, async () => {
  const { act, one } = await three();
  expect(await act({ is: 'remove' })).toMatchObject({ done: 2, unchanged: 1 });
  expect(await one(0)).toMatchObject({ stage: 'finished', enrolment: { reason: 'removed' } });
  expect(await act({ is: 'resume' })).toMatchObject({ done: 2 });
  expect((await one(0)).enrolment?.state).not.toBe('finished');
});

test('« Ne plus contacter » ends everything, once', async () => {
  const { act, one, ids } = await three();
  expect(await act({ is: 'oppose' }, [ids[0] ?? '', ids[2] ?? ''])).toMatchObject({ done: 2 });
  expect((await one(0)).stage).toBe('opposed');
  expect((await one(2)).stage).toBe('opposed');
  expect((await one(1)).stage).toBe('to_contact');
  expect(await act({ is: 'oppose' }, ids)).toMatchObject({ done: 1, unchanged: 2 });
  expect(await act({ is: 'resume' }, [ids[0] ?? ''])).toMatchObject({ done: 0 });
});

test('an act on a filter goes through everyone in one call, but those taken out', {
  tags: 'heavy',
}, async () => {
  const ana = await t.member();
  const { ids } = await plantProspects(
    t,
    ana,
    Array.from({ length: 120 }, (_, index) => ({
      person: named(`P${index}`, { tags: index < 110 ? ['salon'] : [] }),
      enrolment: {},
    })),
  );
  const selection = { filter: { tags: ['salon'] }, except: [ids[3] ?? ''] };
  const act = { is: 'tag' as const, tags: ['vip'] };
  const reply = await ana.call(prospectsApi.act, { body: { act, selection } });
  expect(reply).toEqual({ done: 109, unchanged: 0, next: null });
  const tagged = await ana.call(prospectsApi.stages, { query: { tags: 'vip' } });
  expect(tagged.counts.to_contact).toBe(109);
});

test('a selection that takes too long for one call goes on from where it stopped', async () => {
  const ana = await t.member();
  await plantProspects(
    t,
    ana,
    Array.from({ length: 60 }, (_, index) => ({ person: named(`P${index}`), enrolment: {} })),
  );
  let passedMs = 0;
  const slow = {
    now: () => {
      passedMs += 25_000;
      return new Date(Date.now() + passedMs);
    },
  };
  const member = asOwnerOf(ana.user.id);
  const ctx = makeCtx({ ...t.deps, clock: slow }, member);
  const act = { is: 'tag' as const, tags: ['vip'] };
  const first = await actOnProspects(ctx, { act, selection: { filter: {}, except: [] } });
  expect(first).toMatchObject({ done: 50, unchanged: 0, next: expect.any(String) });
  const rest = { filter: {}, except: [], after: first.next ?? '' };
  expect(await actOnProspects(ctx, { act, selection: rest })).toEqual({ done: 10, unchanged: 0, next: null });
});

test('a no that was misread is undone in the list and in the record; one said by the user stays', async () => {
  const { ana, act, one, ids } = await three();
  const [ava = '', bob = ''] = ids;
  const workspaceId = ana.user.id;
  const ctx = makeCtx(t.deps, { kind: 'system' });
  const undone = (personId: string) =>
    recordActivity(ctx, { workspaceId, personId, kind: 'opposition_undone', detail: { as: 'question' } });
  await recordActivity(ctx, { workspaceId, personId: ava, kind: 'opposed', detail: { source: 'reply' } });
  expect(await one(0)).toMatchObject({ stage: 'opposed', opposedAt: expect.any(String) });
  await undone(ava);
  expect(await one(0)).toMatchObject({ stage: 'to_contact', opposedAt: null });
  expect((await ana.call(prospectsApi.stages, { query: {} })).counts.opposed).toBe(0);
  await act({ is: 'oppose' }, [bob]);
  await undone(bob);
  expect(await one(1)).toMatchObject({ stage: 'opposed', opposedAt: expect.any(String) });
});

test('an outcome stops the sequence, and taking it back lets it go on', { tags: 'heavy' }, async () => {
  const { ana, ids, one } = await three();
  const say = (index: number, outcome: 'meeting' | 'won' | null) =>
    ana.call(prospectsApi.setOutcome, { params: { id: ids[index] ?? '' }, body: { outcome } });
  expect(await say(0, 'meeting')).toMatchObject({ stage: 'meeting', outcome: { outcome: 'meeting' } });
  expect((await one(0)).enrolment).toMatchObject({ state: 'finished', reason: 'removed' });
  expect((await say(0, 'won')).stage).toBe('won');
  const back = await say(0, null);
  expect(back.outcome).toBeNull();
  expect(back.enrolment?.state).not.toBe('finished');
  // Somebody who answered is not taken up again.
  await say(2, 'won');
  expect((await say(2, null)).stage).toBe('replied');
});

test('a meeting is in the log once, with its moment, and so is its being taken back', {
  tags: 'heavy',
}, async () => {
  const { ana, ids } = await three();
  const id = ids[0] ?? '';
  const say = (outcome: 'meeting' | null) =>
    ana.call(prospectsApi.setOutcome, { params: { id }, body: { outcome } });
  const log = async () =>
    (await ana.call(prospectsApi.history, { params: { id }, query: {} })).items
      .filter(({ kind }) => kind === 'outcome_said' || kind === 'outcome_undone')
      .map(({ title, at, campaign }) => ({ title, at, isInCampaign: campaign !== null }));
  // A double click says it once.
  const [first] = await Promise.all([say('meeting'), say('meeting')]);
  expect(await log()).toEqual([
    { title: 'Rendez-vous pris', at: first?.outcome?.saidAt, isInCampaign: true },
  ]);
  await say(null);
  await say(null);
  expect((await log()).map(({ title }) => title.replaceAll('\u00a0', ' '))).toEqual([
    'Rendez-vous pris : retiré par vous',
    'Rendez-vous pris',
  ]);
});

test('an opposition is stronger than an outcome', async () => {
  const { ana, ids, act, one } = await three();
  await ana.call(prospectsApi.setOutcome, { params: { id: ids[0] ?? '' }, body: { outcome: 'won' } });
  await act({ is: 'oppose' }, [ids[0] ?? '']);
  expect((await one(0)).stage).toBe('opposed');
});

test('notes are written, changed and removed by their owner only', async () => {
  const { ana, ids } = await three();
  const eve = await t.member();
  const id = ids[0] ?? '';
  const note = await ana.call(prospectsApi.addNote, { params: { id }, body: { text: '  À rappeler.  ' } });
  expect(note.text).toBe('À rappeler.');
  const of = { params: { id: note.id } };
  await expect(eve.call(prospectsApi.editNote, { ...of, body: { text: 'x' } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(eve.call(prospectsApi.removeNote, of)).rejects.toMatchObject({ status: 404 });
  await ana.call(prospectsApi.editNote, { ...of, body: { text: 'Rappelée.' } });
  expect((await ana.call(prospectsApi.one, { params: { id } })).notes.map(({ text }) => text)).toEqual([
    'Rappelée.',
  ]);
  await expect(ana.call(prospectsApi.addNote, { params: { id }, body: { text: ' ' } })).rejects.toMatchObject(
    { status: 400 },
  );
  await ana.call(prospectsApi.removeNote, of);
  expect((await ana.call(prospectsApi.one, { params: { id } })).notes).toEqual([]);
});

test('the history tells what happened, with what the gate saw before each act', async () => {
  const { ana, ids, campaignId, accountId } = await three();
  const personId = ids[0] ?? '';
  const workspaceId = ana.user.id;
  const gate = { at: new Date().toISOString(), passed: [{ check: 'quota', seen: '3 sur 15' } as const] };
  await t.deps.db.insert(attempts).values({
    workspaceId,
    accountId,
    campaignId,
    personId,
    stepKey: 'visite',
    act: 'visit',
    state: 'confirmed',
    gate,
    plannedAt: daysAgo(2),
    settledAt: daysAgo(2),
    settledBy: 'call',
  });
  const event = { workspaceId, campaignId, personId, at: daysAgo(2), detail: {} };
  await t.deps.db
    .insert(activity)
    .values([
      { ...event, kind: 'person_enrolled' },
      { ...event, kind: 'step_done', stepKey: 'visite' },
      ...Array.from({ length: 40 }, () => ({ ...event, kind: 'message_read' as const })),
    ]);
  const first = await ana.call(prospectsApi.history, { params: { id: personId }, query: {} });
  expect(first.items.length).toBe(30);
  const rest = await ana.call(prospectsApi.history, {
    params: { id: personId },
    query: { cursor: first.nextCursor ?? '' },
  });
  expect(rest.nextCursor).toBeNull();
  expect(rest.items.slice(-2)).toMatchObject([
    { kind: 'step_done', title: 'Profil visité', gate },
    { kind: 'person_enrolled', gate: null },
  ]);
  const { ways } = await ana.call(prospectsApi.one, { params: { id: personId } });
  expect(ways[0]?.steps[0]).toMatchObject({ name: 'Visite du profil', attempt: { state: 'confirmed' } });
});

test('somebody held for a colleague is told who answered', async () => {
  const ana = await t.member();
  const { ids } = await plantProspects(t, ana, [
    { person: named('Ava'), enrolment: { state: 'asking', reason: 'colleague_replied', isOnHold: true } },
    { person: named('Bob'), talk: { lastMessageAt: daysAgo(1), lastReplyAt: daysAgo(1) } },
    {
      person: named('Zoé', { company: 'Ailleurs' }),
      talk: { lastMessageAt: daysAgo(0), lastReplyAt: daysAgo(0) },
    },
  ]);
  const onHold = await ana.call(prospectsApi.one, { params: { id: ids[0] ?? '' } });
  expect([onHold.stage, onHold.colleague?.firstName]).toEqual(['asking', 'Bob']);
});

test('when the record of a person goes, their notes and outcome go with it', async () => {
  const { ana, ids } = await three();
  const id = ids[0] ?? '';
  await ana.call(prospectsApi.addNote, { params: { id }, body: { text: 'À rappeler.' } });
  await ana.call(prospectsApi.setOutcome, { params: { id }, body: { outcome: 'won' } });
  await t.deps.db.delete(enrolments).where(and(eq(enrolments.personId, id)));
  await t.deps.db.delete(people).where(eq(people.id, id));
  const { items } = await ana.call(prospectsApi.list, { query: { sort: 'name' } });
  expect(items.map(({ firstName }) => firstName)).toEqual(['Bob', 'Cléo']);
});
