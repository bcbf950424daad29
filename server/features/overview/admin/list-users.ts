import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { AdminUserList, UserQuery } from '#contract/overview/admin-users.ts';
import { defaultUserOrder, type UserSort } from '#core/identity/user-list.ts';
import { byBytes, planRank, users } from '#server/features/identity/users/users.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { readCursor, writeCursor } from '#server/platform/http/page-cursor.ts';
import { findUsers, mostCounted, type PageOfUsers, pageLength } from './find-users.ts';
import { presentListed } from './user-columns.ts';

/** Each is the key of an index of `users`, made of one column, ties by id. */
const keys: Record<UserSort, { column: PgColumn; key: SQL; type: SQL }> = {
  seen: { column: users.lastSeenAt, key: sql`${users.lastSeenAt}`, type: sql`timestamptz` },
  created: { column: users.createdAt, key: sql`${users.createdAt}`, type: sql`timestamptz` },
  name: { column: users.sortName, key: byBytes(users.sortName), type: sql`text` },
  email: { column: users.email, key: byBytes(users.email), type: sql`text` },
  plan: { column: users.subscription, key: planRank(users), type: sql`int` },
  state: { column: users.state, key: sql`${users.state}`, type: sql`text` },
};

const Position = z.object({ by: z.string(), key: z.string(), id: z.uuid() });

export async function listUsers(ctx: MemberCtx, query: UserQuery): Promise<AdminUserList> {
  const { sort, order = defaultUserOrder[sort] } = query;
  const by = `${sort} ${order}`;
  const from = readCursor(Position, query.cursor);
  if (from && from.by !== by)
    throw new AppError('invalid_input', 'Cette page est celle d’un autre classement. Revenez au début.');
  const { column, key, type } = keys[sort];
  const [past, way] = order === 'asc' ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const page: PageOfUsers = {
    isByWords: sort === 'name' || sort === 'email',
    column,
    key,
    order: sql`${key} ${way}, ${users.id} ${way}`,
    isPast: from && sql`(${key}, ${users.id}) ${past} (${from.key}::${type}, ${from.id}::uuid)`,
  };
  const { rows, counted } = await findUsers(ctx, query, page);
  const items = rows.slice(0, pageLength);
  const last = items.at(-1);
  return {
    items: items.map(({ key: _, ...user }) => presentListed(user)),
    nextCursor: rows.length > pageLength && last ? writeCursor({ by, key: last.key, id: last.id }) : null,
    total: { count: Math.min(counted, mostCounted), isMore: counted > mostCounted },
  };
}
