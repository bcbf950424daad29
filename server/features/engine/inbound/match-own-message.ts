import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { isSameMessage } from '#core/engine/same-message.ts';
import { type AttemptRow, attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { News } from './find-person.ts';

/** Which act of ours a message of the sender's is; null: it was written by hand. */
export async function matchOwnMessage(ctx: Ctx, { news, person, at }: News): Promise<AttemptRow | null> {
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
