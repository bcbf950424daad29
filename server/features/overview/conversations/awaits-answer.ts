import {
  and,
  eq,
  gte,
  inArray,
  isNull,
  lte,
  not,
  notExists,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { conversations } from '#server/features/conversations/conversations.table.ts';
import { isDoubtfulNo } from '#server/features/conversations/doubtful-no.ts';
import { sleepsByWord } from '#server/features/conversations/sleeps-by-word.ts';
import { attempts } from '#server/features/engine/ledger/attempts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

const { lastReplyAt, lastMessageAt, snoozedUntil, replyKind, needsReview, handledAt } = conversations;

/** An answer that is about to leave was written. */
export const isAnswerLeaving = (ctx: Ctx) =>
  ctx.db
    .select({ id: attempts.id })
    .from(attempts)
    .where(
      and(
        own(attempts, conversations, { personId: conversations.personId, act: 'answer' }),
        inArray(attempts.state, ['planned', 'claimed', 'in_flight', 'unknown']),
      ),
    );

/**
 * The last word is theirs and asks for one of ours, now: opened or not. A no closes the conversation; one that was
 * understood with a doubt waits for the user, whatever was written since.
 */
export function awaitsAnswer(ctx: Ctx): SQL<boolean> {
  const now = ctx.campaignClock.now();
  const isTheirs = and(
    gte(lastReplyAt, lastMessageAt),
    not(sleepsByWord(ctx)),
    or(isNull(replyKind), notInArray(replyKind, ['refusal', 'opposition']), eq(needsReview, true)),
    isNull(handledAt),
    notExists(isAnswerLeaving(ctx)),
  );
  const isAwake = or(isNull(snoozedUntil), lte(snoozedUntil, now));
  return sql<boolean>`coalesce(${and(isAwake, or(isDoubtfulNo, isTheirs))}, false)`;
}
