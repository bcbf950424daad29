import { formatNumber } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';

type UsedOfProps = {
  used: number;
  /** null: none. */
  limit: number | null;
  /** Where the figure is explained. */
  href?: string;
};

/** « 9 / 15 »; « 9 » where nothing limits it. */
export function UsedOf({ used, limit, href }: UsedOfProps) {
  return (
    <span className="chiffres whitespace-nowrap">
      {href ? (
        <AppLink href={href} className="chiffre-lien">
          {formatNumber(used)}
        </AppLink>
      ) : (
        formatNumber(used)
      )}
      {limit !== null && (
        <>
          <span className="sr-only"> sur </span>
          <span aria-hidden className="text-sourdine">
            {' / '}
          </span>
          <span className="text-sourdine">{formatNumber(limit)}</span>
        </>
      )}
    </span>
  );
}
