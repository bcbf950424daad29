import type { Plan } from './plans.ts';

/** Acts of security and of administration, as the log keeps them and as a user reads them. */
export const auditActs = {
  signed_up: 'Compte créé',
  signed_in: 'Connexion',
  signed_out: 'Déconnexion',
  sign_in_locked: 'Connexion bloquée 15 minutes après trop de mots de passe faux',
  second_factor_refused: 'Code de vérification refusé après un bon mot de passe',
  password_changed: 'Mot de passe changé',
  password_reset: 'Mot de passe réinitialisé par un lien',
  email_change_asked: 'Changement d’adresse demandé',
  email_change_cancelled: 'Changement d’adresse annulé',
  email_changed: 'Adresse e-mail changée',
  email_verified: 'Adresse e-mail confirmée',
  two_factor_on: 'Double authentification activée',
  two_factor_off: 'Double authentification désactivée',
  recovery_codes_renewed: 'Codes de secours renouvelés',
  session_ended: 'Session fermée',
  other_sessions_ended: 'Autres sessions fermées',
  api_key_made: 'Clé d’API créée',
  api_key_revoked: 'Clé d’API révoquée',
  identity_confirmed: 'Identité confirmée',
  account_made: 'Compte créé par la commande',
  plan_changed: 'Formule changée',
  limits_changed: 'Limites changées',
  user_suspended: 'Compte suspendu',
  user_restored: 'Compte rétabli',
  user_sessions_ended: 'Sessions fermées',
  verification_resent: 'Lien de confirmation renvoyé',
  dead_letters_retried: 'Nouvelles non lues relues',
  export_asked: 'Copie des données demandée',
  export_fetched: 'Copie des données téléchargée',
  deletion_asked: 'Suppression du compte demandée',
  deletion_cancelled: 'Suppression du compte annulée',
  account_deleted: 'Compte supprimé',
  audit_exported: 'Journal exporté',
  delivery_replayed: 'Livraison rejouée',
  jobs_retried: 'Travaux en échec relancés',
  support_marked: 'Demande au support classée',
  announcement_made: 'Annonce publiée',
  announcement_withdrawn: 'Annonce retirée',
  privacy_request_settled: 'Demande d’une personne close',
  incident_declared: 'Violation de données déclarée, comptes touchés',
  incident_completed: 'Violation de données complétée',
  incident_notified: 'Violation de données notifiée à la CNIL',
  incident_not_notified: 'Violation de données jugée sans notification',
  incident_people_informed: 'Personnes informées d’une violation de données',
  incident_closed: 'Violation de données close',
  switch_changed: 'Fonction ouverte ou fermée',
} as const satisfies Record<string, string>;
export type AuditAct = keyof typeof auditActs;
export const auditActNames = Object.keys(auditActs) as AuditAct[];

/** Who acted: on their own account, as an administrator, by the command of the installation, or nobody. */
export const auditActors = ['user', 'admin', 'command', 'system'] as const;
export type AuditActor = (typeof auditActors)[number];

/** Little, and never a name, an address or a word of anybody. */
export type AuditDetail = {
  device?: string;
  before?: Plan;
  after?: Plan;
  limits?: Record<string, number | null>;
  count?: number;
  reason?: string;
};

const limitWords: Record<string, string> = {
  leadSearchesPerMonth: 'recherches par mois',
  icps: 'ciblages',
  offers: 'offres',
  modelTextsPerMonth: 'textes de modèle par mois',
};

/** One line of the log in words. */
export function describeAct(act: AuditAct, detail: AuditDetail): string {
  const { device, before, after, limits, count, reason } = detail;
  const parts = [
    before && after && `${before} → ${after}`,
    limits &&
      Object.entries(limits)
        .map(([name, value]) => `${value ?? 'sans limite de'} ${limitWords[name] ?? name}`)
        .join(', '),
    count !== undefined && String(count),
    reason,
    device,
  ].filter(Boolean);
  return parts.length > 0 ? `${auditActs[act]}\u00a0: ${parts.join(', ')}` : auditActs[act];
}
