export const plans = ['FREE', 'SOLO', 'PRO', 'EXPERT', 'ENTERPRISE'] as const;
export type Plan = (typeof plans)[number];

export const billingIntervals = ['monthly', 'yearly'] as const;
export type BillingInterval = (typeof billingIntervals)[number];

/** The order of plans. Numbers of the specification; they are not prices. */
export const planRanks: Record<Plan, number> = { FREE: 0, SOLO: 89, PRO: 129, EXPERT: 199, ENTERPRISE: 1000 };

/** Euros, before tax, without decimals; null is on quotation. A year costs ten months. */
export const planPrices: Record<Plan, Record<BillingInterval, number> | null> = {
  FREE: { monthly: 0, yearly: 0 },
  SOLO: { monthly: 99, yearly: 990 },
  PRO: { monthly: 129, yearly: 1290 },
  EXPERT: { monthly: 199, yearly: 1990 },
  ENTERPRISE: null,
};

export type PlanLimits = {
  /** null: agreed with the customer. */
  leadSearches: { count: number; per: 'lifetime' | 'month' } | null;
  /** null: unlimited. */
  icps: number | null;
  offers: number | null;
};

export const planLimits: Record<Plan, PlanLimits> = {
  FREE: { leadSearches: { count: 10, per: 'lifetime' }, icps: 1, offers: 1 },
  SOLO: { leadSearches: { count: 40, per: 'month' }, icps: 1, offers: 1 },
  PRO: { leadSearches: { count: 80, per: 'month' }, icps: 2, offers: 2 },
  EXPERT: { leadSearches: { count: 150, per: 'month' }, icps: 3, offers: 3 },
  ENTERPRISE: { leadSearches: null, icps: null, offers: null },
};

/** Texts that a language model writes in a month; past them the built-in writer writes. null: agreed with the customer. */
export const modelTextsPerMonth: Record<Plan, number | null> = {
  FREE: 50,
  SOLO: 500,
  PRO: 1_500,
  EXPERT: 4_000,
  ENTERPRISE: null,
};

/** The lowest plan that opens each feature. */
export const featureGates = {
  profileImport: 'SOLO',
  detailedAnalytics: 'PRO',
  csvExport: 'PRO',
  standardScheduling: 'PRO',
  webhooks: 'PRO',
  advancedScheduling: 'EXPERT',
  realTimeNotifications: 'EXPERT',
  prioritySupport: 'EXPERT',
  api: 'ENTERPRISE',
  roundTheClockSupport: 'ENTERPRISE',
} as const satisfies Record<string, Plan>;
export type GatedFeature = keyof typeof featureGates;

export const mostPopularPlan: Plan = 'PRO';

export const promotion = { code: 'BIENVENUE', freeMonths: 2, interval: 'yearly' } as const;

type Subscriber = { subscription: Plan } | null | undefined;

/** Nobody signed in has no plan at all, not even FREE. */
export const hasPlan = (user: Subscriber, required: Plan): boolean =>
  !!user && planRanks[user.subscription] >= planRanks[required];

export const hasFeature = (user: Subscriber, feature: GatedFeature): boolean =>
  hasPlan(user, featureGates[feature]);

export const isSubscribed = (user: Subscriber): boolean => !!user && user.subscription !== 'FREE';

export const isPlan = (value: unknown): value is Plan => plans.some((plan) => plan === value);
