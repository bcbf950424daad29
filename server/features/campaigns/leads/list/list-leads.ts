import { and, inArray, type SQL, sql } from 'drizzle-orm';
import type { LeadFilter } from '#contract/campaigns/lead-filter.ts';
import { type LeadRow, mostCounted } from '#contract/campaigns/lead-list.ts';
import { exclusions } from '#server/features/audience/exclusions/exclusions.table.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { own } from '#server/platform/db/own.ts';
import { writeCursor } from '#server/platform/http/page-cursor.ts';
import { isRare, leadConditions } from './lead-conditions.ts';
import { makeOrder, type Sorting } from './lead-order.ts';
import { presentLeadRow, type ShownPerson, shownColumns } from './present-lead-row.ts';
import { readOutside } from './read-outside.ts';
import { sampleWords } from './sample-words.ts';

const pageLength = 50;

type Asked = { filter: LeadFilter; cursor?: string | undefined } & Sorting;
type LeadPage = { items: LeadRow[]; nextCursor: string | null; total: number | null };

type Order = ReturnType<typeof makeOrder>;
type PageRow = ShownPerson & { key: string | null };

/** A page of everyone who matches; how many there are comes with the first. */
export async function listLeads(ctx: MemberCtx, { filter, cursor, ...sorting }: Asked): Promise<LeadPage> {
  const order = makeOrder(sorting);
  const { workspaceId } = ctx.actor;
  const shares = await sampleWords(ctx, workspaceId, filter);
  const matches = leadConditions(ctx, workspaceId, filter, shares);
  const { rows, total } =
    cursor !== undefined
      ? { rows: await readPage(ctx, matches, order, cursor), total: null }
      : isRare(shares)
        ? await gatherFirst(ctx, matches, order)
        : await readFirst(ctx, matches, order);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return {
    items: await present(ctx, page),
    nextCursor:
      rows.length > pageLength && last ? writeCursor({ by: order.by, key: last.key, id: last.id }) : null,
    total,
  };
}

async function readFirst(ctx: Ctx, matches: SQL, order: Order) {
  const [rows, total] = await Promise.all([
    readPage(ctx, matches, order, undefined),
    countUpTo(ctx, matches),
  ]);
  return { rows, total };
}

/** The index of words is asked once, not once to count and once to list; unless there turn out to be many. */
async function gatherFirst(
  ctx: Ctx,
  matches: SQL,
  order: Order,
): Promise<{ rows: PageRow[]; total: number }> {
  // Under the name of the table itself: what is shown and sorted is written the same.
  const found = ctx.db
    .select({ ...shownColumns, sortName: people.sortName, sortCompany: people.sortCompany })
    .from(people)
    .where(matches)
    .limit(mostCounted + 1)
    .as('people');
  const rows = await ctx.db
    .select({ ...shownColumns, key: order.keyText, total: sql<number>`(count(*) over ())::int` })
    .from(found)
    .orderBy(order.all)
    .limit(pageLength + 1);
  const total = rows[0]?.total ?? 0;
  return { total, rows: total > mostCounted ? await readPage(ctx, matches, order, undefined) : rows };
}

async function readPage(
  ctx: Ctx,
  matches: SQL,
  { keyText, partsFrom, read }: Order,
  cursor: string | undefined,
): Promise<PageRow[]> {
  const rows: PageRow[] = [];
  for (const { where, orderBy, from } of partsFrom(read(cursor))) {
    if (rows.length > pageLength) break;
    const more = await ctx.db
      .select({ ...shownColumns, key: keyText })
      .from(people)
      .where(and(matches, where(from)))
      .orderBy(...orderBy)
      .limit(pageLength + 1 - rows.length);
    rows.push(...more);
  }
  return rows;
}

/** One more than `mostCounted` at most: beyond, nobody needs the number. */
export async function countUpTo(ctx: Ctx, matches: SQL): Promise<number> {
  const [counted] = await rowsOf<{ count: number }>(
    ctx.db,
    sql`select count(*)::int as count from (select 1 from ${people} where ${matches} limit ${mostCounted + 1}) found`,
  );
  return counted?.count ?? 0;
}

async function present(ctx: MemberCtx, page: ShownPerson[]): Promise<LeadRow[]> {
  const exclusionIds = page.flatMap(({ exclusionId }) => exclusionId ?? []);
  const rules = exclusionIds.length
    ? await ctx.db
        .select()
        .from(exclusions)
        .where(and(own(exclusions, ctx.actor), inArray(exclusions.id, exclusionIds)))
    : [];
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  const outside = await readOutside(
    ctx,
    page.map(({ id }) => id),
  );
  return page.map((person) =>
    presentLeadRow(person, ruleById.get(person.exclusionId ?? '') ?? null, outside.has(person.id)),
  );
}
