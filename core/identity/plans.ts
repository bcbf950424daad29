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

/**
 * What a plan is said to bring: the price list and the settings say it in these words. `tests/promises.test.ts` asks each
 * line for the tests that keep it, and every sentence of the site about a plan for its line.
 */
type PlanPromise = { name: string; hint: string };

/** Those that open with a plan. */
export const featurePromises = {
  profileImport: {
    plan: 'SOLO',
    name: 'Import de votre profil',
    hint: 'Votre profil et la page de votre entreprise remplissent votre offre ; vous corrigez ce qui doit l’être.',
  },
  detailedAnalytics: {
    plan: 'PRO',
    name: 'Statistiques et rapports détaillés',
    hint: 'Chaque nombre ouvre la liste des personnes qu’il compte, étape par étape.',
  },
  csvExport: {
    plan: 'PRO',
    name: 'Export CSV des leads',
    hint: 'Un fichier que tout tableur ouvre, avec la source et la base légale de chaque personne.',
  },
  standardScheduling: {
    plan: 'PRO',
    name: 'Planification : vos jours, vos heures',
    hint: 'Sans elle, les envois partent du lundi au vendredi, de 9 h à 18 h.',
  },
  webhooks: {
    plan: 'PRO',
    name: 'Webhooks signés',
    hint: 'Vos outils sont prévenus à chaque réponse, invitation acceptée ou rendez-vous ; un envoi manqué est réessayé pendant trois jours.',
  },
  advancedScheduling: {
    plan: 'EXPERT',
    name: 'Planification avancée',
    hint: 'Plusieurs plages par campagne et par étape, le fuseau horaire de la personne, les jours fériés régionaux et un mode « août ».',
  },
  realTimeNotifications: {
    plan: 'EXPERT',
    name: 'Notifications en temps réel',
    hint: 'Une réponse s’affiche au moment où elle arrive, au lieu d’être relevée toutes les trente secondes.',
  },
  prioritySupport: {
    plan: 'EXPERT',
    name: 'Support prioritaire',
    hint: 'Vos demandes sont lues avant les autres.',
  },
  api: {
    plan: 'ENTERPRISE',
    name: 'Accès à l’API',
    hint: 'Vos propres outils lisent et alimentent vos campagnes.',
  },
  roundTheClockSupport: {
    plan: 'ENTERPRISE',
    name: 'Support 24 h/24 et 7 j/7',
    hint: 'Vos demandes passent avant toutes les autres, à toute heure.',
  },
} as const satisfies Record<string, PlanPromise & { plan: Plan }>;

/** Those that are counted, by `planLimits`. */
export const limitPromises: Record<keyof PlanLimits, PlanPromise> = {
  leadSearches: {
    name: 'Recherches de leads',
    hint: 'Une recherche qui trouve au moins une personne qualifiée en consomme une. Si elle échoue ou ne trouve personne, elle ne compte pas.',
  },
  icps: {
    name: 'Clients idéaux (ICP)',
    hint: 'Le portrait des personnes que vous cherchez : fonction, secteur, taille, lieu. Il sert dans toutes vos campagnes.',
  },
  offers: {
    name: 'Offres commerciales',
    hint: 'Ce que vous vendez, décrit une fois et réutilisé d’une campagne à l’autre.',
  },
};

/** Those that pages make in sentences of their own, to everybody or by agreement. */
export const otherPromises = [
  'withoutCard',
  'officeHours',
  'nothingDeleted',
  'paidUntilTheEnd',
  'grace',
  'welcomeYear',
  'agreedLimits',
  'crm',
] as const;

export type PromiseName = PlanFeature | keyof PlanLimits | (typeof otherPromises)[number];

export type PlanFeature = keyof typeof featurePromises;

/** The lowest plan that opens each feature. */
export const requiredPlans = Object.fromEntries(
  Object.entries(featurePromises).map(([feature, { plan }]) => [feature, plan]),
) as { readonly [Feature in PlanFeature]: (typeof featurePromises)[Feature]['plan'] };

export const mostPopularPlan: Plan = 'PRO';

export const promotion = { code: 'BIENVENUE', freeMonths: 2, interval: 'yearly' } as const;

type Subscriber = { subscription: Plan } | null | undefined;

/** Nobody signed in has no plan at all, not even FREE. */
export const hasPlan = (user: Subscriber, required: Plan): boolean =>
  !!user && planRanks[user.subscription] >= planRanks[required];

export const hasFeature = (user: Subscriber, feature: PlanFeature): boolean =>
  hasPlan(user, requiredPlans[feature]);

export const isPlan = (value: unknown): value is Plan => plans.some((plan) => plan === value);
