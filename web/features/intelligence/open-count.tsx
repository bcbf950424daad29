import type { AdviceList } from '#contract/intelligence.ts';
import { formatNumber } from '#web/lib/format.ts';

export type OpenList = (list: AdviceList) => void;

type ShareButtonProps = {
  share: { count: number; of: number };
  list: AdviceList;
  /** What the number counts, for whoever does not see its line. */
  label: string;
  onOpen: OpenList;
};

/** « 25 sur 61 »: opens the 25. */
export const ShareButton = ({ share, list, label, onOpen }: ShareButtonProps) => (
  <button
    type="button"
    aria-haspopup="dialog"
    aria-label={`${formatNumber(share.count)} sur ${formatNumber(share.of)}\u00a0: ${label}`}
    className="count-link cursor-pointer whitespace-nowrap max-sm:min-h-11"
    onClick={() => onOpen(list)}
  >
    {formatNumber(share.count)} sur {formatNumber(share.of)}
  </button>
);
