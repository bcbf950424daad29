import type { AdminUser } from '#contract/overview/admin-users.ts';
import type { UserState } from '#core/identity/user-list.ts';
import type { StatusShape } from '#web/ui/status-mark.tsx';

export const stateTexts: Record<UserState, { label: string; shape: StatusShape }> = {
  active: { label: 'Actif', shape: 'active' },
  unverified: { label: 'Adresse à confirmer', shape: 'waiting' },
  suspended: { label: 'Suspendu', shape: 'stopped' },
};

const accountTexts: Record<NonNullable<AdminUser['account']>, string> = {
  connected: 'connecté',
  disconnected: 'à reconnecter',
  restricted: 'restreint par LinkedIn',
};

export const describeAccount = (account: AdminUser['account']): string =>
  account ? accountTexts[account] : 'aucun compte';

export const topicTexts = {
  question: 'Question',
  problem: 'Problème',
  billing: 'Facturation',
  privacy: 'Données personnelles',
  enterprise: 'Formule ENTERPRISE',
} as const;
