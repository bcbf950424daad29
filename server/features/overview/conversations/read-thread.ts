import { and, desc, eq } from 'drizzle-orm';
import type { Thread, ThreadMessage } from '#contract/overview/conversations.ts';
import { listUnsent, type SentAttempt } from '#core/conversations/unsent-messages.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import {
  type ConversationRow,
  type MessageRow,
  messages,
} from '#server/features/conversations/conversations.table.ts';
import { findConversation, findConversationWith } from '#server/features/conversations/find-conversation.ts';
import { readObstacle } from '#server/features/conversations/read-obstacle.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { notFound } from '#server/platform/errors.ts';
import { presentConversations, presentPerson } from './present-conversations.ts';

/** Longer ones are shown by their end. */
const mostMessages = 500;

export async function readThread(ctx: MemberCtx, conversationId: string): Promise<Thread> {
  const conversation = await findConversation(ctx, conversationId);
  return threadWith(ctx, conversation.personId, conversation);
}

export const readThreadWith = async (ctx: MemberCtx, personId: string): Promise<Thread> =>
  threadWith(ctx, personId, await findConversationWith(ctx, personId));

async function threadWith(
  ctx: MemberCtx,
  personId: string,
  conversation: ConversationRow | null,
): Promise<Thread> {
  const { workspaceId } = ctx.actor;
  const [person] = await ctx.db
    .select()
    .from(people)
    .where(and(own(people, workspaceId), eq(people.id, personId)));
  if (!person) throw notFound('Personne');
  const stored = conversation ? await readMessages(ctx, conversation.id) : [];
  const acts = await readActs(ctx, personId);
  const [presented] = conversation ? await presentConversations(ctx, [conversation]) : [];
  return {
    conversation: presented ?? null,
    person: presentPerson(person),
    messages: [...stored.map(presentMessage), ...notesOf(acts)].sort((a, b) => a.at.localeCompare(b.at)),
    leaving: listUnsent(acts, stored.findLast(({ author }) => author === 'user')?.at ?? null),
    obstacle: await readObstacle(ctx, conversation, presented?.isOpposed === true),
    lastReplyId: stored.findLast(({ author }) => author === 'person')?.id ?? null,
  };
}

async function readMessages(ctx: MemberCtx, conversationId: string): Promise<MessageRow[]> {
  const rows = await ctx.db
    .select()
    .from(messages)
    .where(and(own(messages, ctx.actor), eq(messages.conversationId, conversationId)))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(mostMessages);
  return rows.reverse();
}

const presentMessage = ({
  id,
  author,
  text,
  at,
  readAt,
  replyKind,
  also,
  evidence,
}: MessageRow): ThreadMessage => ({
  id,
  author,
  kind: 'message',
  text,
  at: at.toISOString(),
  readAt: readAt?.toISOString() ?? null,
  replyKind,
  also,
  evidence,
});

const readActs = (
  ctx: MemberCtx,
  personId: string,
): Promise<(SentAttempt & { hasNote: boolean; claimedAt: Date | null })[]> =>
  ctx.db
    .select({
      id: attempts.id,
      act: attempts.act,
      state: attempts.state,
      text: attempts.text,
      hasNote: attempts.hasNote,
      plannedAt: attempts.plannedAt,
      claimedAt: attempts.claimedAt,
      calledAt: attempts.calledAt,
      settledAt: attempts.settledAt,
      askedAt: attempts.askedAt,
      outcome: attempts.outcome,
    })
    .from(attempts)
    .where(and(own(attempts, ctx.actor), eq(attempts.personId, personId)))
    .orderBy(attempts.plannedAt);

/** What went with an invitation is the first thing that was said. */
const notesOf = (
  acts: readonly (SentAttempt & { hasNote: boolean; claimedAt: Date | null })[],
): ThreadMessage[] =>
  acts.flatMap(({ id, act, state, hasNote, text, claimedAt, plannedAt }) =>
    act === 'invite' && state === 'confirmed' && hasNote && text
      ? [
          {
            id,
            author: 'campaign' as const,
            kind: 'note' as const,
            text,
            at: (claimedAt ?? plannedAt).toISOString(),
            readAt: null,
            replyKind: null,
            also: [],
            evidence: [],
          },
        ]
      : [],
  );
