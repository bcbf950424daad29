import type { IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { planSearch, type SearchPlan, searchSeatOf } from '#core/targeting/search-plan.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { lookUpChoices, lookUpDepartments } from './look-up-places.ts';

/** A search with what was typed by hand under the network's own names; the criteria come back with those it knows. */
export async function planKnownSearch(
  ctx: Ctx,
  account: SocialAccountRow,
  criteria: IcpCriteria,
): Promise<{ criteria: IcpCriteria; plan: SearchPlan }> {
  const [places, departments] = await Promise.all([
    lookUpChoices(ctx, account, 'location', criteria.places),
    lookUpDepartments(ctx, account, criteria),
  ]);
  const known = { ...criteria, places };
  return { criteria: known, plan: planSearch(known, searchSeatOf(account.tier), departments) };
}
