import type { AccountHealth } from '#contract/overview/campaign-live.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { formatNumber } from '#web/lib/format.ts';

type Departure = Pick<AccountHealth, 'ready' | 'coming' | 'paused' | 'nextDepartureAt' | 'waitReason'>;

/** When the account acts next: never « rien » while somebody waits for it. */
export function describeDeparture(
  { nextDepartureAt, ready, coming, paused }: Departure,
  isConnected: boolean,
  now: Date,
): string {
  if (!isConnected) return 'Aucun';
  if (ready + coming === 0 && paused.people > 0)
    return paused.campaigns > 1 ? 'Campagnes en pause' : 'Campagne en pause';
  if (!nextDepartureAt) return ready + coming > 0 ? 'Pas encore de date' : 'Rien à envoyer';
  const at = new Date(nextDepartureAt);
  return at <= now ? 'D’un instant à l’autre' : formatMoment(at, now);
}

/** Who waits for the account: those who are ready, and those whose step has its moment. */
export function describeQueue(
  { ready, coming, paused, waitReason }: Departure,
  isConnected: boolean,
): string {
  if (!isConnected) return 'Tout reprend une fois le compte reconnecté.';
  if (ready + coming === 0 && paused.people > 0) {
    const whose = paused.campaigns > 1 ? 'de leurs campagnes' : 'de la campagne';
    return paused.people === 1
      ? 'Une personne attend la reprise de la campagne.'
      : `${formatNumber(paused.people)} personnes attendent la reprise ${whose}.`;
  }
  if (ready + coming === 0) return 'Personne n’est en attente d’un envoi.';
  const isReady = ready === 1 ? 'une personne est prête' : `${formatNumber(ready)} personnes sont prêtes`;
  const isComing =
    coming === 1
      ? 'une personne attend sa prochaine étape'
      : `${formatNumber(coming)} personnes attendent leur prochaine étape`;
  const queue = [ready > 0 && isReady, coming > 0 && isComing].filter(Boolean).join(', ');
  return `Toutes campagnes ensemble, ${queue}${waitReason ? `\u00a0: ${waitReason}` : ''}.`;
}
