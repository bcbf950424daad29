import { type Plan, type PlanFeature, planLimits, planRanks, requiredPlans } from '../identity/plans.ts';
import type { EngagementConfig } from './engagement.ts';
import { describeWindow } from './sending-window.ts';
import { featureOfSchedule } from './sequence-rules.ts';

type Part = { id: string; name: string };
type Holdings = {
  /** In the order in which they are kept. */
  offers: readonly Part[];
  icps: readonly Part[];
  running: readonly (Part & {
    offerId: string | null;
    icpId: string | null;
    engagementConfig: EngagementConfig | null;
  })[];
};

export type PlanSurplus = {
  offers: { limit: number | null; kept: Part[]; frozen: Part[] };
  icps: { limit: number | null; kept: Part[]; frozen: Part[] };
  /** Campaigns whose offer or target is frozen. */
  campaigns: Part[];
  /** Their own hours are kept, without effect. */
  schedules: (Part & { hours: string })[];
  lostFeatures: PlanFeature[];
};

const split = (parts: readonly Part[], limit: number | null) => ({
  limit,
  kept: limit === null ? [...parts] : parts.slice(0, limit),
  frozen: limit === null ? [] : parts.slice(limit),
});

/** What another plan does not hold of what somebody has: frozen, never deleted. */
export function surplusOf({ offers, icps, running }: Holdings, from: Plan, to: Plan): PlanSurplus {
  const limits = planLimits[to];
  const [itsOffers, itsIcps] = [split(offers, limits.offers), split(icps, limits.icps)];
  const frozen = new Set([...itsOffers.frozen, ...itsIcps.frozen].map(({ id }) => id));
  const holds = (feature: PlanFeature, plan: Plan) => planRanks[plan] >= planRanks[requiredPlans[feature]];
  return {
    offers: itsOffers,
    icps: itsIcps,
    campaigns: running
      .filter(({ offerId, icpId }) => frozen.has(offerId ?? '') || frozen.has(icpId ?? ''))
      .map(({ id, name }) => ({ id, name })),
    schedules: running.flatMap(({ id, name, engagementConfig }) => {
      const scheduleFeature = engagementConfig && featureOfSchedule(engagementConfig);
      if (!scheduleFeature || !holds(scheduleFeature, from) || holds(scheduleFeature, to)) return [];
      return [{ id, name, hours: describeWindow(engagementConfig.schedule) }];
    }),
    lostFeatures: (Object.keys(requiredPlans) as PlanFeature[]).filter(
      (feature) => holds(feature, from) && !holds(feature, to),
    ),
  };
}
