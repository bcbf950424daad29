import type { WritingUsage } from '#contract/texts/writing.ts';
import { formatNumber } from '#web/lib/format.ts';

export function describeWriter({ model, total }: Pick<WritingUsage, 'model' | 'total'>): string {
  if (model)
    return `Vos messages sont écrits par ${model}. S’il ne répond pas ou s’il se trompe, le rédacteur intégré prend sa place.`;
  if (total.calls > 0)
    return 'Le rédacteur intégré écrit désormais vos messages. Voici ce qu’un modèle de langage a consommé plus tôt ce mois-ci.';
  return 'Le rédacteur intégré écrit vos messages, sur ce serveur\u00a0: aucun modèle de langage n’est appelé, rien n’est facturé à l’usage.';
}

/** « 120 textes sur 500 ce mois-ci », and those that the rules wrote instead. */
export function describeTexts({ written, limit, fallbacks }: WritingUsage['texts']): string {
  const texts = `${formatNumber(written)} ${written > 1 ? 'messages' : 'message'}`;
  const ofPlan = limit === null ? '' : ` sur ${formatNumber(limit)}`;
  const instead =
    fallbacks > 0 ? ` ${formatNumber(fallbacks)} écrits par les règles d’Accroche à sa place.` : '';
  const isFull = limit !== null && written >= limit;
  return `${texts}${ofPlan} ce mois-ci.${isFull ? ' Les règles d’Accroche écrivent jusqu’au mois prochain.' : ''}${instead}`;
}

/** « novembre 2026 » for `2026-11`. */
export const formatMonth = (month: string): string =>
  new Intl.DateTimeFormat('fr-FR', { month: 'long', year: 'numeric' }).format(new Date(`${month}-01T12:00`));

/** In the currency that prices are given in; what is worth less than a cent is not said to be nothing. */
export function formatCost(micros: number, currency: string): string {
  const amount = micros / 1_000_000;
  const format = new Intl.NumberFormat('fr-FR', { style: 'currency', currency });
  return amount > 0 && amount < 0.01 ? `moins de ${format.format(0.01)}` : format.format(amount);
}
