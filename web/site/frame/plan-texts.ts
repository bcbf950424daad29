import {
  featureGates,
  type GatedFeature,
  type Plan,
  type PlanLimits,
  planLimits,
  planRanks,
} from '#core/identity/plans.ts';

export type PricedPlan = Exclude<Plan, 'ENTERPRISE'>;

export const pricedPlans: readonly PricedPlan[] = ['FREE', 'SOLO', 'PRO', 'EXPERT'];

export const planPurposes: Record<PricedPlan, string> = {
  FREE: 'Testez sans CB',
  SOLO: 'Pour prospecter en solo',
  PRO: 'Pour suivre vos résultats',
  EXPERT: 'Pour tout régler finement',
};

type Explained = { name: string; hint: string };

export const featureTexts: Record<GatedFeature, Explained> = {
  profileImport: {
    name: 'Import de votre profil',
    hint: 'Votre profil et la page de votre entreprise remplissent votre offre ; vous corrigez ce qui doit l’être.',
  },
  detailedAnalytics: {
    name: 'Statistiques et rapports détaillés',
    hint: 'Chaque nombre ouvre la liste des personnes qu’il compte, étape par étape.',
  },
  csvExport: {
    name: 'Export CSV des leads',
    hint: 'Un fichier que tout tableur ouvre, avec la source et la base légale de chaque personne.',
  },
  standardScheduling: {
    name: 'Planification : vos jours, vos heures',
    hint: 'Sans elle, les envois partent du lundi au vendredi, de 9 h à 18 h.',
  },
  webhooks: {
    name: 'Webhooks signés',
    hint: 'Vos outils sont prévenus à chaque réponse, invitation acceptée ou rendez-vous ; un envoi manqué est réessayé pendant trois jours.',
  },
  advancedScheduling: {
    name: 'Planification avancée',
    hint: 'Des plages par étape, le fuseau horaire de la personne, les jours fériés régionaux et un mode « août ».',
  },
  realTimeNotifications: {
    name: 'Notifications en temps réel',
    hint: 'Une réponse s’affiche au moment où elle arrive, au lieu d’être relevée toutes les trente secondes.',
  },
  prioritySupport: { name: 'Support prioritaire', hint: 'Vos demandes sont lues avant les autres.' },
  api: { name: 'Accès à l’API', hint: 'Vos propres outils lisent et alimentent vos campagnes.' },
  roundTheClockSupport: {
    name: 'Support 24 h/24 et 7 j/7',
    hint: 'Une personne répond aussi la nuit, le week-end et les jours fériés.',
  },
};

export const limitTexts: Record<keyof PlanLimits, Explained> = {
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

/** A limit as a number and what follows it: « 40 par mois », « Illimités ». */
export function limitText(plan: Plan, limit: keyof PlanLimits): { count: string; unit?: string } {
  if (limit === 'leadSearches') {
    const searches = planLimits[plan].leadSearches;
    if (!searches) return { count: 'Sur mesure' };
    return { count: String(searches.count), unit: searches.per === 'lifetime' ? 'au total' : 'par mois' };
  }
  const count = planLimits[plan][limit];
  if (count === null) return { count: limit === 'icps' ? 'Illimités' : 'Illimitées' };
  return { count: String(count) };
}

export const gatedFeatures = Object.keys(featureGates) as GatedFeature[];

/** What a plan adds to the one below it. */
export const featuresAddedBy = (plan: Plan): GatedFeature[] =>
  gatedFeatures.filter((feature) => featureGates[feature] === plan);

export const planIncludes = (plan: Plan, feature: GatedFeature): boolean =>
  planRanks[plan] >= planRanks[featureGates[feature]];

const nbsp = '\u00a0';

/** « 1 290 € »: no decimals, and never broken over two lines. */
export const priceText = (euros: number): string =>
  `${String(euros).replace(/\B(?=(\d{3})+$)/g, nbsp)}${nbsp}€`;
