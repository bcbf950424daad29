import { Hourglass } from 'lucide-react';
import { enoughToConclude, wilsonInterval } from '#core/analytics/wilson.ts';

const percent = new Intl.NumberFormat('fr-FR', {
  style: 'percent',
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});
const points = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const formatShare = (share: number): string => percent.format(share);
/** « 25,3 – 38,1 % » */
export function formatInterval(count: number, base: number): string {
  const { low, high } = wilsonInterval(count, base);
  return `${points.format(100 * low)} – ${formatShare(high)}`;
}

export function TooFew({ base }: { base: number }) {
  return (
    <span className="inline-flex items-start gap-1.5 text-13 text-warning leading-4">
      <Hourglass size={13} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      trop tôt pour conclure (n = {base})
    </span>
  );
}

export const isTooFew = (base: number): boolean => base < enoughToConclude;

/** The share as a point, what it may be as a line, on a scale from 0 to `max`. */
export function IntervalBar({ count, base, max = 1 }: { count: number; base: number; max?: number }) {
  const { low, high } = wilsonInterval(count, base);
  const at = (share: number) => `${Math.min(100, (100 * share) / max)}%`;
  return (
    <span aria-hidden className="relative block h-3 w-full">
      <span className="absolute inset-x-0 top-1/2 h-px bg-line" />
      <span
        className="absolute top-1/2 h-2 -translate-y-1/2 border-accent border-x"
        style={{ left: at(low), right: `calc(100% - ${at(high)})` }}
      >
        <span className="absolute inset-x-0 top-1/2 h-px -translate-y-1/2 bg-accent" />
      </span>
      <span
        className="absolute top-1/2 size-[7px] -translate-x-1/2 -translate-y-1/2 rounded-full bg-accent"
        style={{ left: at(count / base) }}
      />
    </span>
  );
}

/** A share with what it may be; under the sample, that it is too early; of nobody, nothing. */
export function Rate({ count, base }: { count: number; base: number }) {
  if (base === 0) return null;
  if (isTooFew(base)) return <TooFew base={base} />;
  return (
    <span className="grid grid-cols-[52px_minmax(40px,140px)_auto] items-center justify-start gap-3">
      <strong className="font-semibold">{formatShare(count / base)}</strong>
      <IntervalBar count={count} base={base} />
      <span className="whitespace-nowrap text-13 text-muted">{formatInterval(count, base)}</span>
    </span>
  );
}
