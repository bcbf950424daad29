import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ImportConfirmation } from '#contract/imports.ts';
import { prepareCriteria } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { getCampaign } from '#server/features/campaigns/read-campaigns.ts';
import { judgeLeads } from '#server/features/leads/judge-leads.ts';
import { type RecordedImport, recordImportedPeople } from '#server/features/people/record-imported-people.ts';
import { lockOwner } from '#server/features/plans/require-slot.ts';
import { inLongTransaction, type MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { diagnoseRows, isTaken } from './diagnose-rows.ts';
import { getImport, type LightImport, lightColumns, ownImport } from './get-import.ts';
import { imports } from './imports.table.ts';
import { listRefusals } from './list-refusals.ts';
import { readSpelling } from './spell-tags.ts';

type Confirmation = z.output<typeof ImportConfirmation>;

/** Every line that can be taken, in one commit or not at all; confirmed again, it answers what it did. */
export const confirmImport = (
  ctx: MemberCtx,
  id: string,
  { lawfulBasis, tag, campaignId }: Confirmation,
): Promise<LightImport> =>
  inLongTransaction(ctx, 'imports.confirm', async (ctx) => {
    await lockOwner(ctx);
    const draft = await getImport(ctx, id);
    if (draft.state === 'confirmed') return draft;
    const diagnosed = await diagnoseRows(ctx, draft);
    const taken = diagnosed.filter(isTaken);
    if (taken.length === 0)
      throw new AppError('conflict', 'Aucune ligne ne peut être importée. Vérifiez les colonnes.');
    const spell = await readSpelling(ctx);
    const origin = { name: draft.name, lawfulBasis, tag: tag ? spell(tag) : null };
    const recorded = await recordImportedPeople(
      ctx,
      ctx.actor.userId,
      taken.map(({ row }) => ({ ...row, tags: row.tags.map(spell) })),
      origin,
    );
    const addedToCampaign = campaignId ? await addToCampaign(ctx, campaignId, recorded) : 0;
    const [confirmed] = await ctx.db
      .update(imports)
      .set({
        state: 'confirmed',
        lawfulBasis,
        tag: origin.tag,
        campaignId: campaignId ?? null,
        created: recorded.filter(({ isNew }) => isNew).length,
        updated: recorded.filter(({ isNew, isChanged }) => !isNew && isChanged).length,
        skipped: diagnosed.length - taken.length,
        addedToCampaign,
        // Its first lines may be people.
        reading: { ...draft.reading, firstLines: [], jumps: [] },
        source: null,
        table: listRefusals(draft, diagnosed),
        confirmedAt: ctx.clock.now(),
      })
      .where(and(ownImport(ctx, id), eq(imports.state, 'draft')))
      .returning(lightColumns);
    if (!confirmed) throw new AppError('conflict', 'Cet import a changé entre-temps. Rechargez la page.');
    return confirmed;
  });

const batch = 1000;

/** Judged against the campaign's target, on what the list tells; without a target, nothing is asked of them. */
async function addToCampaign(
  ctx: MemberCtx,
  campaignId: string,
  recorded: readonly RecordedImport[],
): Promise<number> {
  const { icp } = await getCampaign(ctx, campaignId);
  const qualify = prepareCriteria(icp?.content ?? emptyCriteria);
  let added = 0;
  for (let from = 0; from < recorded.length; from += batch) {
    const judged = recorded
      .slice(from, from + batch)
      .map(({ personId, facts }) => ({ personId, qualification: qualify(facts) }));
    added += await judgeLeads(ctx, { userId: ctx.actor.userId, campaignId }, judged);
  }
  return added;
}
