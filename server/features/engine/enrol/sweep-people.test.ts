import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { campaigns } from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { enrolments } from '#server/features/campaigns/enrolments.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { drafts } from '#server/features/texts/drafts/drafts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantAccount } from '#tests/support/plant-campaign.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { goToMonday, steps } from '#tests/support/plant-running.ts';
import { runJob } from '#tests/support/run-job.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { sweepPeopleJob } from '../engine.jobs.ts';

const t = setUpTestApp();
const sweep = () => runJob(makeCtx(t.deps, { kind: 'system' }), sweepPeopleJob, {});
const enrolled = (workspaceId: string) =>
  t.deps.db
    .select()
    .from(enrolments)
    .where(eq(enrolments.workspaceId, workspaceId))
    .orderBy(enrolments.personId);

test('leads of a launched campaign begin although the job that was to begin them is gone', async () => {
  goToMonday(t);
  const { workspaceId, campaignId } = await plantReady(t, { people: 3 });
  await t.deps.db.delete(enrolments).where(eq(enrolments.campaignId, campaignId));
  await sweep();
  const begun = await enrolled(workspaceId);
  expect(begun.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
  await sweep();
  expect(await enrolled(workspaceId)).toEqual(begun);
});

test('who waits for a text that is approved by now is decided for, and who still waits is left alone', async () => {
  goToMonday(t);
  const { workspaceId, campaignId, personIds } = await plantReady(t, { people: 2, steps: [steps.message] });
  const [approved = '', waiting = ''] = personIds;
  const now = t.clock.now();
  const draft = (personId: string) => ({
    workspaceId,
    campaignId,
    personId,
    stepKey: steps.message.key,
    angle: 'statement' as const,
    text: 'Bonjour Léa, parlons-en.',
    sentences: [],
    findings: [],
    blocking: 0,
    advice: 0,
    rules: {} as never,
    briefKey: 'planted',
    author: 'user' as const,
    textNumber: 1,
    position: '000001',
    createdAt: now,
    updatedAt: now,
  });
  await t.deps.db.insert(drafts).values([
    { ...draft(approved), state: 'approved', approvedAt: now },
    { ...draft(waiting), state: 'waiting' },
  ]);
  await t.deps.db
    .update(enrolments)
    .set({
      state: 'asking',
      reason: 'approval',
      nextStepKey: steps.message.key,
      nextAct: null,
      nextActionAt: null,
      finishedAt: null,
    })
    .where(eq(enrolments.workspaceId, workspaceId));
  await sweep();
  const states = new Map((await enrolled(workspaceId)).map(({ personId, state }) => [personId, state]));
  expect(states.get(approved)).toBe('waiting');
  expect(states.get(waiting)).toBe('asking');
});

test('people of an account that their campaign left are taken over although the job that was to do it is gone', async () => {
  goToMonday(t);
  const { workspaceId, accountId, campaignId } = await plantReady(t, { people: 2 });
  const removed = { removedAt: t.clock.now(), state: 'disconnected' as const };
  await t.deps.db.update(socialAccounts).set(removed).where(eq(socialAccounts.id, accountId));
  const other = await plantAccount(t.deps, workspaceId);
  await t.deps.db.update(campaigns).set({ accountId: other }).where(eq(campaigns.id, campaignId));
  await sweep();
  expect((await enrolled(workspaceId)).map((one) => [one.accountId, one.state])).toEqual([
    [other, 'waiting'],
    [other, 'waiting'],
  ]);
});
