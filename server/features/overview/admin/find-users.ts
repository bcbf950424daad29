import { and, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { UserQuery } from '#contract/overview/admin-users.ts';
import { plans } from '#core/identity/plans.ts';
import { isSignsOnly, searchWords } from '#core/leads/search-words.ts';
import { planRank, users, wordsOf } from '#server/features/identity/users/users.table.ts';
import { socialAccounts } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { isLinked, userColumns } from './user-columns.ts';

export const pageLength = 50;
export const mostCounted = 1000;
/** So many of a plan or a state are sorted as they are found; more are read along the index of their order. */
const few = 5000;
/** How far an order is read for a page, in the table or in an index alone, before the index of words is asked instead. */
const walkLength = { table: 4000, index: 60_000 };
/** Of so many drawn by chance, so many match: they are met everywhere. */
const sample = { rows: 8000, percent: 1, common: 160 };
/** How far a thousand of them are looked for. */
const countedRows = 100_000;

/** The part of an order that is asked for. */
export type PageOfUsers = {
  isByWords: boolean;
  column: PgColumn;
  key: SQL;
  order: SQL;
  isPast: SQL | null | undefined;
};
type Found = { rows: Awaited<ReturnType<typeof readRows>>; counted: number };

/** One more than a page, and how many match, counted a little past the most that is said. */
export async function findUsers(ctx: MemberCtx, query: UserQuery, page: PageOfUsers): Promise<Found> {
  if (isSignsOnly(query.q ?? '')) return { rows: [], counted: 0 };
  const words = wordsIn(query.q ?? '');
  if (words.length === 0) return findByChoice(ctx, query, page);
  if (await isCommon(ctx, query)) {
    const rows = await readRows(ctx, page, inArray(users.id, walkThrough(query, page)));
    if (rows.length > pageLength) return { rows, counted: mostCounted + 1 };
  }
  return findByWords(ctx, query, page);
}

const readRows = ({ db }: MemberCtx, { key, order, isPast }: PageOfUsers, matches: SQL | undefined) =>
  db
    .select({ ...userColumns, key: sql<string>`${key}::text` })
    .from(users)
    .leftJoin(socialAccounts, isLinked())
    .where(and(matches, isPast ?? undefined))
    .orderBy(order)
    .limit(pageLength + 1);

const wordsIn = (q: string): string[] => searchWords(q.replace(/[&+#]/g, ' '));

const isOf = ({ plan, state }: UserQuery): SQL | undefined =>
  and(plan && sql`${planRank(users)} = ${plans.indexOf(plan)}`, state && eq(users.state, state));

/** Everybody, or those of a plan or a state. */
async function findByChoice(ctx: MemberCtx, query: UserQuery, page: PageOfUsers): Promise<Found> {
  const some = ctx.db
    .select({ id: users.id })
    .from(users)
    .where(isOf(query))
    // Keeps the planner from walking a whole order for the last of them.
    .limit(few + 1);
  const [found] = await ctx.db.select({ count: count() }).from(some.as('some'));
  const counted = found?.count ?? 0;
  const isWalked = isOf(query) === undefined || counted > few;
  return { rows: await readRows(ctx, page, isWalked ? isOf(query) : inArray(users.id, some)), counted };
}

/** Each word begins one of the name or of the address: the text itself is read. */
const isMet = (query: UserQuery): SQL | undefined =>
  and(
    ...wordsIn(query.q ?? '').map((word) => sql`strpos(' ' || ${users.searchText}, ${` ${word}`}) > 0`),
    isOf(query),
  );

/** Whether more match than are counted, so often that a page of them is soon met along any order that has no part in it. */
async function isCommon({ db }: MemberCtx, query: UserQuery): Promise<boolean> {
  // The name of the table stands for the part of it that is read.
  const countIn = async (part: SQL, most: number) => {
    const [found] = await rowsOf<{ count: string }>(
      db,
      sql`select count(*) from (select from (${part}) users where ${isMet(query)} limit ${most}) met`,
    );
    return Number(found?.count);
  };
  const drawn = sql`select * from ${users} tablesample system (${sql.raw(String(sample.percent))}) repeatable (1) limit ${sample.rows}`;
  if ((await countIn(drawn, sample.common)) < sample.common) return false;
  const first = sql`select * from ${users} limit ${countedRows}`;
  return (await countIn(first, mostCounted + 1)) > mostCounted;
}

/** Those of a page who are met within so many steps along its order. */
function walkThrough(query: UserQuery, { isByWords, order, isPast }: PageOfUsers): SQL {
  // The indexes of names and of addresses hold these, and answer alone; plans and states are read in the table.
  const isIndexed = isByWords && isOf(query) === undefined;
  const read = isIndexed ? sql`${users.id}, ${users.searchText}, ${users.sortName}, ${users.email}` : sql`*`;
  return sql`(select ${users.id} from (select ${read} from ${users} where ${isPast ?? sql`true`} order by ${order}
      limit ${isIndexed ? walkLength.index : walkLength.table}) users
    where ${isMet(query)} order by ${order} limit ${pageLength + 1})`;
}

/** All who match, by the index of words, read once; then those of the page. */
async function findByWords(ctx: MemberCtx, query: UserQuery, page: PageOfUsers): Promise<Found> {
  const lexemes = wordsIn(query.q ?? '')
    .map((word) => `'${word}':*`)
    .join(' & ');
  const found = await rowsOf<{ id: string | null; count: string }>(
    ctx.db,
    sql`with users as materialized (
        select ${users.id}, ${page.column}
        from ${users} where ${and(sql`${wordsOf(users)} @@ ${lexemes}::tsquery`, isOf(query))})
      select counted.count, page.id from (select count(*) from (select from users limit ${mostCounted + 1}) matching) counted
      left join (select ${users.id} from users where ${page.isPast ?? sql`true`} order by ${page.order} limit ${pageLength + 1}) page on true`,
  );
  const ids = found.flatMap(({ id }) => id ?? []);
  const rows = ids.length > 0 ? await readRows(ctx, page, inArray(users.id, ids)) : [];
  return { rows, counted: Number(found[0]?.count ?? 0) };
}
