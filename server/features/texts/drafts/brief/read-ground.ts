import { and, eq, isNull } from 'drizzle-orm';
import type { EngagementConfig } from '#core/campaigns/engagement.ts';
import { isTextStep, type TextStep } from '#core/messages/make-brief.ts';
import { tierLimits } from '#core/network/account-quotas.ts';
import type { VoiceRule } from '#core/writing/voice-rule.ts';
import {
  type CampaignRow,
  campaignSequences,
  campaigns,
} from '#server/features/campaigns/campaigns/campaigns.table.ts';
import { type OfferRow, offers } from '#server/features/campaigns/offers/offers.table.ts';
import { findLinkedAccount } from '#server/features/network/social-accounts/find-account.ts';
import { listVoiceRules } from '#server/features/texts/writing/list-voice-rules.ts';
import { readWritingSettings } from '#server/features/texts/writing/read-writing-settings.ts';
import type { Ctx } from '#server/platform/ctx.ts';
import { own } from '#server/platform/db/own.ts';

/** What the texts of a campaign are written from, whoever they are for. */
export type Ground = {
  campaign: CampaignRow;
  config: EngagementConfig;
  offer: OfferRow;
  /** Steps that send a text, in their order. */
  steps: TextStep[];
  noteLength: number;
  bannedPhrases: string[];
  voice: VoiceRule[];
  /** As `2026-11-16`. */
  today: string;
};

/** null while the campaign has no offer or no sequence, and `fallback` stands for none, or once it is gone. */
export async function readGround(
  ctx: Ctx,
  workspaceId: string,
  campaignId: string,
  fallback: EngagementConfig | null = null,
): Promise<Ground | null> {
  const [found] = await ctx.db
    .select({ campaign: campaigns, config: campaignSequences.config, offer: offers })
    .from(campaigns)
    .leftJoin(
      campaignSequences,
      own(campaignSequences, campaigns, { campaignId: campaigns.id, version: campaigns.sequenceVersion }),
    )
    .innerJoin(offers, and(own(offers, campaigns), eq(offers.id, campaigns.offerId)))
    .where(and(own(campaigns, workspaceId), eq(campaigns.id, campaignId), isNull(campaigns.deletedAt)));
  const config = found?.config ?? fallback;
  if (!found || !config) return null;
  const account = await findLinkedAccount(ctx, workspaceId);
  const { bannedPhrases } = await readWritingSettings(ctx, workspaceId);
  return {
    ...found,
    config,
    steps: config.steps.filter(isTextStep),
    // Nobody knows yet which account will send it: what fits the smallest fits them all.
    noteLength: tierLimits[account?.tier ?? 'free'].noteLength,
    bannedPhrases,
    voice: await listVoiceRules(ctx, workspaceId),
    today: ctx.clock.now().toISOString().slice(0, 10),
  };
}
