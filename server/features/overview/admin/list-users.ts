import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminUser, AdminUserList, UserQuery } from '#contract/admin-users.ts';
import { plans } from '#core/identity/plans.ts';
import { type UserSort, usualUserOrder } from '#core/identity/user-list.ts';
import { isSignsOnly, searchWords } from '#core/leads/search-words.ts';
import { byBytes, planRank, users, wordsOf } from '#server/features/identity/users/users.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';

const pageLength = 50;
const mostCounted = 1000;
/** So many are sorted as they are found; more are read along the index of their order. */
const few = 5000;

/** Each is the key of an index of `users`, ties by id. */
const keys: Record<UserSort, { key: SQL; type: SQL }> = {
  seen: { key: sql`${users.lastSeenAt}`, type: sql`timestamptz` },
  created: { key: sql`${users.createdAt}`, type: sql`timestamptz` },
  name: { key: byBytes(users.sortName), type: sql`text` },
  email: { key: byBytes(users.email), type: sql`text` },
  plan: { key: planRank(users), type: sql`int` },
  state: { key: sql`${users.state}`, type: sql`text` },
};

const Position = z.object({ by: z.string(), key: z.string(), id: z.uuid() });

/** What a list shows of an account, and nothing of what is in it. */
export const userColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: users.email,
  role: users.role,
  plan: users.subscription,
  hasCustomLimits: sql<boolean>`${users.customLimits} is not null and ${users.subscription} = 'ENTERPRISE'`,
  state: users.state,
  createdAt: users.createdAt,
  lastSeenAt: users.lastSeenAt,
  account: socialAccounts.state,
};
type Listed = Omit<AdminUser, 'createdAt' | 'lastSeenAt'> & { createdAt: Date; lastSeenAt: Date };

/** For a join: the account that is linked now, if any. */
export const isLinked = () =>
  and(own(socialAccounts, { workspaceId: users.id }), isNull(socialAccounts.removedAt));

export const presentListed = ({ createdAt, lastSeenAt, ...user }: Listed): AdminUser => ({
  ...user,
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

export async function listUsers(ctx: MemberCtx, query: UserQuery): Promise<AdminUserList> {
  const { sort, order = usualUserOrder[sort] } = query;
  const by = `${sort} ${order}`;
  const from = readCursor(Position, query.cursor);
  if (from && from.by !== by)
    throw new AppError('invalid_input', 'Cette page est celle d’un autre classement. Revenez au début.');
  const { key, type } = keys[sort];
  const past = order === 'asc' ? sql`>` : sql`<`;
  const way = order === 'asc' ? asc : desc;
  const counted = await countMatches(ctx, query);
  // Everybody is read along the order, however few they are.
  const matches = isOpen(query) || counted > few ? isMet(query) : inArray(users.id, somebody(ctx, query));
  const rows = await ctx.db
    .select({ ...userColumns, key: sql<string>`${key}::text` })
    .from(users)
    .leftJoin(socialAccounts, isLinked())
    .where(and(matches, from && sql`(${key}, ${users.id}) ${past} (${from.key}::${type}, ${from.id}::uuid)`))
    .orderBy(way(key), way(users.id))
    .limit(pageLength + 1);
  const items = rows.slice(0, pageLength);
  const last = items.at(-1);
  return {
    items: items.map(({ key: _, ...user }) => presentListed(user)),
    nextCursor: rows.length > pageLength && last ? writeCursor({ by, key: last.key, id: last.id }) : null,
    total: { count: Math.min(counted, mostCounted), isMore: counted > mostCounted },
  };
}

/** Nothing is asked for. */
const isOpen = ({ q = '', plan, state }: UserQuery): boolean => q.trim() === '' && !plan && !state;

const wordsIn = (q: string): string[] => searchWords(q.replace(/[&+#]/g, ' '));
const isOf = ({ plan, state }: UserQuery): SQL | undefined =>
  and(plan && sql`${planRank(users)} = ${plans.indexOf(plan)}`, state && eq(users.state, state));

/** Each word begins one of the name or of the address; found by the index of words. */
function isFound(query: UserQuery): SQL | undefined {
  const { q = '' } = query;
  const words = wordsIn(q);
  const lexemes = words.map((word) => `'${word}':*`).join(' & ');
  return and(
    isSignsOnly(q) ? sql`false` : undefined,
    words.length > 0 ? sql`${wordsOf(users)} @@ ${lexemes}::tsquery` : undefined,
    isOf(query),
  );
}

/** The same, where so many match that a page of them is soon met on the way: the text itself is read. */
const isMet = (query: UserQuery): SQL | undefined =>
  and(
    ...wordsIn(query.q ?? '').map((word) => sql`strpos(' ' || ${users.searchText}, ${` ${word}`}) > 0`),
    isOf(query),
  );

/** As many as may be sorted at each page; the limit keeps the planner from walking a whole order for the last of them. */
const somebody = ({ db }: MemberCtx, query: UserQuery) =>
  db
    .select({ id: users.id })
    .from(users)
    .where(isFound(query))
    .limit(few + 1);

async function countMatches(ctx: MemberCtx, query: UserQuery): Promise<number> {
  const [found] = await ctx.db.select({ count: count() }).from(somebody(ctx, query).as('some'));
  return found?.count ?? 0;
}
