import { ChevronDown, Search } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  type ConversationCounts,
  type ConversationView,
  conversationViews,
} from '#contract/conversations.ts';
import { replyKindLabels } from '#core/prospects/stages.ts';
import { replyKinds } from '#core/replies/reply.ts';
import { capital } from '#core/words/capital.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Segmented } from '#web/ui/segmented.tsx';
import type { InboxFilter } from './conversation-address.ts';
import { viewTitles } from './conversation-texts.ts';

/** A search follows once nothing was typed for so long. */
const settleMs = 250;

type InboxColumnProps = {
  filter: InboxFilter;
  counts: ConversationCounts | undefined;
  onChange: (filter: InboxFilter) => void;
  /** On a small screen the list gives way to the conversation that is open. */
  isHiddenWhenSmall: boolean;
  tabs: ReactNode;
  children: ReactNode;
};

/** Which conversations, how many, and the list of them. */
export function InboxColumn({ filter, counts, onChange, tabs, ...props }: InboxColumnProps) {
  return (
    <aside
      aria-label="Liste des conversations"
      data-hidden={props.isHiddenWhenSmall || undefined}
      className="flex min-h-0 flex-col border-line max-nav:data-hidden:hidden nav:border-r"
    >
      <header className="grid gap-3 pt-3 pr-5 pb-3 pl-(--gutter) max-nav:pr-(--gutter)">
        <div className="[&>nav]:mb-0">{tabs}</div>
        <h1 className="sr-only">Conversations</h1>
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,9.5rem)] gap-2">
          <SearchBox value={filter.q} onChange={(q) => onChange({ ...filter, q })} />
          <KindSelect filter={filter} counts={counts} onChange={onChange} />
        </div>
        <Segmented
          label="Conversations à montrer"
          isLabelHidden
          isFull
          value={filter.view}
          options={shownViews(filter.view).map((value) => ({ value, label: viewLabel(value, counts) }))}
          onChange={(view) => onChange({ ...filter, view })}
        />
      </header>
      <div className="relative min-h-0 flex-1 nav:overflow-y-auto">{props.children}</div>
    </aside>
  );
}

/** What is unread is to be dealt with: of the two, only what a link asks for has its place. */
const shownViews = (current: ConversationView) =>
  conversationViews.filter((view) => view !== (current === 'unread' ? 'waiting' : 'unread'));

/** What asks for a decision is counted here, what is unread on the tab. */
function viewLabel(view: ConversationView, counts: ConversationCounts | undefined) {
  return (
    <span className="flex gap-1.5 whitespace-nowrap">
      {viewTitles[view]}
      {view === 'review' && counts && counts.review > 0 && (
        <span className="tabular-figures font-semibold">{formatNumber(counts.review)}</span>
      )}
    </span>
  );
}

function SearchBox({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const type = (typed: string) => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(typed.trim()), settleMs);
  };
  return (
    <div className="relative">
      <Search
        size={15}
        strokeWidth={1.75}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-muted"
      />
      <input
        type="search"
        aria-label="Chercher par nom ou entreprise"
        placeholder="Chercher…"
        value={text}
        maxLength={100}
        onChange={({ target }) => type(target.value)}
        className="h-[34px] w-full rounded-field border border-field bg-card pr-2.5 pl-8 text-13 placeholder:text-muted hover:border-muted max-sm:h-11 max-sm:text-16"
      />
    </div>
  );
}

function KindSelect({ filter, counts, onChange }: Pick<InboxColumnProps, 'filter' | 'counts' | 'onChange'>) {
  return (
    <div className="relative">
      <select
        aria-label="Classe de la réponse"
        value={filter.kind ?? ''}
        onChange={({ target }) =>
          onChange({ ...filter, kind: replyKinds.find((kind) => kind === target.value) ?? null })
        }
        className="h-[34px] w-full min-w-0 cursor-pointer appearance-none truncate rounded-field border border-field bg-card pr-8 pl-2.5 text-13 hover:border-muted max-sm:h-11 max-sm:text-16"
      >
        <option value="">Toute réponse</option>
        {replyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {capital(replyKindLabels[kind])}
            {counts?.kinds[kind] ? ` (${formatNumber(counts.kinds[kind])})` : ''}
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
