import type { Discovery } from '#contract/sourcing/discovery.ts';
import { rankSuggestions } from '#core/discovery/rank-suggestions.ts';
import { getIcp } from '#server/features/campaigns/icps/get-icp.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { presentSuggestion } from './present-suggestion.ts';
import { readCandidates, readChosen } from './read-candidates.ts';
import { countToAdd, readLearning } from './read-learning.ts';

/** Enough to answer for a while before the next are asked for. */
const cardsAtOnce = 20;

/** Who may fit a target among the people already found, the best first after the one on the screen. */
export async function readDiscovery(
  ctx: MemberCtx,
  icpId: string,
  currentId: string | null = null,
): Promise<Discovery> {
  const { content: criteria } = await getIcp(ctx, icpId);
  const { learned, learning } = await readLearning(ctx, icpId);
  const candidates = await readCandidates(ctx, icpId);
  const chosen = await readChosen(ctx, icpId);
  const ranked = rankSuggestions(candidates, {
    criteria,
    learned,
    chosen,
    currentId,
    today: ctx.clock.now(),
  });
  const personById = new Map(candidates.map(({ id, person }) => [id, person]));
  return {
    cards: ranked.slice(0, cardsAtOnce).flatMap((suggestion) => {
      const person = personById.get(suggestion.id);
      return person ? [presentSuggestion(person, suggestion)] : [];
    }),
    waiting: ranked.length,
    learning,
    toAdd: await countToAdd(ctx, icpId),
  };
}
