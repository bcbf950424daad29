import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { type DraftQueue, draftStates } from '#contract/drafts.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { stateTitles } from './draft-texts.ts';
import type { QueueView } from './queue-address.ts';

type QueueColumnProps = {
  view: QueueView;
  queue: DraftQueue | undefined;
  /** Those that can be chosen. */
  campaigns: { id: string; name: string }[];
  onChange: (view: QueueView) => void;
  /** On a small screen the list gives way to the text that is open. */
  isHiddenWhenSmall: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

/** Which texts, how many, and the list of them. */
export function QueueColumn(props: QueueColumnProps) {
  const { view, queue, onChange } = props;
  return (
    <aside
      aria-label="File de validation"
      data-hidden={props.isHiddenWhenSmall || undefined}
      className="flex min-h-0 flex-col border-line max-nav:data-hidden:hidden nav:border-r"
    >
      <header className="grid gap-3 pt-5 pr-5 pl-(--gutter) max-nav:pt-4 max-nav:pr-(--gutter)">
        <div className="flex items-baseline justify-between">
          <h1 className="font-[650] text-23">{stateTitles[view.state]}</h1>
          {queue ? (
            <output className="tabular-figures font-[650] font-heading text-23 leading-none">
              {formatNumber(queue[view.state])}
            </output>
          ) : (
            <Skeleton className="h-5 w-6" />
          )}
        </div>
        <CampaignSelect
          campaigns={props.campaigns}
          value={view.campaignId}
          onChange={(campaignId) => onChange({ ...view, campaignId })}
        />
        <Segmented
          label="État des textes"
          isLabelHidden
          isFull
          value={view.state}
          options={draftStates.map((value) => ({ value, label: stateTitles[value] }))}
          onChange={(state) => onChange({ ...view, state })}
        />
      </header>
      <div className="relative min-h-0 flex-1 pt-2 nav:overflow-y-auto">{props.children}</div>
      {props.foot}
    </aside>
  );
}

function CampaignSelect(props: {
  campaigns: { id: string; name: string }[];
  value: string | null;
  onChange: (id: string | null) => void;
}) {
  return (
    <div className="relative">
      <select
        aria-label="Campagne"
        value={props.value ?? ''}
        onChange={({ target }) => props.onChange(target.value || null)}
        className="h-[34px] w-full min-w-0 cursor-pointer appearance-none truncate rounded-field border border-field bg-card pr-8 pl-2.5 text-13 hover:border-muted max-sm:h-11 max-sm:text-16"
      >
        <option value="">Toutes les campagnes</option>
        {props.campaigns.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown
        size={14}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 right-2.5 my-auto text-muted"
      />
    </div>
  );
}
