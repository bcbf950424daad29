import type { AdviceLine, AdviceList } from '#contract/intelligence.ts';
import { formatInterval, formatShare, IntervalBar, isTooFew } from '../analytics/rate.tsx';
import { type OpenList, ShareButton } from './open-count.tsx';

type ShareLinesProps = {
  lines: readonly AdviceLine[];
  listOf: (index: number) => AdviceList;
  onOpen: OpenList;
};

/** Shares one under the other, each with its interval and the people whom it counts. */
export const ShareLines = ({ lines, listOf, onOpen }: ShareLinesProps) => (
  <ul className="mt-2">
    {lines.map(({ label, count, of }, index) => (
      <li
        key={label}
        className="grid grid-cols-[minmax(0,1fr)_auto_96px_150px] items-center gap-3 border-line border-b py-1.5 text-13 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-0"
      >
        <span className="font-medium [overflow-wrap:anywhere]">{label}</span>
        {of > 0 ? (
          <ShareButton share={{ count, of }} list={listOf(index)} label={label} onOpen={onOpen} />
        ) : (
          <span className="text-muted">personne encore</span>
        )}
        <span className="max-sm:hidden">{of > 0 && <IntervalBar count={count} base={of} />}</span>
        <span className="whitespace-nowrap text-right max-sm:col-span-2 max-sm:text-left">
          {of > 0 && (
            <>
              <strong className="font-semibold">{formatShare(count / of)}</strong>{' '}
              <span className="text-muted">
                {isTooFew(of) ? `trop tôt (n = ${of})` : formatInterval(count, of)}
              </span>
            </>
          )}
        </span>
      </li>
    ))}
  </ul>
);
