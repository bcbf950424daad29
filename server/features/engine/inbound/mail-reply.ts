import { and, eq, gt } from 'drizzle-orm';
import { conversationsPath } from '#contract/paths.ts';
import { quietUntil } from '#core/identity/quiet-hours.ts';
import { personName } from '#core/people/person-name.ts';
import { describeReply } from '#core/replies/describe-reply.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { readNotificationSettings } from '#server/features/identity/notifications/notification-settings.ts';
import { getUser } from '#server/features/identity/users/get-user.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { replyEmail } from '#server/features/shared/emails/reply.email.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { mailReplyJob } from './inbound.jobs.ts';

/** To whoever wants it, outside of their quiet hours, at an address that is theirs, and of what they have not read yet. */
export async function mailReply(
  ctx: Ctx,
  { workspaceId, messageId }: { workspaceId: string; messageId: string },
): Promise<void> {
  const { mailsReplies, quiet } = await readNotificationSettings(ctx, ownerOf(workspaceId));
  if (!mailsReplies) return;
  const startAfter = quietUntil(quiet, ctx.clock.now());
  if (startAfter) return enqueue(ctx, mailReplyJob, { workspaceId, messageId }, { startAfter });
  const [found] = await ctx.db
    .select({ message: messages, conversation: conversations, person: people })
    .from(messages)
    .innerJoin(
      conversations,
      and(own(conversations, messages), eq(conversations.id, messages.conversationId)),
    )
    .innerJoin(people, and(own(people, conversations), eq(people.id, conversations.personId)))
    .where(and(own(messages, workspaceId), eq(messages.id, messageId), gt(conversations.unread, 0)));
  const user = await getUser(ctx, ownerOf(workspaceId));
  if (!found || !user.emailVerifiedAt) return;
  const { message, conversation, person } = found;
  const isCertain = !conversation.needsReview;
  const described = describeReply(personName(person), '', { kind: message.replyKind ?? 'other', isCertain });
  const isNo = message.replyKind === 'opposition';
  await ctx.mailer.send(
    replyEmail({
      to: user.email,
      firstName: user.firstName,
      title: described.title,
      message: isNo ? described.message : 'Voici ce qui vous a été écrit sur LinkedIn :',
      text: message.text,
      url: `${ctx.env.publicUrl}${conversationsPath(conversation.id)}`,
    }),
  );
}
