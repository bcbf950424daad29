import { and, desc, inArray } from 'drizzle-orm';
import { recordActivity } from '#server/features/audience/activity/record-activity.ts';
import { noteConnected, noteDeclined } from '#server/features/audience/relations/note-relation.ts';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { markReadByPerson } from '#server/features/conversations/keep-message.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import { confirmAttempt } from '#server/features/engine/ledger/confirm-attempt.ts';
import { refuseAttempt } from '#server/features/engine/ledger/refuse-attempt.ts';
import { clocksApartMs } from '#server/features/engine/settle/read-record.ts';
import { wakePerson, wakeUnread } from '#server/features/engine/wake/wake-person.ts';
import { readAgain } from '#server/features/network/social-accounts/news/receive-news.ts';
import { forgetWords, takeNews } from '#server/features/network/social-accounts/news/take-news.ts';
import type { NetworkNews } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { atOneMoment, type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { News } from './find-person.ts';
import { findPerson } from './find-person.ts';
import { receiveReply } from './receive-reply.ts';
import { takeOver } from './take-over.ts';

/**
 * What happened on the network changes what happens here, once, in one commit: a reply and the end of the sequence, the
 * opposition, the colleagues who wait, the notification. Reported late, twice or out of order, it does no harm.
 */
export const handleNetworkNews = (ctx: Ctx, newsId: string): Promise<void> =>
  inTransaction(ctx, async (running) => {
    const ctx = atOneMoment(running);
    const news = await takeNews(ctx, newsId);
    if (!news) return;
    if (news.kind === 'unreadable') {
      await readAgain(ctx, news);
      return forgetWords(ctx, news);
    }
    const person = await findPerson(ctx, news);
    if (!person) return forgetWords(ctx, news);
    const now = ctx.campaignClock.now();
    // A clock that is ahead of ours cannot put off what follows.
    const at = news.occurredAt > now ? now : news.occurredAt;
    await handlers[news.kind](ctx, { news, person, at });
    if (news.kind === 'message_received' || news.kind === 'message_sent')
      await wakeUnread(ctx, { workspaceId: news.workspaceId, personId: person.id });
  });

const handlers: Record<
  Exclude<NetworkNews['kind'], 'unreadable'>,
  (ctx: Ctx, news: News) => Promise<void>
> = {
  relation: noteAcceptance,
  invitation_gone: noteRefusal,
  message_received: receiveReply,
  message_sent: takeOver,
  message_read: noteReceipt,
};

async function noteAcceptance(ctx: Ctx, { news, person, at }: News): Promise<void> {
  const { workspaceId, accountId } = news;
  const of = { workspaceId, accountId, personId: person.id };
  // The attempt before the relation, as whoever records the end of a call takes them.
  const [invitation] = await ctx.db
    .select()
    .from(attempts)
    .where(
      and(
        own(attempts, workspaceId, { accountId, personId: person.id, act: 'invite' }),
        inArray(attempts.state, ['in_flight', 'unknown', 'confirmed']),
      ),
    )
    .orderBy(desc(attempts.plannedAt))
    .limit(1)
    .for('update');
  const relation = await noteConnected(ctx, { ...of, since: at, networkPersonId: news.personId });
  if (!relation) return;
  const calledAt = invitation?.calledAt ?? at;
  const isOfBefore = invitation !== undefined && at.getTime() < calledAt.getTime() - clocksApartMs;
  // Who accepts was invited: nobody has to be asked any more. A relation of before the call needed no invitation.
  if (invitation && invitation.state !== 'confirmed') {
    if (isOfBefore) await refuseAttempt(ctx, invitation, 'already_related', 'network');
    else await confirmAttempt(ctx, { workspaceId, attemptId: invitation.id, at: calledAt });
  }
  const campaignId = relation.campaignId ?? (isOfBefore ? null : invitation?.campaignId) ?? null;
  // A relation that nobody of us asked for is no acceptance.
  if (campaignId)
    await recordActivity(ctx, {
      ...of,
      kind: 'invitation_accepted',
      campaignId,
      detail: { happenedAt: at.toISOString() },
    });
  await wakePerson(ctx, { workspaceId, personId: person.id });
}

async function noteRefusal(ctx: Ctx, { news, person, at }: News): Promise<void> {
  const { workspaceId, accountId, invitationId } = news;
  const of = { workspaceId, accountId, personId: person.id };
  const declined = invitationId && (await noteDeclined(ctx, { ...of, invitationId, at }));
  if (!declined) return;
  await recordActivity(ctx, {
    ...of,
    kind: 'invitation_declined',
    campaignId: declined.campaignId,
    detail: { happenedAt: at.toISOString() },
  });
  await wakePerson(ctx, { workspaceId, personId: person.id });
}

async function noteReceipt(ctx: Ctx, { news, person, at }: News): Promise<void> {
  const { workspaceId, accountId } = news;
  const [conversation] = await ctx.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(own(conversations, workspaceId, { accountId, personId: person.id }));
  if (!conversation) return;
  const read = await markReadByPerson(ctx, {
    workspaceId,
    conversationId: conversation.id,
    networkMessageId: news.messageId,
    at,
  });
  if (read.length === 0) return;
  const [sent] = await ctx.db
    .select({ campaignId: attempts.campaignId, stepKey: attempts.stepKey })
    .from(attempts)
    .where(
      and(
        own(attempts, workspaceId),
        inArray(
          attempts.id,
          read.flatMap(({ attemptId }) => attemptId ?? []),
        ),
      ),
    )
    .orderBy(desc(attempts.plannedAt))
    .limit(1);
  await recordActivity(ctx, {
    workspaceId,
    accountId,
    personId: person.id,
    kind: 'message_read',
    campaignId: sent?.campaignId ?? null,
    stepKey: sent?.stepKey ?? null,
    detail: { happenedAt: at.toISOString() },
  });
}
