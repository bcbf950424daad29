import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { judgeFound } from '#core/lead-searches/judge-found.ts';
import { searchPace } from '#core/lead-searches/search-pace.ts';
import { judgedFacts } from '#core/people/company-register.ts';
import { keepBestJudgements } from '#server/features/audience/people/keep-best-judgements.ts';
import { keepProfile } from '#server/features/audience/people/record/keep-profile.ts';
import { judgeLeads } from '#server/features/campaigns/leads/judge/judge-leads.ts';
import { lockOwnerOf } from '#server/features/identity/plans/lock-owner.ts';
import { spendQuota } from '#server/features/network/social-accounts/account-uses.ts';
import { requireNetwork } from '#server/features/network/social-accounts/require-network.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import type { Company, Profile } from '#server/providers/social-network/people.ts';
import { countQualified } from './count-qualified.ts';
import { type LeadSearchRow, leadSearches, searchResults } from './lead-searches.table.ts';
import { readCriteria } from './read-criteria.ts';
import { stillLocked } from './release-search.ts';
import type { StepResult } from './step-result.ts';

const lastRefusals = [
  'unknown_person',
  'not_found',
  'blocked',
  'unreachable',
  'not_available',
  'not_allowed',
];

/** The whole profile of the best person not yet read, within the account's budget of the day. */
export async function readNextProfile(
  ctx: Ctx,
  search: LeadSearchRow,
  account: SocialAccountRow,
): Promise<StepResult> {
  const [next] = await ctx.db
    .select()
    .from(searchResults)
    .where(
      and(
        own(searchResults, search, { searchId: search.id, isWorthReading: true }),
        isNull(searchResults.readAt),
      ),
    )
    .orderBy(desc(searchResults.score), asc(searchResults.rank))
    .limit(1);
  if (!next) return { is: 'over' };
  if ((await spendQuota(ctx, account.id, 'profile_read')) === 0) return { is: 'out_of_budget' };
  const network = requireNetwork(ctx);
  const profile = await network.readProfile(account.providerAccountId, next.profileKey);
  const isGone = profile.is === 'refused' && lastRefusals.includes(profile.reason);
  if (profile.is !== 'done' && !isGone) return { is: 'failed', failure: profile };
  const company = profile.is === 'done' ? await readCompany(ctx, account, profile.value) : null;
  await keep(ctx, search, next.personId, profile.is === 'done' ? profile.value : null, company);
  return { is: 'stepped', pace: searchPace.profile };
}

/** Its size and its sector; without them these criteria stay unknown. */
async function readCompany(ctx: Ctx, account: SocialAccountRow, profile: Profile): Promise<Company | null> {
  const companyId = profile.experience.find(({ isCurrent }) => isCurrent)?.companyId;
  if (!companyId) return null;
  const company = await requireNetwork(ctx).readCompany(account.providerAccountId, companyId);
  return company.is === 'done' ? company.value : null;
}

const keep = (
  ctx: Ctx,
  search: LeadSearchRow,
  personId: string,
  profile: Profile | null,
  company: Company | null,
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const { workspaceId, campaignId, id: searchId } = search;
    await lockOwnerOf(ctx, workspaceId);
    const [locked] = await ctx.db.select().from(leadSearches).where(stillLocked(search)).for('update');
    if (!locked) return;
    const person = profile && (await keepProfile(ctx, { workspaceId, personId }, profile, company));
    // The profile may have shown that two records are one.
    const readId = person?.id ?? personId;
    const qualification =
      person && judgeFound(await readCriteria(ctx, search), ctx.clock.now())(judgedFacts(person));
    if (campaignId && qualification)
      await judgeLeads(ctx, { workspaceId, campaignId }, [{ personId: readId, qualification }]);
    await ctx.db
      .update(searchResults)
      .set({
        readAt: ctx.campaignClock.now(),
        ...(qualification && {
          score: Math.round(qualification.score),
          verdict: qualification.verdict,
          reasons: qualification.reasons,
        }),
      })
      .where(own(searchResults, workspaceId, { searchId, personId: readId }));
    if (!campaignId && qualification) await keepBestJudgements(ctx, workspaceId, [readId]);
    await ctx.db
      .update(leadSearches)
      .set({
        profilesRead: sql`${leadSearches.profilesRead} + 1`,
        qualified: await countQualified(ctx, search),
      })
      .where(and(own(leadSearches, workspaceId), eq(leadSearches.id, searchId)));
  });
