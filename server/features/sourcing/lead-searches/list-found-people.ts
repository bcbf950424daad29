import { and, eq, inArray } from 'drizzle-orm';
import type { Lead } from '#contract/campaigns/leads.ts';
import { people } from '#server/features/audience/people/people.table.ts';
import { bestFirst } from '#server/features/campaigns/leads/list/best-first.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { getSearch } from './get-search.ts';
import { type LeadSearchRow, searchResults } from './lead-searches.table.ts';

const best = bestFirst(searchResults);

/** Whom a search brought: all of them, or only the new ones when it was run before. */
const broughtBy = ({ workspaceId, id, rerunOf }: LeadSearchRow) =>
  and(
    own(searchResults, workspaceId),
    eq(searchResults.searchId, id),
    rerunOf === null ? undefined : eq(searchResults.isNew, true),
  );

/** The best first, those whose name is hidden last. */
export async function listFoundPeople(
  ctx: MemberCtx,
  id: string,
  cursor?: string,
): Promise<{ items: Lead[]; nextCursor: string | null }> {
  const search = await getSearch(ctx, id);
  return best.page(ctx, cursor, async (where, limit) => {
    const rows = await ctx.db
      .select({ person: people, result: searchResults })
      .from(searchResults)
      .innerJoin(people, and(own(people, searchResults), eq(people.id, searchResults.personId)))
      .where(and(broughtBy(search), where))
      .orderBy(...best.order)
      .limit(limit);
    return rows.map(({ person, result }) => ({ person, lead: { ...result, addedAt: search.startedAt } }));
  });
}

/** Those of the given who were found by the search, or everyone it found who fits. */
export async function listFoundIds(
  ctx: MemberCtx,
  search: LeadSearchRow,
  chosen: readonly string[] | undefined,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: searchResults.personId })
    .from(searchResults)
    .where(
      and(
        broughtBy(search),
        chosen ? inArray(searchResults.personId, [...chosen]) : eq(searchResults.verdict, 'qualified'),
      ),
    );
  return rows.map(({ id }) => id);
}
