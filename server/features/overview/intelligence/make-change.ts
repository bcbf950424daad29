import {
  type AdviceChange,
  changeArguments,
  changeCriteria,
  changeSequence,
} from '#core/intelligence/change.ts';
import type { CampaignRecord } from '#server/features/campaigns/campaigns/read-campaigns.ts';
import { updateIcp } from '#server/features/campaigns/icps/update-icp.ts';
import { updateOffer } from '#server/features/campaigns/offers/update-offer.ts';
import { updateCampaign } from '#server/features/engine/campaign-status/update-campaign.ts';
import { movePeople } from '#server/features/engine/sequence-moves/move-people.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { AppError } from '#server/platform/errors.ts';

/** Makes one change by the verbs that the user has, on exactly what it was meant for. In the caller's transaction. */
export async function makeChange(
  ctx: MemberCtx,
  record: CampaignRecord,
  change: AdviceChange,
): Promise<void> {
  const { campaign, engagementConfig, offer, icp } = record;
  switch (change.part) {
    case 'criterion': {
      const criteria = icp && changeCriteria(icp.content, change);
      if (!criteria) throw changedMeanwhile('Le ciblage');
      await updateIcp(ctx, icp.id, { criteria, version: icp.version });
      return;
    }
    case 'argument_removed':
    case 'argument_added': {
      const argumentaire = offer && changeArguments(offer.argumentaire, change);
      if (!argumentaire) throw changedMeanwhile('L’argument');
      await updateOffer(ctx, offer.id, { argumentaire, version: offer.version });
      return;
    }
    default: {
      const config = engagementConfig && changeSequence(engagementConfig, change);
      if (!config) throw changedMeanwhile('La séquence');
      const { campaign: changed } = await updateCampaign(ctx, campaign.id, {
        version: campaign.version,
        metadata: { engagementConfig: config },
      });
      // Whoever is on the way goes on by the new version, as far as nothing they did is gone from it.
      if (changed.sequenceVersion !== campaign.sequenceVersion)
        await movePeople(ctx, campaign.id, { version: changed.sequenceVersion, groups: ['moves'] });
    }
  }
}

const changedMeanwhile = (what: string) =>
  new AppError(
    'conflict',
    `${what} n’est plus comme au moment du conseil\u00a0: rien n’a été changé. Relisez la page, ou modifiez la campagne vous-même.`,
  );
