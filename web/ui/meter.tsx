import { classNames } from './class-names.ts';

/** The bar under a number; the numbers beside it carry the meaning. */
export function Meter({ value, max }: { value: number; max: number }) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <span aria-hidden className="mt-[5px] block h-1 overflow-hidden rounded-[2px] bg-ligne">
      <span
        className={classNames('block h-full', share < 1 ? 'bg-outremer' : 'bg-ambre')}
        style={{ width: `${100 * share}%` }}
      />
    </span>
  );
}
