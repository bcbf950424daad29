import { and, eq, sql } from 'drizzle-orm';
import type { CampaignChange, NewCampaign } from '#contract/campaigns/campaigns.ts';
import { fromLegacyOffer, legacyOfferFields, mergeChanges } from '#core/offers/legacy-offer.ts';
import {
  emptyOfferData,
  mergeOfferData,
  missingOfferFields,
  type OfferDataChange,
} from '#core/offers/offer-data.ts';
import { missingCriteria } from '#core/targeting/alternatives.ts';
import { refuseFrozen } from '#server/features/campaigns/campaign-parts/frozen.ts';
import type { CampaignPart } from '#server/features/campaigns/campaign-parts/list-campaigns-using.ts';
import { refuseProblem } from '#server/features/campaigns/campaign-parts/refuse-incomplete.ts';
import { createIcp } from '#server/features/campaigns/icps/create-icp.ts';
import { getIcp } from '#server/features/campaigns/icps/get-icp.ts';
import { updateIcp } from '#server/features/campaigns/icps/update-icp.ts';
import { createOffer } from '#server/features/campaigns/offers/create-offer.ts';
import { getOffer } from '#server/features/campaigns/offers/get-offer.ts';
import { updateOffer } from '#server/features/campaigns/offers/update-offer.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';
import { AppError } from '#server/platform/errors.ts';
import { publish } from '#server/platform/events/publish.ts';
import { type CampaignRow, campaigns } from './campaigns.table.ts';
import { writeSequence } from './write-sequence.ts';

type Content = Omit<NewCampaign, 'id'> & Pick<CampaignChange, 'name'>;

/** Writes what a change gives, and nothing else. The caller holds the user's lock and the transaction. */
export async function writeContent(
  ctx: MemberCtx,
  campaign: CampaignRow,
  content: Content,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<void> {
  refuseToEmpty(campaign, content);
  const offerId = await writeOffer(ctx, campaign, content);
  const icpId = await writeIcp(ctx, campaign, content);
  const { lastSearchQuery, engagementConfig } = content.metadata ?? {};
  const sequenceVersion =
    engagementConfig === undefined ? undefined : await writeSequence(ctx, campaign, engagementConfig);
  await ctx.db
    .update(campaigns)
    .set({
      ...(content.name !== undefined && { name: content.name }),
      ...(offerId !== undefined && { offerId }),
      ...(icpId !== undefined && { icpId }),
      ...(lastSearchQuery !== undefined && { lastSearchQuery }),
      ...(sequenceVersion !== undefined && { sequenceVersion }),
      version: sql`${campaigns.version} + 1`,
      updatedAt: ctx.clock.now(),
    })
    .where(and(own(campaigns, ctx.actor), eq(campaigns.id, campaign.id)));
  // In a new one there is nobody yet.
  if (!isNew && icpId !== undefined && icpId !== campaign.icpId)
    await publish(ctx, 'campaign.retargeted', {
      workspaceId: ctx.actor.workspaceId,
      campaignId: campaign.id,
    });
  // Its texts say what the offer and the sequence say.
  if (offerId !== undefined || sequenceVersion !== undefined)
    await publish(ctx, 'campaign.changed', { workspaceId: ctx.actor.workspaceId, campaignId: campaign.id });
}

/** What was launched keeps an offer, a target and a sequence; it may change them. */
function refuseToEmpty({ launchedAt }: CampaignRow, { offerId, icpId, metadata }: Content): void {
  if (launchedAt && (offerId === null || icpId === null || metadata?.engagementConfig === null))
    throw new AppError(
      'conflict',
      'Une campagne lancée garde une offre, un ciblage et une séquence. Remplacez-les plutôt.',
    );
}

function refuseForRunning(
  { status }: CampaignRow,
  part: CampaignPart,
  [problem]: { field: string; message: string }[],
): void {
  if (status === 'active' && problem) throw refuseProblem(part, problem);
}

/** The offer is the user's, not the campaign's: writing it here edits it everywhere; the first input creates it. */
async function writeOffer(ctx: MemberCtx, campaign: CampaignRow, content: Content) {
  if (content.offerId) {
    const offer = await getOffer(ctx, content.offerId);
    refuseForRunning(campaign, 'offerId', missingOfferFields(offer.content));
    if (campaign.status === 'active' && offer.id !== campaign.offerId) refuseFrozen('offers', offer);
  }
  const chosen = content.offerId === undefined ? campaign.offerId : content.offerId;
  const offerData = offerChangeOf(content);
  if (!offerData) return content.offerId;
  if (!chosen) return saysNothing(offerData) ? content.offerId : (await createOffer(ctx, { offerData })).id;
  await updateOffer(ctx, chosen, { offerData });
  return chosen;
}

/** A client that sends a whole empty campaign back has not begun an offer. */
const saysNothing = (change: OfferDataChange): boolean =>
  JSON.stringify(mergeOfferData(emptyOfferData, change)) === JSON.stringify(emptyOfferData);

/** The nested shape, the old flat fields beside it, or nothing at all. */
function offerChangeOf(content: Content): OfferDataChange | null {
  const hasLegacy = legacyOfferFields.some((field) => content[field] !== undefined);
  if (!hasLegacy) return content.offerData ?? null;
  return mergeChanges(fromLegacyOffer(content), content.offerData ?? {});
}

async function writeIcp(ctx: MemberCtx, campaign: CampaignRow, content: Content) {
  if (content.icpId) {
    const icp = await getIcp(ctx, content.icpId);
    refuseForRunning(campaign, 'icpId', missingCriteria(icp.content));
    if (campaign.status === 'active' && icp.id !== campaign.icpId) refuseFrozen('icps', icp);
  }
  const chosen = content.icpId === undefined ? campaign.icpId : content.icpId;
  if (!content.icpData) return content.icpId;
  if (!chosen) return (await createIcp(ctx, { criteria: content.icpData })).id;
  await updateIcp(ctx, chosen, { criteria: content.icpData });
  return chosen;
}
