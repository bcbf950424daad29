import type { CrmPhase, CrmRun } from '#contract/integrations/crm.ts';
import { formatNumber } from '#web/lib/format.ts';

export const count = (number: number, one: string, more: string): string =>
  `${formatNumber(number)} ${number > 1 ? more : one}`;

/** What is going on, in a few words. */
export const phaseTexts: Record<CrmPhase, string> = {
  pulling: 'Lecture des clients, des suivis et des affaires ouvertes…',
  comparing: 'Comparaison de vos prospects…',
  compared: 'Essai à blanc',
  companies: 'Écriture des entreprises…',
  contacts: 'Écriture des contacts…',
  activities: 'Écriture des activités…',
  deals: 'Écriture des affaires…',
  done: 'Terminée',
  failed: 'Arrêtée',
  undoing: 'Annulation en cours…',
  undone: 'Annulée',
};

/** « 212 créations, 41 mises à jour, 12 activités » */
export function describeWritten({ written }: CrmRun): string {
  const parts = [
    written.created > 0 && count(written.created, 'création', 'créations'),
    written.updated > 0 && count(written.updated, 'mise à jour', 'mises à jour'),
    written.activities > 0 && count(written.activities, 'activité', 'activités'),
    written.deals > 0 && count(written.deals, 'affaire', 'affaires'),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'rien à écrire';
}
