import type { AdviceLine, AdviceList } from '#contract/overview/intelligence.ts';
import { classNames } from '#web/ui/class-names.ts';
import { formatInterval, formatShare, IntervalBar, isTooFew } from '../analytics/rate.tsx';
import { CountOf, type OpenList, ShareButton } from './open-count.tsx';

type ShareLinesProps = {
  lines: readonly AdviceLine[];
  listOf: (index: number) => AdviceList;
  onOpen: OpenList;
};

/** Shares one under the other, each with its interval and the people whom it counts; a plain count has no interval. */
export const ShareLines = ({ lines, listOf, onOpen }: ShareLinesProps) => (
  <ul className="mt-2">
    {lines.map(({ label, count, of }, index) => (
      <li
        key={label}
        className={classNames(
          'grid items-center gap-3 border-line border-b py-1.5 text-13 max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:gap-y-0',
          of === null ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[minmax(0,1fr)_auto_96px_150px]',
        )}
      >
        <span className="font-medium [overflow-wrap:anywhere]">{label}</span>
        {of === null ? (
          <CountOf count={count} list={listOf(index)} label={label} onOpen={onOpen} />
        ) : of > 0 ? (
          <ShareButton share={{ count, of }} list={listOf(index)} label={label} onOpen={onOpen} />
        ) : (
          <span className="text-muted">personne encore</span>
        )}
        {!!of && (
          <>
            <span className="max-sm:hidden">
              <IntervalBar count={count} base={of} />
            </span>
            <span className="whitespace-nowrap text-right max-sm:col-span-2 max-sm:text-left">
              <strong className="font-semibold">{formatShare(count / of)}</strong>{' '}
              <span className="text-muted">
                {isTooFew(of) ? `trop tôt (n = ${of})` : formatInterval(count, of)}
              </span>
            </span>
          </>
        )}
      </li>
    ))}
  </ul>
);
