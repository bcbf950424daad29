import type { UseLine } from '#contract/overview/dashboard.ts';

/** Of a visit the network keeps no record: it stays presumed, where anything else is confirmed one day. */
export function describeDoubt({
  isCertain,
  settledBy,
}: Pick<UseLine, 'isCertain' | 'settledBy'>): string | null {
  if (settledBy === 'presumed') return 'présumée';
  return isCertain ? null : 'pas encore confirmé';
}
