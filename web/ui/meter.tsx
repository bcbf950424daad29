import { classNames } from './class-names.ts';

/** The bar under a number; the numbers beside it carry the meaning. `isGoal` when reaching the end is no warning. */
export function Meter({ value, max, isGoal = false }: { value: number; max: number; isGoal?: boolean }) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <span aria-hidden className="mt-[5px] block h-1 overflow-hidden rounded-[2px] bg-line">
      <span
        className={classNames('block h-full', share < 1 || isGoal ? 'bg-accent' : 'bg-warning')}
        style={{ width: `${100 * share}%` }}
      />
    </span>
  );
}
