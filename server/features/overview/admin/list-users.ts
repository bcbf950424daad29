import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AdminUser, AdminUserList, UserQuery } from '#contract/admin-users.ts';
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
  const matches = conditions(query);
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
    total: await countMatches(ctx, matches),
  };
}

/** Each word begins one of the name or of the address. */
function conditions({ q = '', plan, state }: UserQuery): SQL | undefined {
  const words = searchWords(q.replace(/[&+#]/g, ' '));
  return and(
    isSignsOnly(q) ? sql`false` : undefined,
    words.length > 0
      ? sql`${wordsOf(users)} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
      : undefined,
    plan && eq(users.subscription, plan),
    state && eq(users.state, state),
  );
}

async function countMatches({ db }: MemberCtx, matches: SQL | undefined): Promise<AdminUserList['total']> {
  const some = db
    .select({ id: users.id })
    .from(users)
    .where(matches)
    .limit(mostCounted + 1)
    .as('some');
  const [found] = await db.select({ count: count() }).from(some);
  const counted = found?.count ?? 0;
  return { count: Math.min(counted, mostCounted), isMore: counted > mostCounted };
}
