import { uniteAlternatives } from '#core/targeting/alternatives.ts';
import type { Choice, IcpCriteria } from '#core/targeting/icp-criteria.ts';
import { planSearch, type SearchPlan, searchSeatOf } from '#core/targeting/search-plan.ts';
import type { SocialAccountRow } from '#server/features/network/social-accounts/social-accounts.table.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { lookUpAround, lookUpChoices, lookUpDepartments } from './look-up-places.ts';

/** A search with what was typed by hand under the network's own names; the criteria come back with those it knows. */
export async function planKnownSearch(
  ctx: Ctx,
  account: SocialAccountRow,
  criteria: IcpCriteria,
): Promise<{ criteria: IcpCriteria; plan: SearchPlan }> {
  const [places, alternatives, departments] = await Promise.all([
    lookUpChoices(ctx, account, 'location', criteria.places),
    Promise.all(
      criteria.alternatives.map(async (alternative) => ({
        ...alternative,
        ...(alternative.places && {
          places: await lookUpChoices(ctx, account, 'location', alternative.places),
        }),
      })),
    ),
    lookUpDepartments(ctx, account, uniteAlternatives(criteria)),
  ]);
  const known = { ...criteria, places, alternatives };
  const aroundOf = (listed: readonly Choice[]) => lookUpAround(ctx, account, listed);
  const around = await aroundOf(places);
  const otherArounds = await Promise.all(alternatives.map(({ places }) => places && aroundOf(places)));
  const searched = {
    ...known,
    places: around.places,
    alternatives: alternatives.map((alternative, at) => ({
      ...alternative,
      ...(otherArounds[at] && { places: otherArounds[at].places }),
    })),
  };
  const plan = planSearch(searched, searchSeatOf(account.tier), departments);
  const isExact = [around, ...otherArounds].every((one) => one?.isExact !== false);
  const checkedLater = isExact ? plan.checkedLater : [...new Set([...plan.checkedLater, 'places' as const])];
  return { criteria: known, plan: { ...plan, checkedLater } };
}
