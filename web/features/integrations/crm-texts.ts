import type { CrmPhase, CrmRun } from '#contract/integrations/crm.ts';
import { type CrmService, crmWords } from '#core/integrations/crm-fields.ts';
import { formatNumber } from '#web/lib/format.ts';

export const count = (number: number, one: string, more: string): string =>
  `${formatNumber(number)} ${number > 1 ? more : one}`;

/** What is going on, in a few words and those of the service. */
export const phaseText = (phase: CrmPhase, service: CrmService): string =>
  phaseTexts(crmWords[service])[phase];

const phaseTexts = ({
  company,
  activity,
  deal,
}: (typeof crmWords)[CrmService]): Record<CrmPhase, string> => ({
  pulling: `Lecture des clients, des suivis et des ${deal}s en cours…`,
  comparing: 'Comparaison de vos prospects…',
  compared: 'Essai à blanc',
  companies: `Écriture des ${company}s…`,
  contacts: 'Écriture des contacts…',
  activities: `Écriture des ${activity}s…`,
  deals: `Écriture des ${deal}s…`,
  done: 'Terminée',
  failed: 'Arrêtée',
  undoing: 'Annulation en cours…',
  undone: 'Annulée',
});

/** « 212 créations, 41 mises à jour, 12 tâches » */
export function describeWritten({ written }: CrmRun, service: CrmService): string {
  const { activity, deal } = crmWords[service];
  const parts = [
    written.created > 0 && count(written.created, 'création', 'créations'),
    written.updated > 0 && count(written.updated, 'mise à jour', 'mises à jour'),
    written.activities > 0 && count(written.activities, activity, `${activity}s`),
    written.deals > 0 && count(written.deals, deal, `${deal}s`),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'rien à écrire';
}
