import type { PromiseName } from '#core/identity/plans.ts';

/** `said`: the words by which pages make a promise. */
type Kept = {
  pattern: RegExp;
  /** Each test by its file, and its title or a part that no other title of the file has. */
  shownBy: readonly (readonly [file: string, title: string])[];
};
/** Not kept yet. No page may make it, unless the specification words the page itself. */
type Owed = { pattern: RegExp; owed: string; wordedBy?: 'specification' };
export type KeptPromise = Kept | Owed;

/** Every promise of `core/identity/plans.ts`: what keeps it. */
export const keptPromises: Record<PromiseName, KeptPromise> = {
  profileImport: {
    pattern: /import de votre profil|importer mon profil/i,
    shownBy: [
      ['server/features/identity/plans/plans.test.ts', 'a gate is closed to a plan below it'],
      ['server/features/campaigns/offers/offers.test.ts', 'the connected account’s own profile and company'],
    ],
  },
  detailedAnalytics: {
    pattern: /statistiques et rapports détaillés|analyse détaillée/i,
    shownBy: [
      ['server/features/overview/analytics/analytics.test.ts', 'detail, files and the numbers of the detail'],
      ['server/features/overview/analytics/analytics.test.ts', 'the report on paper says the figures'],
    ],
  },
  csvExport: {
    pattern: /export CSV|s’exportent aussi en CSV/i,
    shownBy: [
      ['server/features/campaigns/leads/list/export-leads.test.ts', 'the gate: below PRO there is no file'],
    ],
  },
  standardScheduling: {
    pattern: /vos jours, vos heures|vos propres jours/i,
    shownBy: [
      ['server/features/engine/campaign-status/campaign-acts.test.ts', 'hours beyond the plan are refused'],
      ['server/features/engine/engine-promises.test.ts', 'hours that the plan no longer covers are not used'],
    ],
  },
  webhooks: {
    pattern: /webhooks signés|ajoutez l’adresse que vous donne Zapier/i,
    shownBy: [
      ['server/features/integrations/webhooks/webhooks.test.ts', 'webhooks ask for PRO'],
      ['server/features/integrations/webhooks/webhooks.test.ts', 'what happens is heard once, signed'],
    ],
  },
  advancedScheduling: {
    pattern: /planification avancée|plusieurs plages par campagne et par étape/i,
    shownBy: [
      ['core/campaigns/sequence-rules.test.ts', 'own hours ask for PRO'],
      ['server/features/overview/campaign-live/planned-day.test.ts', 'a step with hours of its own'],
    ],
  },
  realTimeNotifications: {
    pattern: /notifications en temps réel|notifications arrivent à l’instant/i,
    shownBy: [['server/features/overview/live/live.test.ts', 'other plans are told which one it takes']],
  },
  prioritySupport: {
    pattern: /support prioritaire|traitées en priorité/i,
    shownBy: [
      ['server/features/identity/support/support.test.ts', 'a %s member’s request is marked'],
      ['server/features/overview/admin/operations.test.ts', 'support requests wait by priority'],
    ],
  },
  api: {
    pattern: /accès à l’API|l’API est réservée|uniquement avec la formule ENTERPRISE/i,
    shownBy: [['server/features/integrations/api-keys/api-keys.test.ts', 'only ENTERPRISE makes one']],
  },
  roundTheClockSupport: {
    pattern: /support 24\sh\/24/i,
    shownBy: [
      ['server/features/identity/support/support.test.ts', 'a %s member’s request is marked'],
      ['server/features/overview/admin/operations.test.ts', 'support requests wait by priority'],
    ],
  },
  leadSearches: {
    pattern: /recherches de leads|FREE en comprend|dix recherches en tout/i,
    shownBy: [
      ['core/identity/plans.test.ts', '%s has %i searches'],
      ['server/features/sourcing/lead-searches/search-quota.pg.test.ts', 'fifty searches at once'],
      [
        'server/features/sourcing/lead-searches/lead-searches.test.ts',
        'a search that finds nobody costs nothing',
      ],
    ],
  },
  icps: {
    pattern: /clients idéaux \(ICP\)|un client idéal \(ICP\)/i,
    shownBy: [
      ['server/features/identity/plans/plan-limits.pg.test.ts', 'parallel requests never pass the limit'],
    ],
  },
  offers: {
    pattern: /offres commerciales|(deux|trois|plusieurs|une|illimité d’)\s?offres?/i,
    shownBy: [
      ['server/features/identity/plans/plan-limits.pg.test.ts', 'parallel requests never pass the limit'],
    ],
  },
  withoutCard: {
    pattern:
      /sans CB|sans carte bancaire|ne demande pas de carte|ni carte bancaire|essayer le service avant tout achat/i,
    shownBy: [['server/features/identity/auth/auth.test.ts', 'a visitor registers, is signed in, signs out']],
  },
  officeHours: {
    pattern: /FREE et SOLO(\s:|, du) ?du lundi au vendredi|FREE et SOLO.{0,3}du lundi au vendredi/i,
    shownBy: [['core/campaigns/sequence-rules.test.ts', 'own hours ask for PRO']],
  },
  nothingDeleted: {
    pattern: /dépasse(nt)? .{0,30}(gelé|mis en pause)|ce qui dépasse est gelé/i,
    shownBy: [
      ['server/features/campaigns/plan-surplus.test.ts', 'a lower plan freezes what it does not hold'],
    ],
  },
  paidUntilTheEnd: {
    pattern: /jusqu’à la fin de la période payée/i,
    shownBy: [['server/features/identity/billing/billing.test.ts', 'cancelled, it lasts until its end']],
  },
  grace: {
    pattern: /sous quatorze jours/i,
    shownBy: [['server/features/identity/billing/billing.test.ts', 'a payment that fails: fourteen days']],
  },
  welcomeYear: {
    pattern: /BIENVENUE/,
    shownBy: [
      ['server/features/identity/billing/welcome-year.test.ts', 'the year is paid at once and lasts'],
    ],
  },
  agreedLimits: {
    pattern: /ENTERPRISE (fait l’objet d’un devis|se prépare avec nous)|limites sur mesure/i,
    shownBy: [['server/features/overview/admin/admin-users.test.ts', 'agreed limits hold for ENTERPRISE']],
  },
  crm: {
    pattern: /intégrations CRM/i,
    shownBy: [
      ['server/features/integrations/crm/crm-services.test.ts', 'it is opened, and says'],
      ['server/features/integrations/crm/crm-services.test.ts', 'people, companies, activities and a deal'],
    ],
  },
};
