import { randomUUID } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { peopleApi } from '#contract/audience/people.ts';
import { campaignLeads } from '#server/features/audience/campaign-leads/campaign-leads.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { type EnrolmentRow, enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { plantAccount, prepareCampaign } from '#tests/support/plant-campaign.ts';
import { plantPeople } from '#tests/support/plant-people.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { personIdentities } from '../people.table.ts';
import { mergePeople } from './merge-people.ts';

const t = setUpTestApp();
const now = new Date('2026-11-16T09:00:00Z');

/** Two records, the older first, that turn out to be one person and then not to be. */
async function twoRecords() {
  const ana = await t.member({ subscription: 'ENTERPRISE' });
  const workspaceId = ana.user.id;
  const accountId = await plantAccount(t.deps, workspaceId);
  const [kept, gone] = await plantPeople(t.deps, workspaceId, [
    { firstName: 'Léa', createdAt: new Date('2026-01-01') },
    { firstName: 'Léo', createdAt: new Date('2026-02-01') },
  ]);
  const [keptId, goneId] = [kept?.id ?? '', gone?.id ?? ''];
  const enrol = async (campaignId: string, personId: string, fields: Partial<EnrolmentRow> = {}) => {
    const keys = { workspaceId, campaignId, personId };
    await t.deps.db
      .insert(campaignLeads)
      .values({ ...keys, verdict: 'qualified', score: 80, reasons: [], addedAt: now });
    await t.deps.db.insert(enrolments).values({
      ...{ ...keys, accountId, sequenceVersion: 1, variant: 'a', score: 80, enrolledAt: now },
      ...{ state: 'waiting', reason: 'acceptance', nextActionAt: now },
      ...fields,
    });
  };
  const merge = () =>
    inTransaction(makeCtx(t.deps, { kind: 'system' }), (ctx) =>
      mergePeople(ctx, workspaceId, [keptId, goneId], { kind: 'email', value: 'lea@exemple.fr' }),
    );
  const undo = async () => {
    const [merged] = await ana.call(peopleApi.merges, { query: {} });
    await ana.call(peopleApi.undoMerge, { params: { id: merged?.id ?? '' } });
  };
  return { ana, workspaceId, accountId, keptId, goneId, enrol, merge, undo };
}
type Two = Awaited<ReturnType<typeof twoRecords>>;

const byPerson = async ({ keptId, goneId }: Two) => {
  const rows = await t.deps.db
    .select()
    .from(relations)
    .where(inArray(relations.personId, [keptId, goneId]));
  const shown = (id: string) => {
    const row = rows.find(({ personId }) => personId === id);
    return row ? [row.state, row.networkPersonId] : null;
  };
  return { kept: shown(keptId), gone: shown(goneId) };
};

test('apart again, nobody is written to under the name of the other: a relation goes where it leads', async () => {
  const two = await twoRecords();
  const { workspaceId, accountId, keptId, goneId } = two;
  const of = { workspaceId, accountId };
  await t.deps.db
    .insert(personIdentities)
    .values([{ workspaceId, personId: goneId, kind: 'classic', value: `ACo-leo-${goneId}` }]);
  await t.deps.db.insert(relations).values([
    { ...of, personId: keptId, state: 'none' },
    { ...of, personId: goneId, state: 'invited', since: now, networkPersonId: `ACo-leo-${goneId}` },
  ]);
  await two.merge();
  await t.deps.db
    .update(relations)
    .set({ state: 'connected' })
    .where(and(eq(relations.workspaceId, workspaceId), eq(relations.personId, keptId)));
  await two.undo();
  expect(await byPerson(two)).toEqual({
    kept: ['none', null],
    gone: ['connected', `ACo-leo-${goneId}`],
  });
});

test('apart again, a thread of the network stays with whom it is', async () => {
  const two = await twoRecords();
  const { workspaceId, accountId, keptId, goneId } = two;
  const of = { workspaceId, accountId, lastMessageAt: now };
  await t.deps.db.insert(conversations).values([
    { ...of, personId: keptId },
    { ...of, personId: goneId, networkConversationId: `c-${goneId}` },
  ]);
  await two.merge();
  await two.undo();
  const rows = await t.deps.db
    .select({ personId: conversations.personId, thread: conversations.networkConversationId })
    .from(conversations)
    .where(eq(conversations.workspaceId, workspaceId));
  expect(new Map(rows.map(({ personId, thread }) => [personId, thread]))).toEqual(
    new Map([
      [keptId, null],
      [goneId, `c-${goneId}`],
    ]),
  );
});

const standing = async ({ workspaceId, keptId }: Two) =>
  (await t.deps.db.select().from(enrolments).where(eq(enrolments.workspaceId, workspaceId)))
    .map(({ personId, state, reason }) => `${personId === keptId ? 'kept' : 'gone'} ${state}: ${reason}`)
    .sort();

const answer = ({ keptId }: Two) =>
  t.deps.db
    .update(enrolments)
    .set({
      ...{ state: 'finished', reason: 'replied', repliedAt: now, finishedAt: now },
      ...{ nextActionAt: null, nextStepKey: null, nextAct: null },
    })
    .where(and(eq(enrolments.personId, keptId), eq(enrolments.state, 'waiting')));

test('a sequence that the merge alone ended goes on', async () => {
  const two = await twoRecords();
  const { id: first } = await prepareCampaign(two.ana, `Une ${randomUUID().slice(0, 4)}`);
  const { id: second } = await prepareCampaign(two.ana, `Autre ${randomUUID().slice(0, 4)}`);
  await two.enrol(first, two.keptId);
  await two.enrol(second, two.goneId);
  await two.merge();
  expect(await standing(two)).toEqual(['kept finished: merged', 'kept waiting: acceptance']);
  await two.undo();
  expect(await standing(two)).toEqual(['gone waiting: acceptance', 'kept waiting: acceptance']);
});

test.for([true, false])(
  'an answer that came in between ends both ways, in the same campaign (%s)',
  async (isSame) => {
    const two = await twoRecords();
    const { id: first } = await prepareCampaign(two.ana, `Une ${randomUUID().slice(0, 4)}`);
    const second = isSame ? first : (await prepareCampaign(two.ana, `Autre ${randomUUID().slice(0, 4)}`)).id;
    await two.enrol(first, two.keptId);
    await two.enrol(second, two.goneId);
    await two.merge();
    await answer(two);
    await two.undo();
    expect(await standing(two)).toEqual(['gone finished: replied', 'kept finished: replied']);
  },
);
