import { and, eq, isNull, or } from 'drizzle-orm';
import { conversationsPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { describeReply } from '#core/replies/describe-reply.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { askWriter } from '#server/features/campaigns/writer-usage/ask-writer.ts';
import { conversations, messages } from '#server/features/conversations/conversations.table.ts';
import { keepReading } from '#server/features/conversations/keep-reading.ts';
import { readOurLast } from '#server/features/conversations/read-our-last.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { oppose } from './oppose.ts';
import { replyZone } from './receive-reply.ts';

type Reply = { workspaceId: string; messageId: string };

/**
 * A model reads what the rules were not certain of, outside of any transaction. What the user said meanwhile stands; an
 * opposition that only the model sees keeps everything back, and asks to be read.
 */
export async function refineReading(ctx: Ctx, reply: Reply): Promise<void> {
  const found = await findReply(ctx, reply);
  if (!found) return;
  const { text, at, conversationId } = found.message;
  const { workspaceId } = reply;
  const ours = await readOurLast(ctx, { workspaceId, conversationId, before: at });
  const { value: reading, author } = await askWriter(ctx, { workspaceId, purpose: 'reply' }, (writer) =>
    writer.readReply(text, { now: at, zone: replyZone, ours }),
  );
  if (author !== 'model') return;
  await inTransaction(ctx, async (ctx) => {
    const still = await findReply(ctx, reply);
    if (!still) return;
    const { conversation, person } = still;
    const { messageId } = reply;
    const of = { workspaceId, messageId, conversationId: conversation.id };
    await keepReading(ctx, { ...of, reading, readBy: 'model' });
    if (reading.kind !== 'opposition') return;
    if (reading.isCertain)
      await oppose(ctx, { workspaceId, personId: conversation.personId, source: 'reply' });
    const link = conversationsPath(conversation.id);
    await notify(ctx, ownerOf(workspaceId), { ...describeReply(personName(person), text, reading), link });
  });
}

/** Only what neither the user nor a model has read; locked, so that neither comes between. */
async function findReply(ctx: Ctx, { workspaceId, messageId }: Reply) {
  const [found] = await ctx.db
    .select({ message: messages, conversation: conversations, person: people })
    .from(messages)
    .innerJoin(
      conversations,
      and(own(conversations, messages), eq(conversations.id, messages.conversationId)),
    )
    .innerJoin(people, and(own(people, conversations), eq(people.id, conversations.personId)))
    .where(
      and(
        own(messages, workspaceId),
        eq(messages.id, messageId),
        or(eq(messages.readBy, 'rules'), isNull(messages.readBy)),
      ),
    )
    .for('update', { of: [messages, conversations] });
  return found ?? null;
}
