import type { Audience } from '#contract/campaigns/icps.ts';
import { formatNumber } from '#web/lib/format.ts';

/** « Environ 120 personnes », « Plus de 1 000 personnes », « 0 personne ». */
export function formatAudience({ people, isCapped }: Pick<Audience, 'people' | 'isCapped'>): string {
  if (people === null) return 'Nombre inconnu';
  if (isCapped) return `Plus de ${formatNumber(people)} personnes`;
  if (people === 0) return '0 personne';
  return `Environ ${formatNumber(people)} ${people > 1 ? 'personnes' : 'personne'}`;
}
