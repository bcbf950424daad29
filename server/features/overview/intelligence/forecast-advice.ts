import type { AdviceForecast } from '#contract/overview/intelligence.ts';
import type { CampaignForecast } from '#core/forecast/forecast.ts';
import type { AdviceRule } from '#core/intelligence/advice.ts';
import { changeSequence } from '#core/intelligence/change.ts';
import { foreseeChange } from '#server/features/engine/forecast/read-forecast.ts';
import type { MemberCtx } from '#server/platform/ctx.ts';
import { reviewAdvice } from './review-advice.ts';

/** What a campaign would do with and without the change of an advice, made by the same forecast. */
export async function forecastAdvice(
  ctx: MemberCtx,
  campaignId: string,
  rule: AdviceRule,
): Promise<AdviceForecast | null> {
  const { record, findings } = await reviewAdvice(ctx, campaignId);
  const advice = findings.find((finding) => finding.rule === rule)?.advice;
  if (!advice) return null;
  const config =
    advice.edit && record.engagementConfig ? changeSequence(record.engagementConfig, advice.edit) : null;
  const foreseen = await foreseeChange(ctx, campaignId, { config, effect: advice.effect ?? {} });
  return (
    foreseen && {
      people: foreseen.people,
      without: present(foreseen.without),
      with: present(foreseen.with),
    }
  );
}

const present = ({ invitations, accepted, replies, messages, finishesOn }: CampaignForecast) => ({
  invitations,
  accepted,
  replies,
  messages,
  finishesOn: finishesOn.likely,
});
