import { and, gt, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Day } from '#core/time/calendar-day.ts';
import { instantIn } from '#core/time/zoned-time.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { type ConversationRow, conversations } from './conversations.table.ts';

const { lastMessageAt, snoozedUntil, unread } = conversations;

/** When what slept until a day wakes. */
export const morningOf = (day: Day): Date => instantIn('Europe/Paris', day, 8 * 60);

/** Its morning came, and nobody opened it since: it counts as unread, from that morning on. */
export const isBackNow = (ctx: MemberCtx): SQL | undefined =>
  and(lte(snoozedUntil, ctx.campaignClock.now()), lt(lastMessageAt, snoozedUntil));

export const isBack = (row: ConversationRow, now: Date): boolean =>
  row.snoozedUntil !== null && row.snoozedUntil <= now && row.lastMessageAt < row.snoozedUntil;

export const isUnread = (ctx: MemberCtx): SQL => sql`coalesce(${or(gt(unread, 0), isBackNow(ctx))}, false)`;

/** What an unread one is ordered by. */
export const cameAt = (ctx: MemberCtx): SQL<Date> =>
  sql<Date>`case when ${isBackNow(ctx)} then ${snoozedUntil} else ${lastMessageAt} end`;
