import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  gte,
  isNotNull,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { z } from 'zod';
import type {
  ConversationCounts,
  ConversationRow,
  ConversationView,
} from '#contract/overview/conversations.ts';
import { searchWords } from '#core/leads/search-words.ts';
import { type ReplyKind, replyKinds } from '#core/replies/reply.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { isInText } from '#server/features/campaigns/leads/list/lead-conditions.ts';
import {
  conversations,
  type ConversationRow as Kept,
} from '#server/features/conversations/conversations.table.ts';
import { cameAt, isBack, isUnread } from '#server/features/conversations/is-back.ts';
import { sleepsByWord } from '#server/features/conversations/sleeps-by-word.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { heatRank, isAwake, isToDo } from './is-to-do.ts';
import { presentConversations } from './present-conversations.ts';

const pageSize = 30;
const Position = z.object({ isUnread: z.number(), at: z.iso.datetime(), id: z.uuid() });
type Position = z.infer<typeof Position>;
const HeatPosition = z.object({ rank: z.number(), at: z.iso.datetime(), id: z.uuid() });
type Page = { items: ConversationRow[]; nextCursor: string | null };
type Filter = {
  view: ConversationView;
  kind?: ReplyKind | undefined;
  q?: string | undefined;
  cursor?: string | undefined;
};

/**
 * Those in which the person wrote: unread first, with those whose sleep is over, then the latest. Those that sleep are
 * apart. What is to do: the hottest first, then whoever wrote first.
 */
export async function listConversations(ctx: MemberCtx, { view, kind, q, cursor }: Filter): Promise<Page> {
  const shown = and(
    isMine(ctx),
    isIn(ctx, view),
    kind ? eq(conversations.replyKind, kind) : undefined,
    q ? isWith(ctx, q) : undefined,
  );
  if (view === 'waiting') return listByHeat(ctx, shown, cursor);
  const position = readCursor(Position, cursor);
  const rows =
    position?.isUnread === 0 ? [] : await readPart(ctx, and(shown, isUnread(ctx)), position, cameAt(ctx));
  if (rows.length <= pageSize && view !== 'unread') {
    const rest = position?.isUnread === 0 ? position : undefined;
    rows.push(
      ...(await readPart(ctx, and(shown, not(isUnread(ctx))), rest, sql`${conversations.lastMessageAt}`)),
    );
  }
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const nextCursor = last && rows.length > pageSize ? writeCursor(positionOf(ctx, last)) : null;
  return { items: await presentConversations(ctx, page), nextCursor };
}

async function listByHeat(ctx: MemberCtx, shown: SQL | undefined, cursor: string | undefined): Promise<Page> {
  const after = readCursor(HeatPosition, cursor);
  const rows = await ctx.db
    .select({ row: conversations, rank: heatRank })
    .from(conversations)
    .where(
      and(
        shown,
        after &&
          sql`(${heatRank}, ${conversations.lastReplyAt}, ${conversations.id}) > (${after.rank}::int, ${after.at}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(heatRank, conversations.lastReplyAt, conversations.id)
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const at = last?.row.lastReplyAt?.toISOString();
  const nextCursor =
    last && at && rows.length > pageSize ? writeCursor({ rank: last.rank, at, id: last.row.id }) : null;
  return {
    items: await presentConversations(
      ctx,
      page.map(({ row }) => row),
    ),
    nextCursor,
  };
}

function positionOf(ctx: MemberCtx, row: Kept): Position {
  const isReturned = isBack(row, ctx.campaignClock.now());
  const at = (isReturned && row.snoozedUntil) || row.lastMessageAt;
  return { isUnread: row.unread > 0 || isReturned ? 1 : 0, at: at.toISOString(), id: row.id };
}

/** Every word begins one of the person's name, title or company. */
const isWith = (ctx: MemberCtx, q: string): SQL =>
  exists(
    ctx.db
      .select({ id: people.id })
      .from(people)
      .where(
        and(own(people, ctx.actor), eq(people.id, conversations.personId), ...searchWords(q).map(isInText)),
      ),
  );

const isMine = (ctx: MemberCtx) => and(own(conversations, ctx.actor), isNotNull(conversations.lastReplyAt));

/** Put aside by the user, or until a day that the person named. */
const isAsleep = (ctx: MemberCtx) =>
  or(
    gt(conversations.snoozedUntil, ctx.campaignClock.now()),
    and(
      gte(conversations.lastReplyAt, conversations.lastMessageAt),
      isNull(conversations.handledAt),
      sleepsByWord(ctx),
    ),
  );

function isIn(ctx: MemberCtx, view: ConversationView): SQL | undefined {
  switch (view) {
    case 'open':
      return isAwake(ctx);
    case 'unread':
      return and(isAwake(ctx), isUnread(ctx));
    case 'waiting':
      return isToDo(ctx);
    case 'review':
      return eq(conversations.needsReview, true);
    case 'snoozed':
      return isAsleep(ctx);
  }
}

const readPart = (ctx: MemberCtx, where: SQL | undefined, after: Position | undefined, at: SQL) =>
  ctx.db
    .select()
    .from(conversations)
    .where(
      and(
        where,
        after &&
          or(
            sql`${at} < ${after.at}::timestamptz`,
            and(sql`${at} = ${after.at}::timestamptz`, gt(conversations.id, after.id)),
          ),
      ),
    )
    .orderBy(desc(at), conversations.id)
    .limit(pageSize + 1);

/** How many are to do. */
export async function countToDo(ctx: MemberCtx): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(conversations)
    .where(and(isMine(ctx), isToDo(ctx)));
  return counted?.count ?? 0;
}

export async function countConversations(ctx: MemberCtx): Promise<ConversationCounts> {
  const awake = isAwake(ctx);
  const rows = await ctx.db
    .select({
      kind: conversations.replyKind,
      open: sql<number>`(count(*) filter (where ${awake}))::int`,
      unread: sql<number>`(count(*) filter (where ${and(awake, isUnread(ctx))}))::int`,
      waiting: sql<number>`(count(*) filter (where ${isToDo(ctx)}))::int`,
      review: sql<number>`(count(*) filter (where ${conversations.needsReview}))::int`,
      snoozed: sql<number>`(count(*) filter (where ${isAsleep(ctx)}))::int`,
    })
    .from(conversations)
    .where(isMine(ctx))
    .groupBy(conversations.replyKind);
  const sum = (of: 'open' | 'unread' | 'waiting' | 'review' | 'snoozed') =>
    rows.reduce((total, row) => total + row[of], 0);
  const kinds = Object.fromEntries(
    replyKinds.map((kind) => [kind, rows.find((row) => row.kind === kind)?.open ?? 0]),
  ) as Record<ReplyKind, number>;
  return {
    open: sum('open'),
    unread: sum('unread'),
    waiting: sum('waiting'),
    review: sum('review'),
    snoozed: sum('snoozed'),
    kinds,
  };
}
