import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { isSameMessage } from '#core/engine/same-message.ts';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { nameSentMessage } from '#server/features/conversations/name-sent-message.ts';
import { type AttemptRow, attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { confirmAttempt } from '#server/features/engine/ledger/confirm-attempt.ts';
import { endsOf, finishPerson } from '#server/features/engine/ledger/finish-person.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { News } from './find-person.ts';

/**
 * A message of the sender's own. Ours come back this way too: they confirm what was not sure to have left. Any other one
 * was written by hand: the user has taken this person in hand, and no sequence goes on.
 */
export async function takeOver(ctx: Ctx, { news, person, at }: News): Promise<void> {
  const { workspaceId, accountId, conversationId, messageId } = news;
  const attempt = await matchOwnMessage(ctx, { news, person, at });
  if (attempt) {
    const seen = { workspaceId, attemptId: attempt.id, networkMessageId: messageId };
    const left = attempt.calledAt ?? at;
    await confirmAttempt(ctx, { ...seen, at: left, networkConversationId: conversationId });
    await nameSentMessage(ctx, seen);
    return;
  }
  await keepMessage(ctx, {
    workspaceId,
    accountId,
    personId: person.id,
    author: 'owner',
    text: news.text ?? '',
    at,
    networkConversationId: conversationId,
    networkMessageId: messageId,
  });
  const finished = await finishPerson(ctx, { workspaceId, personId: person.id, because: 'taken_over', at });
  await recordActivity(
    ctx,
    ...finished.map(({ campaignId }) => ({
      workspaceId,
      accountId,
      personId: person.id,
      campaignId,
      kind: 'taken_over' as const,
    })),
    ...endsOf(finished),
  );
}

/** Which act of ours a message of the sender's is; null: it was written by hand. */
async function matchOwnMessage(ctx: Ctx, { news, person, at }: News): Promise<AttemptRow | null> {
  const called = await ctx.db
    .select()
    .from(attempts)
    .where(
      and(
        own(attempts, news, { accountId: news.accountId, personId: person.id }),
        // The note of an invitation becomes the first message of the conversation.
        or(inArray(attempts.act, ['message', 'answer']), and(eq(attempts.act, 'invite'), attempts.hasNote)),
        inArray(attempts.state, ['in_flight', 'unknown', 'confirmed']),
        isNotNull(attempts.calledAt),
      ),
    )
    .orderBy(desc(attempts.calledAt));
  const reported = {
    networkId: news.messageId,
    text: news.text,
    // Without a date of its own, nobody knows how long after the message it was reported.
    at: news.occurredAt.getTime() === news.recordedAt.getTime() ? null : at,
  };
  return called.find((attempt) => isSameMessage(attempt, reported)) ?? null;
}
