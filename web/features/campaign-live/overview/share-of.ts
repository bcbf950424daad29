import { enoughToConclude } from '#core/analytics/wilson.ts';
import { formatNumber } from '#web/lib/format.ts';

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 0 });

/** « 31 % (63 sur 201) », « 13 % (24 sur 190 contactées) »; a small base only says how many. */
export function shareOf(count: number, base: number, whom = ''): string {
  if (base === 0) return 'pas encore';
  if (base < enoughToConclude) return `sur ${formatNumber(base)}, trop tôt pour conclure`;
  return `${percent.format(count / base)} (${formatNumber(count)} sur ${formatNumber(base)}${whom && ` ${whom}`})`;
}
