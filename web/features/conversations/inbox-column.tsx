import type { ReactNode } from 'react';
import {
  type ConversationCounts,
  type ConversationView,
  conversationViews,
} from '#contract/overview/conversations.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { replyKinds } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ListPane } from '#web/lists/panes.tsx';
import { SearchBox } from '#web/lists/search-box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { SmallSelect } from '#web/ui/small-select.tsx';
import type { InboxFilter } from './conversation-address.ts';
import { viewTitles } from './conversation-texts.ts';

type InboxColumnProps = {
  filter: InboxFilter;
  counts: ConversationCounts | undefined;
  onChange: (filter: InboxFilter) => void;
  isHiddenWhenSmall: boolean;
  tabs: ReactNode;
  children: ReactNode;
};

/** Which conversations, how many, and the list of them. */
export function InboxColumn({ filter, counts, onChange, tabs, ...props }: InboxColumnProps) {
  return (
    <ListPane
      label="Liste des conversations"
      isHiddenWhenSmall={props.isHiddenWhenSmall}
      headClass="pt-3"
      head={
        <>
          <div className="[&>nav]:mb-0">{tabs}</div>
          <h1 className="sr-only">Conversations</h1>
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9.5rem)] gap-2">
            <SearchBox
              label="Chercher par nom ou entreprise"
              placeholder="Chercher…"
              text={filter.q}
              onSearch={(q) => onChange({ ...filter, q })}
            />
            <KindSelect filter={filter} counts={counts} onChange={onChange} />
          </div>
          <Segmented
            label="Conversations à montrer"
            isLabelHidden
            isFull
            value={filter.view}
            options={shownViews(filter.view, counts).map((value) => ({
              value,
              label: viewLabel(value, counts),
            }))}
            onChange={(view) => onChange({ ...filter, view })}
          />
        </>
      }
    >
      {props.children}
    </ListPane>
  );
}

/** What is unread has its place only where a link asks for it, what is to verify where there is any. */
const shownViews = (current: ConversationView, counts: ConversationCounts | undefined) =>
  conversationViews.filter(
    (view) =>
      view !== (current === 'unread' ? 'waiting' : 'unread') &&
      (view !== 'review' || current === 'review' || (counts?.review ?? 0) > 0),
  );

/** What asks for the user is counted. */
function viewLabel(view: ConversationView, counts: ConversationCounts | undefined) {
  return (
    <span className="flex gap-1.5 whitespace-nowrap">
      {viewTitles[view]}
      {(view === 'review' || view === 'waiting') && counts && counts[view] > 0 && (
        <span className="tabular-figures font-semibold">{formatNumber(counts[view])}</span>
      )}
    </span>
  );
}

function KindSelect({ filter, counts, onChange }: Pick<InboxColumnProps, 'filter' | 'counts' | 'onChange'>) {
  return (
    <SmallSelect
      aria-label="Type de réponse"
      value={filter.kind ?? ''}
      onChange={({ target }) =>
        onChange({ ...filter, kind: replyKinds.find((kind) => kind === target.value) ?? null })
      }
    >
      <option value="">Toute réponse</option>
      {replyKinds.map((kind) => (
        <option key={kind} value={kind}>
          {capital(replyKindLabels[kind])}
          {counts?.kinds[kind] ? ` (${formatNumber(counts.kinds[kind])})` : ''}
        </option>
      ))}
    </SmallSelect>
  );
}
