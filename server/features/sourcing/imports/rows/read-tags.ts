import { and, sql } from 'drizzle-orm';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** A tag that only another case or accent sets apart from one of these is written as theirs. */
export async function readTags(ctx: MemberCtx): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ tag: sql<string>`unnest(${people.tags})`.as('tag') })
    .from(people)
    .where(and(own(people, ctx.actor), sql`${people.tags} <> '{}'`))
    .orderBy(sql`tag`);
  return rows.map(({ tag }) => tag);
}
