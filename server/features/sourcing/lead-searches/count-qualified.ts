import { and, count, eq, isNull } from 'drizzle-orm';
import { people } from '#server/features/audience/people/people.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { type LeadSearchRow, searchResults } from './lead-searches.table.ts';

/** How many of those a search found fit, as far as is known; a search run again counts only whom it adds. */
export async function countQualified(ctx: Ctx, { workspaceId, id, rerunOf }: LeadSearchRow): Promise<number> {
  const [counted] = await ctx.db
    .select({ count: count() })
    .from(searchResults)
    .innerJoin(people, and(own(people, searchResults), eq(people.id, searchResults.personId)))
    .where(
      and(
        isNull(people.exclusionId),
        own(searchResults, workspaceId),
        eq(searchResults.searchId, id),
        eq(searchResults.verdict, 'qualified'),
        rerunOf === null ? undefined : eq(searchResults.isNew, true),
      ),
    );
  return counted?.count ?? 0;
}
