import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dayMs } from '#core/time/durations.ts';
import { people, personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import type { RefusalReason } from '#server/providers/social-network/outcome.ts';
import { countingNetwork, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { tickEngine } from './tick-engine.ts';

const t = setUpTestApp();
const system = () => makeCtx(t.deps, { kind: 'system' });
const worker = { token: randomUUID() };

beforeEach(async () => {
  await t.deps.db.delete(enrolments);
  goToMonday(t);
});

/** Somebody whose address alone is known: their profile is read before anything leaves. */
async function plantUnread() {
  const planted = await plantReady(t, { people: 1, steps: [steps.invitation, steps.wait] });
  const [personId = ''] = planted.personIds;
  await t.deps.db.delete(personIdentities).where(inArray(personIdentities.personId, planted.personIds));
  await t.deps.db
    .update(people)
    .set({ publicIdentifier: `lea-${randomUUID()}` })
    .where(eq(people.id, personId));
  const enrolment = async () =>
    (await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId)))[0];
  return enrolment;
}

const refusing = (reason: RefusalReason) =>
  countingNetwork({ readProfile: async () => ({ is: 'refused', reason, slug: reason }) });

test.for(['provider_key_refused', 'not_allowed', 'not_available', 'wrong_account'] as const)(
  'a refusal that is about the provider and not about the person (%s) ends nobody’s sequence',
  async (reason) => {
    const enrolment = await plantUnread();
    const { network, calls } = refusing(reason);
    await tickEngine({ ...system(), network }, worker);
    expect(calls).toEqual(['readProfile']);
    expect(await enrolment()).toMatchObject({ state: 'waiting', reason: 'account_throttled' });
  },
);

test('whoever cannot be read again and again is asked for later each time', async () => {
  const enrolment = await plantUnread();
  const enrolledAt = new Date(t.clock.now().getTime() - 5.5 * dayMs);
  await t.deps.db
    .update(enrolments)
    .set({ enrolledAt })
    .where(eq(enrolments.personId, (await enrolment())?.personId ?? ''));
  await tickEngine({ ...system(), network: refusing('not_allowed').network }, worker);
  const later = (await enrolment())?.nextActionAt?.getTime() ?? 0;
  expect((later - t.clock.now().getTime()) / dayMs).toBeGreaterThan(4);
});

test('a server without a provider ends nobody’s sequence either', async () => {
  const enrolment = await plantUnread();
  await tickEngine({ ...system(), network: null }, worker);
  expect(await enrolment()).toMatchObject({ state: 'waiting', reason: 'account_throttled' });
});

test('a profile that the network does not know ends the sequence', async () => {
  const enrolment = await plantUnread();
  await tickEngine({ ...system(), network: refusing('unknown_person').network }, worker);
  expect(await enrolment()).toMatchObject({ state: 'finished', reason: 'unreachable' });
});
