import { Lock } from 'lucide-react';
import type { Draft } from '#contract/texts/drafts.ts';
import { withLine } from '#core/engine/sender-line.ts';
import { countSigns } from '#core/messages/text-limits.ts';
import { formatNumber } from '#web/lib/format.ts';
import { classNames } from '#web/ui/class-names.ts';

/** How long the text is, against what is advised and what the network takes. */
export function MessageCount({ text, draft }: { text: string; draft: Draft }) {
  const { rules, departureLine } = draft;
  const { hard, advised } = rules.limits;
  const written = countSigns(text);
  const count = countSigns(withLine(text, departureLine));
  const isBounded = hard === advised;
  const scale = isBounded ? hard : Math.round(advised * 1.25);
  const tone = count > hard ? 'bg-danger' : written > advised ? 'bg-warning' : 'bg-accent';
  return (
    <p className="flex items-center gap-3 whitespace-nowrap border-line border-t pt-2.5 pb-3 text-13 max-sm:gap-2">
      <span className={classNames('tabular-figures', count > hard && 'text-danger')}>
        <b className="font-semibold">{formatNumber(count)}</b>
        {isBounded ? ` / ${formatNumber(hard)} caractères` : count > 1 ? ' caractères' : ' caractère'}
        {count > written && (
          <span className="text-muted max-sm:hidden">, dont {formatNumber(count - written)} au départ</span>
        )}
      </span>
      <span aria-hidden className="relative h-1 w-[140px] min-w-6 shrink rounded-[2px] bg-line max-sm:hidden">
        <span
          className={classNames('block h-full max-w-full rounded-[2px]', tone)}
          style={{ width: `${(100 * Math.min(count, scale)) / scale}%` }}
        />
        {!isBounded && (
          <span
            className="absolute -top-[3px] h-2.5 w-[1.5px] bg-ink"
            style={{ left: `${(100 * advised) / scale}%` }}
          />
        )}
      </span>
      {!isBounded && (
        <span className="tabular-figures text-muted">
          {count > hard ? `${formatNumber(hard)} au plus` : `${formatNumber(advised)} conseillés`}
        </span>
      )}
      <span className="ml-auto inline-flex items-center gap-[5px] text-muted">
        <Lock size={14} strokeWidth={1.75} aria-hidden />
        {rules.formality === 'vous' ? 'Vouvoiement' : 'Tutoiement'}
      </span>
    </p>
  );
}
