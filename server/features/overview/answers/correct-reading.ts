import { and, desc, eq } from 'drizzle-orm';
import type { ConversationRow as Presented } from '#contract/overview/conversations.ts';
import type { ReplyKind } from '#core/replies/reply.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { readOpposed } from '#server/features/audience/oppositions/is-opposed.ts';
import { type ConversationRow, messages } from '#server/features/conversations/conversations.table.ts';
import { findConversation, lockConversation } from '#server/features/conversations/find-conversation.ts';
import { keepReading } from '#server/features/conversations/keep-reading.ts';
import { oppose } from '#server/features/engine/inbound/oppose.ts';
import { wakePerson } from '#server/features/engine/wake/wake-person.ts';
import { presentConversation } from '#server/features/overview/conversations/present-conversations.ts';
import { inTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';

type Correction = { kind: ReplyKind; returnsOn?: Day | null; isMisread: boolean };

/**
 * The user says what a reply means. A clear no is not theirs to undo; one that was understood with a doubt is theirs to
 * say: what waited for it goes on. Saying what was already read answers the question.
 */
export const correctReading = (
  ctx: MemberCtx,
  id: string,
  { kind, returnsOn, isMisread }: Correction,
): Promise<Presented> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId } = ctx.actor;
    const conversation = await lockConversation(ctx, id);
    const { personId } = conversation;
    const message = await findUnderstood(ctx, conversation);
    const wasNo = conversation.replyKind === 'opposition';
    if (wasNo && kind !== 'opposition') {
      await refuseClearNo(ctx, conversation, isMisread);
      await recordActivity(ctx, { workspaceId, personId, kind: 'opposition_undone', detail: { as: kind } });
    }
    await keepReading(ctx, {
      workspaceId,
      conversationId: id,
      messageId: message.id,
      readBy: 'user',
      reading: {
        kind,
        isCertain: true,
        also: [],
        needsHuman: false,
        evidence: [],
        ...(returnsOn && { returnsOn }),
      },
    });
    if (kind === 'opposition') await oppose(ctx, { workspaceId, personId, source: 'user' });
    else if (wasNo) await wakePerson(ctx, { workspaceId, personId });
    return presentConversation(ctx, await findConversation(ctx, id));
  });

async function refuseClearNo(
  ctx: MemberCtx,
  { personId, needsReview }: ConversationRow,
  isMisread: boolean,
): Promise<void> {
  if (!needsReview || (await readOpposed(ctx, ctx.actor.workspaceId, [personId])).size > 0)
    throw new AppError(
      'conflict',
      'Cette personne a demandé à ne plus être contactée\u00a0: cela ne peut pas être annulé.',
    );
  if (!isMisread)
    throw new AppError(
      'conflict',
      'Confirmez que cette réponse n’est pas une opposition\u00a0: la personne pourra de nouveau être contactée.',
    );
}

/** The one that is shown as the kind of the conversation: a no that stays in sight, or the last. */
async function findUnderstood(ctx: MemberCtx, { id, replyKind }: ConversationRow) {
  const rows = await ctx.db
    .select({ id: messages.id, replyKind: messages.replyKind })
    .from(messages)
    .where(and(own(messages, ctx.actor), eq(messages.conversationId, id), eq(messages.author, 'person')))
    .orderBy(desc(messages.at), desc(messages.id));
  const understood = rows.find((row) => row.replyKind === replyKind) ?? rows[0];
  if (!understood) throw new AppError('conflict', 'Cette personne n’a pas encore écrit.');
  return understood;
}
