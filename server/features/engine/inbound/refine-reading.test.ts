import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { notificationsApi } from '#contract/identity/notifications.ts';
import { conversationsApi } from '#contract/overview/conversations.ts';
import type { ReplyReading } from '#core/replies/reply.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { networkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { makeCtx } from '#server/platform/ctx.ts';
import { builtInWriter } from '#server/providers/writer/built-in/built-in-writer.ts';
import type { Writer } from '#server/providers/writer/writer.ts';
import { type Enrolled, plantSender } from '#tests/support/plant-enrolled.ts';
import { setUpTestApp } from '#tests/support/test-app.ts';
import { handleNetworkNews } from './handle-network-news.ts';
import { readReplyJob } from './inbound.jobs.ts';
import { refineReading } from './refine-reading.ts';

const t = setUpTestApp();
const doubtful = 'Vaste programme.';

/** A model that reads every reply so; `meanwhile` happens while it thinks. */
const modelThatReads = (
  kind: ReplyReading['kind'],
  {
    isCertain = true,
    meanwhile = async () => {},
  }: { isCertain?: boolean; meanwhile?: () => Promise<void> } = {},
): Writer => ({
  ...builtInWriter,
  model: 'essai',
  readReply: async () => {
    await meanwhile();
    const value = { kind, isCertain, also: [], needsHuman: !isCertain, evidence: [] };
    return { value, author: 'model', usage: [] };
  },
});

async function replied() {
  const ana = await plantSender(t);
  const camille = await ana.enrol();
  await ana.record('message_received', camille, doubtful);
  await t.runJobs();
  const [found] = await t.deps.db
    .select({ id: messages.id })
    .from(messages)
    .where(eq(messages.workspaceId, ana.workspaceId));
  const refine = (writer: Writer) =>
    refineReading(
      { ...makeCtx(t.deps, { kind: 'system' }), writer },
      {
        workspaceId: ana.workspaceId,
        messageId: found?.id ?? '',
      },
    );
  return { ana, camille, refine };
}
const conversationOf = async ({ personId }: Enrolled) =>
  (await t.deps.db.select().from(conversations).where(eq(conversations.personId, personId)))[0];

test('what the rules are not sure of is read by the model, once', { tags: 'heavy' }, async () => {
  const { camille, refine } = await replied();
  expect(await conversationOf(camille)).toMatchObject({ replyKind: 'other', needsReview: true });
  await refine(modelThatReads('later'));
  expect(await conversationOf(camille)).toMatchObject({ replyKind: 'later', needsReview: false });
  await refine(modelThatReads('refusal'));
  expect((await conversationOf(camille))?.replyKind).toBe('later');
});

test('an opposition that only the model sees is told, and asked about', async () => {
  const { ana, camille, refine } = await replied();
  await refine(modelThatReads('opposition', { isCertain: false }));
  expect(await conversationOf(camille)).toMatchObject({ replyKind: 'opposition', needsReview: true });
  const ctx = makeCtx(t.deps, { kind: 'system' });
  expect((await readOpposed(ctx, ana.workspaceId, [camille.personId])).size).toBe(0);
  expect((await ana.member.call(notificationsApi.list))[0]?.title).toBe(
    'Camille Moreau ne veut peut-être plus de messages',
  );
});

test('what the user said while the model was thinking stands', async () => {
  const { ana, camille, refine } = await replied();
  const id = (await conversationOf(camille))?.id ?? '';
  const meanwhile = async () => {
    await ana.member.call(conversationsApi.correct, { params: { id }, body: { kind: 'interested' } });
  };
  await refine(modelThatReads('refusal', { meanwhile }));
  expect(await conversationOf(camille)).toMatchObject({ replyKind: 'interested', needsReview: false });
});

test('the model is asked only where there is one and a doubt, and after the commit', async () => {
  const ana = await plantSender(t);
  const [sure, unsure] = [await ana.enrol(), await ana.enrol({ lastName: 'Perrin', company: 'Autre' })];
  await ana.record('message_received', sure, 'Non merci, pas intéressée.');
  await ana.record('message_received', unsure, doubtful);
  const ctx = { ...makeCtx(t.deps, { kind: 'system' as const }), writer: modelThatReads('later') };
  const news = await t.deps.db.select().from(networkNews).where(eq(networkNews.workspaceId, ana.workspaceId));
  for (const { id } of news) await handleNetworkNews(ctx, id);
  const asked = await t.deps.jobs.boss.findJobs<{ workspaceId: string }>(readReplyJob.name);
  expect(asked.filter(({ data }) => data.workspaceId === ana.workspaceId)).toHaveLength(1);
});
