import { and, eq, gte, inArray, isNull, lte, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { dayIn } from '#core/time/calendar-day.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { conversations } from './conversations.table.ts';

const { lastReplyAt, lastMessageAt, snoozedUntil, returnsOn, replyKind, needsReview } = conversations;

/**
 * The last word is theirs and asks for one of ours, now: opened or not. A no closes the conversation, unless it was
 * understood with a doubt; an answer that is about to leave was written.
 */
export function awaitsAnswer(ctx: Ctx): SQL<boolean> {
  const now = ctx.campaignClock.now();
  const leaving = ctx.db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        own(attempts, conversations),
        eq(attempts.personId, conversations.personId),
        eq(attempts.act, 'answer'),
        inArray(attempts.state, ['planned', 'claimed', 'in_flight', 'unknown']),
      ),
    );
  return sql<boolean>`coalesce(${and(
    gte(lastReplyAt, lastMessageAt),
    or(isNull(snoozedUntil), lte(snoozedUntil, now)),
    or(isNull(returnsOn), lte(returnsOn, dayIn('Europe/Paris', now))),
    or(isNull(replyKind), notInArray(replyKind, ['refusal', 'opposition']), eq(needsReview, true)),
    notExists(leaving),
  )}, false)`;
}
