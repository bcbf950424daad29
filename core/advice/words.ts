import type { Share } from '../analytics/difference.ts';
import type { Finding } from './finding.ts';

const percent = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });

export const number = (value: number): string => whole.format(value);
/** « 25 sur 61, 41 % » */
export const ratio = ({ count, of }: Share): string =>
  of === 0 ? '0' : `${number(count)} sur ${number(of)}, ${percent.format(count / of)}`;
export const plural = (count: number, one: string, many: string): string =>
  `${number(count)}\u00a0${count > 1 ? many : one}`;

type Seen = Pick<Finding, 'name' | 'looksAt' | 'today' | 'cell'>;

export const fine = (seen: Seen) => ({ ...seen, verdict: 'fine' as const, missing: null, advice: null });
export const early = (seen: Seen, missing: string) => ({
  ...seen,
  verdict: 'early' as const,
  missing,
  advice: null,
});
export const off = (seen: Seen) => ({ ...seen, verdict: 'off' as const, missing: null, advice: null });
export const advise = (seen: Seen, advice: NonNullable<Finding['advice']>) => ({
  ...seen,
  verdict: 'advice' as const,
  missing: null,
  advice,
});
