import type { Audience, IcpCriteria } from '#contract/campaigns/icps.ts';
import { searchSeatOf } from '#core/targeting/search-plan.ts';
import { askNetwork, requireConnectedAccount } from '#server/features/network/social-accounts/ask-network.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import { planKnownSearch } from './plan-known-search.ts';

const perUser = { name: 'icp-audience', max: 120, windowMinutes: 10 };
/** Where the network stops counting, by kind of seat. */
const countCaps = { classic: 1000, sales_navigator: 2500 } as const;

/** How many people the network would show for these criteria, and what it cannot filter on. */
export async function estimateAudience(ctx: MemberCtx, criteria: IcpCriteria): Promise<Audience> {
  const account = await requireConnectedAccount(ctx);
  await limitRate(ctx, perUser, ctx.actor.userId);
  const seat = searchSeatOf(account.tier);
  const { search, filtered, checkedLater } = (await planKnownSearch(ctx, account, criteria)).plan;
  const people =
    filtered.length === 0
      ? null
      : await askNetwork(ctx, account, 'search_row', (network, handle) =>
          network.audienceSize(handle, { kind: 'criteria', ...search }),
        );
  return { people, isCapped: people !== null && people >= countCaps[seat], filtered, checkedLater };
}
