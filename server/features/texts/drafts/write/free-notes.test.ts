import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { SequenceStep } from '#core/campaigns/engagement.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { plantReady } from '#tests/support/plant-ready.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { drafts } from '../drafts.table.ts';
import { startWriting } from './start-writing.ts';

const t = setUpTestApp();
const invitation: SequenceStep = {
  ...{ key: 'invitation', delayDays: 0, window: null, kind: 'invitation' },
  ...{ hasNote: true, instruction: '' },
};

async function writeNotes(tier: 'free' | 'premium') {
  const { campaignId, workspaceId } = await plantReady(t, {
    people: 5,
    steps: [invitation],
    account: { tier },
  });
  await startWriting(makeCtx(t.deps, { kind: 'system' }), { workspaceId, campaignId, people: 10 });
  await t.runJobs();
  const written = (state: 'waiting' | 'skipped') =>
    t.deps.db.$count(drafts, and(eq(drafts.campaignId, campaignId), eq(drafts.state, state)));
  return { waiting: await written('waiting'), skipped: await written('skipped') };
}

test('a free account has three notes a month: the others are invited without one, and nothing is asked for them', {
  tags: 'heavy',
}, async () => {
  expect(await writeNotes('free')).toEqual({ waiting: 3, skipped: 2 });
});

test('where notes are not counted, everybody has one', { tags: 'heavy' }, async () => {
  expect(await writeNotes('premium')).toEqual({ waiting: 5, skipped: 0 });
});
