import type { AdviceList } from '#contract/overview/intelligence.ts';
import { formatNumber } from '#web/lib/format.ts';

export type OpenList = (list: AdviceList) => void;

type CountProps = {
  list: AdviceList;
  /** What the number counts, for whoever does not see its line. */
  label: string;
  onOpen: OpenList;
};

/** « 25 sur 61 »: opens the 25. */
export const ShareButton = ({ share, ...props }: CountProps & { share: { count: number; of: number } }) => (
  <Opener {...props} text={`${formatNumber(share.count)} sur ${formatNumber(share.of)}`} />
);

/** « 25 »: opens them. */
export const CountOf = ({ count, ...props }: CountProps & { count: number }) => (
  <Opener {...props} text={formatNumber(count)} />
);

const Opener = ({ text, list, label, onOpen }: CountProps & { text: string }) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`${text}\u00a0: ${label}`}
    className="count-link cursor-pointer whitespace-nowrap max-sm:min-h-11"
    onClick={() => onOpen(list)}
  >
    {text}
  </button>
);
