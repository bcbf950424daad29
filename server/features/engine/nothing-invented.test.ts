import { expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { relations } from '#server/features/audience/relations/relations.table.ts';
import { handleNetworkNews } from '#server/features/engine/inbound/handle-network-news.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { SocialNetwork } from '#server/providers/social-network/social-network.ts';
import { countingNetwork, plantReady, setUpEngine } from '#tests/support/plant-ready.ts';
import { steps } from '#tests/support/plant-running.ts';
import { attempts } from './ledger/attempts.table.ts';
import { reconcileAttempts } from './settle/reconcile-attempts.ts';

const { t, system, hours, ledger } = setUpEngine();

const done = <T>(value: T) => ({ is: 'done' as const, value });

/** An invitation whose call nobody knows the end of. */
async function plantLostInvitation() {
  const planted = await plantReady(t, { people: 1, steps: [steps.invitation] });
  const { workspaceId, accountId, campaignId } = planted;
  const [personId = ''] = planted.personIds;
  await t.deps.db
    .insert(personIdentities)
    .values({ workspaceId, personId, kind: 'classic', value: 'ACo1' })
    .onConflictDoNothing();
  await t.deps.db.insert(attempts).values({
    ...{ workspaceId, accountId, campaignId, personId },
    stepKey: steps.invitation.key,
    act: 'invite',
    state: 'unknown',
    networkPersonId: 'ACo1',
    plannedAt: t.clock.now(),
    calledAt: t.clock.now(),
    nextCheckAt: t.clock.now(),
  });
  return { ...planted, personId };
}

/** A network where they are a relation, and no invitation waits. */
const related = (since: Date): Partial<SocialNetwork> => ({
  listSentInvitations: async () => done({ items: [], cursor: null }),
  readProfile: async () => done({ distance: 1, invitation: null } as never),
  listRelations: async () => done({ items: [{ personId: 'ACo1', since } as never], cursor: null }),
});

test.for([
  ['a year before the call', -365, 'not_sent', 'already_related'],
  ['after the call', 0.2, 'confirmed', null],
] as const)('a relation of %s is read as such', async ([, days, state, outcome]) => {
  await plantLostInvitation();
  const since = new Date(t.clock.now().getTime() + days * dayMs);
  hours(12);
  await reconcileAttempts({ ...system(), network: countingNetwork(related(since)).network });
  expect(await ledger()).toMatchObject([{ state, outcome, settledBy: 'network' }]);
  expect(await t.deps.db.select().from(relations)).toMatchObject([{ state: 'connected' }]);
});

test.for([
  ['before', -3, 'not_sent'],
  ['after', 0.1, 'confirmed'],
] as const)('news of a relation of %s the call', async ([, days, state]) => {
  const { workspaceId, accountId } = await plantLostInvitation();
  const occurredAt = new Date(t.clock.now().getTime() + days * dayMs);
  hours(12);
  const [news] = await t.deps.db
    .insert(networkNews)
    .values({
      ...{
        workspaceId,
        accountId,
        kind: 'relation',
        key: 'relation:ACo1',
        personId: 'ACo1',
        reportedBy: 'webhook',
      },
      ...{ occurredAt, recordedAt: t.clock.now() },
    })
    .returning();
  await handleNetworkNews(system(), news?.id ?? '');
  expect(await ledger()).toMatchObject([{ state }]);
});
