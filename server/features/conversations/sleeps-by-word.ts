import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { snoozingKinds } from '#core/conversations/snooze-by-reply.ts';
import { dayIn } from '#core/time/calendar-day.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { conversations } from './conversations.table.ts';

const { replyKind, returnsOn, needsReview } = conversations;

/** As `core/conversations/snooze-by-reply.ts` says it, of a row. */
export const sleepsByWord = (ctx: Ctx): SQL<boolean> =>
  sql<boolean>`coalesce(${and(
    inArray(replyKind, [...snoozingKinds]),
    gt(returnsOn, dayIn('Europe/Paris', ctx.campaignClock.now())),
    eq(needsReview, false),
  )}, false)`;
