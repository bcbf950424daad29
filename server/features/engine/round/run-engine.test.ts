import { randomUUID } from 'node:crypto';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { personIdentities } from '#server/features/audience/people/people.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { newsReceiver, newsSecret } from '#server/features/network/social-accounts/news/receive-news.ts';
import {
  networkNews,
  socialAccounts,
} from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { openSlot, plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday } from '#tests/support/plant-running.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { attempts } from '../ledger/attempts.table.ts';
import { runEngine } from './run-engine.ts';

const t = setUpTestApp();
beforeAll(() => goToMonday(t));

test('a reply that was stored while nobody worked is handled before the first round of an engine that starts', async () => {
  const { workspaceId, accountId, personIds } = await plantReady(t, { people: 1 });
  const [personId = ''] = personIds;
  const [account] = await t.deps.db.select().from(socialAccounts).where(eq(socialAccounts.id, accountId));
  const [name] = await t.deps.db
    .select()
    .from(personIdentities)
    .where(and(eq(personIdentities.personId, personId), eq(personIdentities.kind, 'classic')));
  const reply = {
    event: 'message_received',
    account_id: account?.providerAccountId,
    chat_id: `c-${personId}`,
    provider_message_id: randomUUID(),
    message: 'Oui, parlons-en jeudi.',
    timestamp: t.clock.now().toISOString(),
    sender: { attendee_provider_id: name?.value },
    attendees: [],
  };
  await newsReceiver(makeCtx(t.deps, { kind: 'system' }))(JSON.stringify(reply), newsSecret(t.deps));
  await openSlot(t, workspaceId, accountId);
  // No worker takes jobs here: only the engine can have read it.
  const engine = runEngine(t.deps);
  const isHandled = and(eq(networkNews.workspaceId, workspaceId), isNotNull(networkNews.handledAt));
  await expect.poll(() => t.deps.db.$count(networkNews, isHandled)).toBe(1);
  await engine.stop();
  const [enrolment] = await t.deps.db.select().from(enrolments).where(eq(enrolments.personId, personId));
  expect(enrolment).toMatchObject({ state: 'finished', reason: 'replied' });
  expect(await t.deps.db.$count(attempts, eq(attempts.workspaceId, workspaceId))).toBe(0);
});
