import { and, eq, sql } from 'drizzle-orm';
import { prepareSpelling } from '#core/imports/unite-tags.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';

/** A tag that only another case or accent sets apart from one of the user's is written as theirs. */
export async function readSpelling(ctx: MemberCtx): Promise<(tag: string) => string> {
  const rows = await ctx.db
    .selectDistinct({ tag: sql<string>`unnest(${people.tags})`.as('tag') })
    .from(people)
    .where(and(eq(people.userId, ctx.actor.userId), sql`${people.tags} <> '{}'`))
    .orderBy(sql`tag`);
  return prepareSpelling(rows.map(({ tag }) => tag));
}
