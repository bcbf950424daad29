import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ImportConfirmation } from '#contract/sourcing/imports.ts';
import { prepareSpelling } from '#core/imports/rows/merge-tags.ts';
import { getCampaign } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { getImport } from './get-import.ts';
import { advanceImportJob } from './imports.jobs.ts';
import { imports } from './imports.table.ts';
import { type LightImport, ownImport } from './light-import.ts';
import { countTaken } from './present-import.ts';
import { advanceImport } from './rows/advance-import.ts';
import { readTags } from './rows/read-tags.ts';

type Confirmation = z.output<typeof ImportConfirmation>;

/** A short list is taken while its owner waits; a job takes the rest of a long one. */
const waitedMs = 1500;

/** Takes every line that can be taken; confirmed again, it goes on where it was, then answers what it did. */
export async function confirmImport(
  ctx: MemberCtx,
  id: string,
  confirmation: Confirmation,
): Promise<LightImport> {
  await begin(ctx, id, confirmation);
  if (await advanceImport(ctx, id, waitedMs)) await enqueue(ctx, advanceImportJob, { importId: id });
  return getImport(ctx, id);
}

async function begin(ctx: MemberCtx, id: string, { lawfulBasis, tag, campaignId }: Confirmation) {
  const draft = await getImport(ctx, id);
  if (draft.state !== 'draft') return;
  if (countTaken(draft) === 0)
    throw new AppError('conflict', 'Aucune ligne ne peut être importée. Vérifiez les colonnes.');
  if (campaignId) await getCampaign(ctx, campaignId);
  const spell = prepareSpelling(await readTags(ctx));
  const [begun] = await ctx.db
    .update(imports)
    .set({
      state: 'confirming',
      lawfulBasis,
      tag: tag ? spell(tag) : null,
      campaignId: campaignId ?? null,
      advancedAt: ctx.clock.now(),
    })
    // Read another way meanwhile, it is not what was looked at.
    .where(and(ownImport(ctx, id), eq(imports.state, 'draft'), eq(imports.readingNo, draft.readingNo)))
    .returning({ id: imports.id });
  if (begun || (await getImport(ctx, id)).state !== 'draft') return;
  throw new AppError('conflict', 'Cet import a changé entre-temps. Rechargez la page.');
}
