import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SortOrder } from '#core/leads/lead-sort.ts';
import { classNames } from '#web/ui/class-names.ts';

type SortHeadProps<Sort extends string> = {
  by: Sort;
  sort: Sort;
  order: SortOrder;
  /** The way that a first click means. */
  defaultOrder: Readonly<Record<Sort, SortOrder>>;
  onSort: (sort: Sort, order: SortOrder) => void;
  isAtRight?: boolean;
  className?: string;
  children: ReactNode;
};

/** The head of a column that sorts: once its own way, then the other. */
export function SortHead<Sort extends string>(props: SortHeadProps<Sort>) {
  const { by, sort, order, defaultOrder, onSort, isAtRight, className, children } = props;
  const isCurrent = sort === by;
  const Arrow = order === 'asc' ? ArrowUp : ArrowDown;
  const next = isCurrent ? (order === 'asc' ? 'desc' : 'asc') : defaultOrder[by];
  return (
    <th
      scope="col"
      aria-sort={isCurrent ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={classNames('py-0 font-medium', !isAtRight && 'pr-4', className)}
    >
      <button
        type="button"
        className={classNames(
          'inline-flex h-9 items-center gap-1 hover:text-ink max-sm:h-11',
          isCurrent && 'font-semibold text-ink',
        )}
        onClick={() => onSort(by, next)}
      >
        {children}
        {isCurrent && <Arrow size={13} aria-hidden />}
      </button>
    </th>
  );
}
