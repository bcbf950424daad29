import { and, desc, eq } from 'drizzle-orm';
import type { Thread } from '#contract/overview/conversations.ts';
import { checkAnswer } from '#core/conversations/check-answer.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { messages } from '#server/features/conversations/conversations.table.ts';
import { findConversation, lockConversation } from '#server/features/conversations/find-conversation.ts';
import { markConversation } from '#server/features/conversations/mark-conversation.ts';
import { readObstacle } from '#server/features/conversations/read-obstacle.ts';
import { planAnswer } from '#server/features/engine/ledger/plan-answer.ts';
import { getOwnUser } from '#server/features/identity/users/get-user.ts';
import { readThread } from '#server/features/overview/conversations/read-thread.ts';
import { readWritingSettings } from '#server/features/texts/writing/read-writing-settings.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError, notFound } from '#server/platform/errors.ts';

type Answer = { text: string; lastReplyId: string | null };

/**
 * An answer is always written and sent by the user. It is refused when something came that its author has not read, and
 * when it holds what nobody means to send.
 */
export const answerPerson = (ctx: MemberCtx, id: string, { text, lastReplyId }: Answer): Promise<Thread> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    // The account before the conversation, as everybody who takes both.
    const { personId, accountId } = await findConversation(ctx, id);
    await planAnswer(ctx, { workspaceId, accountId, personId, text });
    const conversation = await lockConversation(ctx, id);
    const last = await readLastReply(ctx, id);
    if (last !== lastReplyId)
      throw new AppError('version_conflict', 'Un nouveau message est arrivé. Lisez-le avant de répondre.', {
        lastReplyId: last,
      });
    const isOpposed = (await readOpposed(ctx, workspaceId, [personId])).has(personId);
    const obstacle = await readObstacle(ctx, conversation, isOpposed);
    if (obstacle) throw new AppError('conflict', obstacle);
    await refuseUnsafe(ctx, personId, text);
    await markConversation(ctx, id, true);
    return readThread(ctx, id);
  });

async function readLastReply(ctx: MemberCtx, conversationId: string): Promise<string | null> {
  const [last] = await ctx.db
    .select({ id: messages.id })
    .from(messages)
    .where(own(messages, ctx.actor, { conversationId, author: 'person' }))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1);
  return last?.id ?? null;
}

async function refuseUnsafe(ctx: MemberCtx, personId: string, text: string): Promise<void> {
  const [person] = await ctx.db
    .select({ firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(and(own(people, ctx.actor), eq(people.id, personId)));
  if (!person) throw notFound('Personne');
  const { firstName, lastName } = await getOwnUser(ctx);
  const { bannedPhrases } = await readWritingSettings(ctx, ctx.actor.workspaceId);
  const findings = checkAnswer(text, {
    person,
    sender: { name: `${firstName} ${lastName}`, firstName },
    bannedPhrases,
  });
  const [first] = findings.filter(({ isBlocking }) => isBlocking);
  if (first) throw new AppError('draft_blocked', `${first.title}. ${first.explanation}`, { findings });
}
