import type { SuggestionKind } from '#contract/campaigns/icps.ts';
import { searchSeatOf } from '#core/targeting/search-plan.ts';
import { askNetwork, requireConnectedAccount } from '#server/features/network/social-accounts/ask-network.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { limitRate } from '#server/platform/rate-limit.ts';
import type { ParameterSearch } from '#server/providers/social-network/social-network.ts';

const perUser = { name: 'icp-suggestions', max: 240, windowMinutes: 10 };
const kinds: Record<SuggestionKind, ParameterSearch['kind']> = {
  place: 'location',
  industry: 'industry',
  function: 'function',
  title: 'title',
  company: 'company',
};

/** The network's own words for a place, a sector, a function, a title or a company. */
export async function suggestCriteria(ctx: MemberCtx, wanted: { kind: SuggestionKind; q: string }) {
  const account = await requireConnectedAccount(ctx);
  await limitRate(ctx, perUser, ctx.actor.userId);
  const found = await askNetwork(ctx, account, null, (network, handle) =>
    network.searchParameters(handle, {
      kind: kinds[wanted.kind],
      keywords: wanted.q,
      limit: 8,
      seat: searchSeatOf(account.tier),
    }),
  );
  return found.map(({ id, title }) => ({ id, label: title }));
}
