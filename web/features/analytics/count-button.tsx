import type { CountedCell } from '#contract/overview/analytics.ts';
import { formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';

type CountButtonProps = {
  count: number;
  cell: CountedCell;
  /** What the number counts, for whoever does not see its column. */
  label: string;
  onOpen: (cell: CountedCell) => void;
  className?: string;
};

/** A number that opens the people whom it counts. */
export function CountButton({ count, cell, label, onOpen, className }: CountButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${formatNumber(count)}\u00a0: ${label}`}
      className={classNames('count-link cursor-pointer', className)}
      onClick={() => onOpen(cell)}
    >
      {formatNumber(count)}
    </button>
  );
}
