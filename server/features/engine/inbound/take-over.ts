import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { keepMessage } from '#server/features/conversations/keep-message.ts';
import { nameSentMessage } from '#server/features/conversations/name-sent-message.ts';
import { confirmAttempt } from '#server/features/engine/ledger/confirm-attempt.ts';
import { endsOf, finishPerson } from '#server/features/engine/ledger/finish-person.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import type { News } from './find-person.ts';
import { matchOwnMessage } from './match-own-message.ts';

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
