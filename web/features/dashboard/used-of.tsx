import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';

type UsedOfProps = {
  used: number;
  /** null: none. */
  limit: number | null;
  /** Where the figure is explained. */
  href?: string;
  /** What it counts, for whoever does not see its column. */
  label?: string;
};

/** « 9 / 15 »; « 9 » where nothing limits it. */
export function UsedOf({ used, limit, href, label }: UsedOfProps) {
  return (
    <span className="tabular-figures whitespace-nowrap">
      {href ? (
        <AppLink
          href={href}
          className="count-link"
          aria-label={label && `${formatNumber(used)}\u00a0: ${label}`}
        >
          {formatNumber(used)}
        </AppLink>
      ) : (
        formatNumber(used)
      )}
      {limit !== null && (
        <>
          <span className="sr-only"> sur </span>
          <span aria-hidden className="text-muted">
            {' / '}
          </span>
          <span className="text-muted">{formatNumber(limit)}</span>
        </>
      )}
    </span>
  );
}
