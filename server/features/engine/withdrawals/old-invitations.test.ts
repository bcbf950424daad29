import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import { excludePeople } from '#server/features/audience/exclusions/exclude-people.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import type { messageAuthors } from '#server/features/conversations/conversations.table.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { inTransaction } from '#server/platform/ctx.ts';
import { openSlot, plantReady, setUpEngine } from '#tests/support/plant-ready.ts';
import { finishPerson } from '../ledger/finish-person.ts';
import { withdrawOldInvitations } from './withdraw-old-invitations.ts';

const { t, system, hours, ledger, turn } = setUpEngine();

/** Invited forty days ago by a sequence that is over. */
async function plantOld() {
  const { workspaceId, accountId, campaignId, personIds } = await plantReady(t, { people: 1 });
  const [personId = ''] = personIds;
  await t.deps.db.delete(enrolments);
  const since = new Date(t.clock.now().getTime() - 40 * dayMs);
  await t.deps.db.insert(relations).values({
    ...{ workspaceId, accountId, campaignId, personId, state: 'invited' },
    ...{ since, invitedAt: since, networkPersonId: 'ACo1', invitationId: 'inv-1' },
  });
  return { workspaceId, accountId, campaignId, personId };
}
type Old = Awaited<ReturnType<typeof plantOld>>;

const write = ({ workspaceId, accountId, personId }: Old, author: (typeof messageAuthors)[number]) =>
  inTransaction(system(), (ctx) =>
    keepMessage(ctx, { workspaceId, accountId, personId, author, text: 'Bonjour.', at: t.clock.now() }),
  );

test('an old invitation waits for the end of a pause, and for the hours of its campaign', async () => {
  const { workspaceId, accountId, campaignId } = await plantOld();
  await t.deps.db
    .update(campaigns)
    .set({ status: 'paused', pausedReason: 'user' })
    .where(eq(campaigns.id, campaignId));
  await withdrawOldInvitations(system());
  expect(await turn()).toEqual([]);
  await t.deps.db
    .update(campaigns)
    .set({ status: 'active', pausedReason: null })
    .where(eq(campaigns.id, campaignId));
  hours(12);
  await openSlot(t, workspaceId, accountId);
  expect(await turn()).toEqual([]);
  hours(12);
  await openSlot(t, workspaceId, accountId);
  expect(await turn()).toEqual(['withdraw']);
});

test('what a campaign alone wrote does not keep it from being taken back', async () => {
  const planted = await plantOld();
  await write(planted, 'campaign');
  await withdrawOldInvitations(system());
  expect(await turn()).toEqual(['withdraw']);
});

test.for(['person', 'owner', 'user'] as const)(
  'of somebody with whom the %s talked, it is left as it is',
  async (author) => {
    const planted = await plantOld();
    await write(planted, author);
    await withdrawOldInvitations(system());
    expect(await turn()).toEqual([]);
    expect(await ledger()).toEqual([]);
  },
);

test.for([
  ['talked', 'talked', (one: Old) => write(one, 'owner')],
  [
    'were excluded',
    'excluded',
    (one: Old) => inTransaction(system(), (ctx) => excludePeople(ctx, one.workspaceId, [one.personId])),
  ],
  ['said no', 'opposed', (one: Old) => oppose(system(), { ...one, source: 'user' })],
  [
    'answered',
    'replied',
    (one: Old) =>
      inTransaction(system(), (ctx) => finishPerson(ctx, { ...one, because: 'replied', at: t.clock.now() })),
  ],
] as const)('of somebody who %s once it was planned, it is left as it is', async ([, outcome, meanwhile]) => {
  const planted = await plantOld();
  await withdrawOldInvitations(system());
  await meanwhile(planted);
  expect(await turn()).toEqual([]);
  expect(await ledger()).toMatchObject([{ state: 'not_sent', outcome, settledBy: 'rule', claimedAt: null }]);
});

test('one whose withdrawal was refused is not found again', async () => {
  const { workspaceId, accountId } = await plantOld();
  await withdrawOldInvitations(system());
  const refuses = {
    withdraw: async () => ({ is: 'refused' as const, reason: 'invalid_request' as const, slug: '' }),
  };
  expect(await turn(refuses)).toEqual(['withdraw']);
  await withdrawOldInvitations(system());
  await openSlot(t, workspaceId, accountId);
  expect(await turn()).toEqual([]);
  expect(await ledger()).toMatchObject([{ state: 'not_sent', outcome: 'invalid_request' }]);
});
