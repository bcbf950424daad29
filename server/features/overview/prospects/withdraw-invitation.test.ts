import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { prospectsApi } from '#contract/overview/prospects.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { tickEngine } from '#server/features/engine/round/tick-engine.ts';
import { withdrawOldInvitations } from '#server/features/engine/withdrawals/withdraw-old-invitations.ts';
import { inTransaction, makeCtx } from '#server/platform/ctx.ts';
import { plantRelation } from '#tests/support/plant-engine.ts';
import { countingNetwork, openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
beforeEach(() => goToMonday(t));

/** Invited three days ago, and waited for. */
async function plantInvited() {
  const planted = await plantReady(t, { people: 1, steps: [steps.invitation, steps.wait] });
  const { ana, workspaceId, accountId, campaignId, personIds } = planted;
  const id = personIds[0] ?? '';
  const since = new Date(t.clock.now().getTime() - 3 * 86_400_000);
  const of = { workspaceId, accountId, campaignId, personId: id };
  await plantRelation(t.deps, of, {
    ...{ state: 'invited', since, invitedAt: since },
    ...{ networkPersonId: 'ACo1', invitationId: 'inv-1' },
  });
  await t.deps.db
    .update(enrolments)
    .set({
      ...{ state: 'waiting', reason: 'acceptance', nextAct: null, nextStepKey: 'attente' },
      nextActionAt: new Date(t.clock.now().getTime() + 18 * 86_400_000),
    })
    .where(eq(enrolments.personId, id));
  const ledger = () => t.deps.db.select().from(attempts).where(eq(attempts.personId, id));
  const turn = async () => {
    await openSlot(t, workspaceId, accountId);
    const { network, calls } = countingNetwork();
    await tickEngine({ ...system(), network }, { token: randomUUID() });
    return calls;
  };
  const read = () => ana.call(prospectsApi.one, { params: { id } });
  const withdraw = () => ana.call(prospectsApi.withdrawInvitation, { params: { id } });
  return { ana, of, id, ledger, turn, read, withdraw };
}

test('an invitation that waits is taken back by hand, once, and ends the sequence', {
  tags: 'heavy',
}, async () => {
  const { ana, id, ledger, turn, read, withdraw } = await plantInvited();
  expect((await read()).relation).toMatchObject({ state: 'invited', withdrawal: 'possible' });
  expect(await withdraw()).toMatchObject({
    enrolment: { state: 'finished', reason: 'withdrawn' },
    relation: { withdrawal: 'planned' },
  });
  await expect(withdraw()).rejects.toMatchObject({ code: 'conflict' });
  expect(await ledger()).toMatchObject([{ stepKey: 'old_invitation', act: 'withdraw', state: 'planned' }]);

  expect(await turn()).toEqual(['withdraw']);
  expect(await ledger()).toMatchObject([
    { state: 'confirmed', networkId: 'inv-1', gate: { passed: expect.anything() } },
  ]);
  expect((await read()).relation).toMatchObject({ state: 'withdrawn', withdrawal: null });
  await expect(withdraw()).rejects.toMatchObject({ code: 'conflict' });
  const { items } = await ana.call(prospectsApi.history, { params: { id }, query: {} });
  expect(items.slice(0, 3).map(({ title, detail }) => [title, detail])).toEqual([
    ['Invitation retirée', null],
    ['Séquence terminée', 'Invitation retirée par vous.'],
    ['Retrait de l’invitation demandé par vous', null],
  ]);
  expect(items[0]?.gate?.passed.length).toBeGreaterThan(0);

  // What takes old invitations back by itself finds nothing more to do, whatever the network says of it later.
  await t.deps.db
    .update(relations)
    .set({ state: 'invited', since: new Date(t.clock.now().getTime() - 40 * 86_400_000) })
    .where(eq(relations.personId, id));
  await withdrawOldInvitations(system());
  expect(await turn()).toEqual([]);
  expect(await ledger()).toHaveLength(1);
});

test('whoever accepts before it leaves stays; with whom the user talks, it is theirs to take back', {
  tags: 'heavy',
}, async () => {
  const accepted = await plantInvited();
  await accepted.withdraw();
  await t.deps.db.update(relations).set({ state: 'connected' }).where(eq(relations.personId, accepted.id));
  expect(await accepted.turn()).toEqual([]);
  expect(await accepted.ledger()).toMatchObject([{ state: 'not_sent', outcome: 'not_pending' }]);

  const talking = await plantInvited();
  await inTransaction(system(), (ctx) =>
    keepMessage(ctx, { ...talking.of, author: 'owner', text: 'Bonjour.', at: t.clock.now() }),
  );
  expect((await talking.read()).relation?.withdrawal).toBeNull();
  await expect(talking.withdraw()).rejects.toMatchObject({ code: 'conflict', message: /échangez/ });
  expect((await talking.read()).enrolment?.state).toBe('waiting');
});

test('nobody takes back the invitation of somebody else', async () => {
  const { id, ledger } = await plantInvited();
  const bob = await t.member();
  await expect(bob.call(prospectsApi.withdrawInvitation, { params: { id } })).rejects.toMatchObject({
    code: 'not_found',
  });
  expect(await ledger()).toEqual([]);
});
