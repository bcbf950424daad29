import { and, eq, sql } from 'drizzle-orm';
import { judgeFound } from '#core/lead-searches/judge-found.ts';
import { searchPace, searchRows } from '#core/lead-searches/search-pace.ts';
import { judgedFacts } from '#core/people/company-register.ts';
import { keepBestJudgements } from '#server/features/audience/people/keep-best-judgements.ts';
import { recordPeople } from '#server/features/audience/people/record/record-people.ts';
import { judgeLeads } from '#server/features/campaigns/leads/judge/judge-leads.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { spendQuota } from '#server/features/network/social-accounts/account-uses.ts';
import { requireNetwork } from '#server/features/network/social-accounts/require-network.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { SearchPage } from '#server/providers/social-network/social-network.ts';
import { countQualified } from './count-qualified.ts';
import { type LeadSearchRow, leadSearches, searchResults } from './lead-searches.table.ts';
import { readCriteria } from './read-criteria.ts';
import { stillLocked } from './release-search.ts';
import type { StepResult } from './step-result.ts';

/** The next page of the network, judged on what its rows give. */
export async function readNextPage(
  ctx: Ctx,
  search: LeadSearchRow,
  account: SocialAccountRow,
): Promise<StepResult> {
  const rows = searchRows[account.tier === 'sales_navigator' ? 'sales_navigator' : 'classic'];
  const limit = await spendQuota(ctx, account.id, 'search_row', Math.min(rows.page, rows.all - search.found));
  if (limit === 0) return { is: 'out_of_budget' };
  const outcome = await requireNetwork(ctx).searchPeople(account.providerAccountId, search.query, {
    limit,
    ...(search.cursor && { cursor: search.cursor }),
  });
  if (outcome.is !== 'done') return { is: 'failed', failure: outcome };
  await keepPage(ctx, search, outcome.value, rows.all);
  return { is: 'stepped', pace: searchPace.page };
}

/** People, verdicts, counts and the position to go on from: one commit, or none of it. */
const keepPage = (ctx: Ctx, search: LeadSearchRow, page: SearchPage, most: number): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId, campaignId, id: searchId } = search;
    // Before the search itself: everything that touches people locks in this order.
    await lockOwnerOf(ctx, workspaceId);
    const [locked] = await ctx.db.select().from(leadSearches).where(stillLocked(search)).for('update');
    if (!locked) return;
    const criteria = await readCriteria(ctx, search);
    const qualify = judgeFound(criteria, ctx.clock.now());
    const { recorded, erased } = await recordPeople(ctx, workspaceId, page.items);
    const judged = recorded.map(({ person, isNew, found }) => ({
      personId: person.id,
      isNew,
      found,
      qualification: qualify(judgedFacts(person)),
      isProfileRead: person.profileReadAt !== null,
      isExcluded: person.exclusionId !== null,
    }));
    const kept = judged.length
      ? await ctx.db
          .insert(searchResults)
          .values(
            judged.map(({ personId, isNew, found, qualification, isProfileRead, isExcluded }, rank) => ({
              workspaceId,
              searchId,
              personId,
              rank: locked.found + rank,
              profileKey: found.publicIdentifier ?? found.personId,
              score: Math.round(qualification.score),
              verdict: qualification.verdict,
              reasons: qualification.reasons,
              isNew,
              // Worth the account's budget: something is asked, and a search run again shows only new people.
              isWorthReading:
                criteria !== null &&
                qualification.verdict !== 'unqualified' &&
                !isProfileRead &&
                !isExcluded &&
                (search.rerunOf === null || isNew),
            })),
          )
          .onConflictDoNothing()
          .returning({ personId: searchResults.personId })
      : [];
    if (campaignId) await judgeLeads(ctx, { workspaceId, campaignId }, judged);
    else if (criteria)
      await keepBestJudgements(
        ctx,
        workspaceId,
        judged.map(({ personId }) => personId),
      );
    const found = locked.found + kept.length;
    const isLast = page.cursor === null || page.items.length === 0 || found >= most;
    await ctx.db
      .update(leadSearches)
      .set({
        found,
        newPeople: sql`${leadSearches.newPeople} + ${judged.filter(({ isNew }) => isNew).length}`,
        erased: sql`${leadSearches.erased} + ${erased}`,
        qualified: await countQualified(ctx, search),
        cursor: isLast ? null : page.cursor,
        stage: isLast ? 'profiles' : 'pages',
      })
      .where(and(own(leadSearches, workspaceId), eq(leadSearches.id, searchId)));
  });
