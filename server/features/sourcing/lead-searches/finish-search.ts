import { and, eq, inArray } from 'drizzle-orm';
import { paths, wizardPath } from '#contract/paths.ts';
import { counted } from '#core/words/plural.ts';
import { notify } from '#server/features/identity/notifications/notify.ts';
import { returnSearch } from '#server/features/identity/plans/reserve-search.ts';
import { ownerOf } from '#server/features/identity/users/workspace-owner.ts';
import { type Ctx, inTransaction } from '#server/platform/ctx.ts';
import { publish } from '#server/platform/events/publish.ts';
import { type LeadSearchRow, leadSearches } from './lead-searches.table.ts';
import { liveStates } from './search-states.ts';

/** Ends a search once. A search that brought nobody who fits costs nothing. */
export const finishSearch = (
  ctx: Ctx,
  { id }: LeadSearchRow,
  end: { state: 'completed' | 'failed' | 'cancelled'; message: string | null },
): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    const isLive = and(eq(leadSearches.id, id), inArray(leadSearches.state, [...liveStates]));
    const [search] = await ctx.db.select().from(leadSearches).where(isLive).for('update');
    if (!search) return;
    const isUseful = search.qualified > 0;
    await ctx.db
      .update(leadSearches)
      .set({
        ...end,
        unit: isUseful ? 'spent' : 'returned',
        finishedAt: ctx.campaignClock.now(),
        wakesAt: null,
        lockedUntil: null,
      })
      .where(isLive);
    if (!isUseful) await returnSearch(ctx, ownerOf(search.workspaceId), search.unitMonth);
    const { workspaceId, campaignId } = search;
    if (end.state === 'completed' && campaignId && isUseful)
      await publish(ctx, 'campaign-search.completed', { workspaceId, campaignId });
    if (end.state !== 'cancelled') await notifyOwner(ctx, search, end);
  });

async function notifyOwner(
  ctx: Ctx,
  search: LeadSearchRow,
  end: { state: string; message: string | null },
): Promise<void> {
  const { found, qualified, criteria } = search;
  const all = found > 1 ? 'trouvées' : 'trouvée';
  const counts = criteria
    ? `${counted(qualified, 'personne qualifiée', 'personnes qualifiées')} sur ${found} ${all}.`
    : `${counted(found, 'personne', 'personnes')} ${all}.`;
  await notify(ctx, ownerOf(search.workspaceId), {
    type: end.state === 'failed' ? 'error' : qualified > 0 ? 'success' : 'info',
    title: end.state === 'failed' ? 'Recherche interrompue' : 'Recherche terminée',
    message: [end.message, counts].filter(Boolean).join(' '),
    link: search.campaignId
      ? wizardPath(search.campaignId, 'leads')
      : `${paths.search}?recherche=${search.id}`,
  });
}
