import { Fragment } from 'react';
import { Skeleton, SkeletonGroup } from './skeleton.tsx';

const widths = ['w-[64%]', 'w-[48%]', 'w-[72%]', 'w-[56%]', 'w-[60%]', 'w-[44%]', 'w-[68%]', 'w-[52%]'];

const cells = {
  box: () => <Skeleton className="size-4" />,
  line: () => <Skeleton className="h-4 w-[64%] max-w-28" />,
  end: () => <Skeleton className="ml-auto h-4 w-16 max-w-[80%]" />,
  lines: (width: string) => (
    <div className="grid content-start gap-1.5 pr-5">
      <Skeleton className={`h-4 ${width}`} />
      <Skeleton className="h-3 w-[80%]" />
    </div>
  ),
};

type TableSkeletonProps = {
  /** Said to who does not see it; without one where another already speaks. */
  label?: string;
  rows: number;
  /** The height of a row and the measures of its columns. */
  rowClass: string;
  columns?: readonly (keyof typeof cells)[];
  className?: string;
};

/** Grey rows with the measures of those to come. */
export function TableSkeleton({ label, className = '', columns = ['lines'], ...props }: TableSkeletonProps) {
  // « lines », then « lines again »: two columns may be of one kind.
  const named = columns.map((column, at) => ({
    name: `${column}${' again'.repeat(columns.slice(0, at).filter((one) => one === column).length)}`,
    column,
  }));
  const rows = widths.slice(0, props.rows).map((width) => (
    <div key={width} className={`grid items-start border-line border-t ${props.rowClass}`}>
      {named.map(({ name, column }) => (
        <Fragment key={name}>{cells[column](width)}</Fragment>
      ))}
    </div>
  ));
  const frame = `border-line border-b ${className}`;
  return label ? (
    <SkeletonGroup label={label} className={frame}>
      {rows}
    </SkeletonGroup>
  ) : (
    <div aria-hidden className={frame}>
      {rows}
    </div>
  );
}
