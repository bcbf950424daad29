import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { LeadFilter } from '#contract/lead-filter.ts';
import { type LeadRow, mostCounted } from '#contract/lead-list.ts';
import { exclusions } from '#server/features/exclusions/exclusions.table.ts';
import { people } from '#server/features/people/people.table.ts';
import type { Ctx, MemberCtx } from '#server/platform/ctx.ts';
import { rowsOf } from '#server/platform/db/database.ts';
import { writeCursor } from '#server/platform/http/page-cursor.ts';
import { leadConditions } from './lead-conditions.ts';
import { makeOrder, type Sorting } from './lead-order.ts';
import { presentLeadRow, type ShownPerson, shownColumns } from './present-lead-row.ts';
import { sampleWords } from './sample-words.ts';

const pageLength = 50;

type Asked = { filter: LeadFilter; cursor?: string | undefined } & Sorting;
type LeadPage = { items: LeadRow[]; nextCursor: string | null; total: number | null };

/** A page of everyone who matches; how many there are comes with the first. */
export async function listLeads(ctx: MemberCtx, { filter, cursor, ...sorting }: Asked): Promise<LeadPage> {
  const order = makeOrder(sorting);
  const { userId } = ctx.actor;
  const matches = leadConditions(ctx, userId, filter, await sampleWords(ctx, userId, filter));
  const [rows, total] = await Promise.all([
    readPage(ctx, matches, order, cursor),
    cursor === undefined ? countUpTo(ctx, matches) : null,
  ]);
  const page = rows.slice(0, pageLength);
  const last = page.at(-1);
  return {
    items: await present(ctx, page),
    nextCursor:
      rows.length > pageLength && last ? writeCursor({ by: order.by, key: last.key, id: last.id }) : null,
    total,
  };
}

async function readPage(
  ctx: Ctx,
  matches: SQL,
  { keyText, partsFrom, read }: ReturnType<typeof makeOrder>,
  cursor: string | undefined,
) {
  const rows: (ShownPerson & { key: string | null })[] = [];
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
        .where(and(eq(exclusions.userId, ctx.actor.userId), inArray(exclusions.id, exclusionIds)))
    : [];
  const ruleById = new Map(rules.map((rule) => [rule.id, rule]));
  return page.map((person) => presentLeadRow(person, ruleById.get(person.exclusionId ?? '') ?? null));
}
