import type { ReactNode } from 'react';
import { type DraftQueue, draftStates } from '#contract/texts/drafts.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ListPane } from '#web/lists/panes.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import { stateTitles } from '../draft-texts.ts';
import type { QueueView } from './queue-address.ts';

type QueueColumnProps = {
  view: QueueView;
  queue: DraftQueue | undefined;
  /** Those that can be chosen. */
  campaigns: { id: string; name: string }[];
  onChange: (view: QueueView) => void;
  isHiddenWhenSmall: boolean;
  foot?: ReactNode;
  children: ReactNode;
};

/** Which texts, how many, and the list of them. */
export function QueueColumn(props: QueueColumnProps) {
  const { view, queue, onChange } = props;
  return (
    <ListPane
      label="File de validation"
      isHiddenWhenSmall={props.isHiddenWhenSmall}
      headClass="pt-5 max-nav:pt-4"
      head={
        <>
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
          <SmallSelect
            aria-label="Campagne"
            value={view.campaignId ?? ''}
            onChange={({ target }) => onChange({ ...view, campaignId: target.value || null })}
          >
            <option value="">Toutes les campagnes</option>
            {props.campaigns.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SmallSelect>
          <Segmented
            label="État des messages"
            isLabelHidden
            isFull
            value={view.state}
            options={draftStates.map((value) => ({ value, label: stateTitles[value] }))}
            onChange={(state) => onChange({ ...view, state })}
          />
        </>
      }
      foot={props.foot}
    >
      {props.children}
    </ListPane>
  );
}
