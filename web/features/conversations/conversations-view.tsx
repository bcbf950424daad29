import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import type { ConversationRow } from '#contract/overview/conversations.ts';
import { conversationsPath, paths } from '#contract/paths.ts';
import { ProspectTabs } from '#web/features/drafts/queue/prospect-tabs.tsx';
import { inboxCountsQuery } from '#web/features/to-do/to-do.queries.ts';
import { useCampaignNow } from '#web/lib/use-campaign-now.ts';
import { MoreLink } from '#web/lists/more-button.tsx';
import { OpenPane, Panes } from '#web/lists/panes.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { readFilter, writeAddress } from './conversation-address.ts';
import { ConversationList } from './conversation-list.tsx';
import { inboxQuery } from './conversations.queries.ts';
import { InboxColumn } from './inbox-column.tsx';
import { cameAt, orderRows } from './order-rows.ts';
import { ConversationPane } from './thread/conversation-pane.tsx';
import { useInboxKeys } from './use-inbox-keys.ts';

/**
 * `?etat=`, `?classe=`, `?recherche=` and `?conversation=` say what is shown. `context` is what is known of a person,
 * drawn beside what is said with them.
 */
export function ConversationsView({ context }: { context: (personId: string) => ReactNode }) {
  const {
    view: filter,
    openId: conversationId,
    show,
    open,
    hrefOf,
  } = useListAddress({
    read: readFilter,
    write: writeAddress,
    record: 'conversation',
  });
  const counts = useQuery(inboxCountsQuery);
  const list = useInfiniteQuery(inboxQuery(filter));
  const now = useCampaignNow();
  const listed = rowsOf(list.data?.pages);
  const ordered = useOrderedRows(listed);
  // What is to do comes with the hottest first.
  const rows = filter.view === 'waiting' ? listed : ordered;
  const pane = useRef<HTMLElement>(null);
  const index = rows.findIndex(({ id }) => id === conversationId);
  // « Traité » goes on to the next of those that are left.
  const onHandled = () => filter.view === 'waiting' && open((rows[index + 1] ?? rows[index - 1])?.id ?? null);
  useInboxKeys((key) => {
    if (key === 'answer') pane.current?.querySelector('textarea')?.focus();
    else if (key === 'handle') pane.current?.querySelector<HTMLElement>('[data-handle]')?.click();
    else {
      const next = rows[index < 0 ? 0 : key === 'next' ? index + 1 : index - 1];
      if (next) open(next.id);
    }
  });

  const isFiltered = filter.view !== 'open' || filter.kind !== null || filter.q !== '';
  const isEmpty = list.data !== undefined && rows.length === 0 && !list.isPlaceholderData;
  if (isEmpty && !isFiltered && conversationId === null && counts.data?.snoozed === 0)
    return <NoConversation />;
  return (
    <Panes columns="grid-cols-[400px_minmax(0,1fr)] max-wide:grid-cols-[360px_minmax(0,1fr)]">
      <InboxColumn
        filter={filter}
        counts={counts.data}
        onChange={(next) => show(next, { isTyped: next.q !== filter.q })}
        isHiddenWhenSmall={conversationId !== null}
        tabs={<ProspectTabs current="conversations" />}
      >
        <QueryView
          query={list}
          loading={
            <TableSkeleton
              label="Chargement des conversations…"
              rows={6}
              rowClass="h-[85px] grid-cols-[minmax(0,1fr)_64px] py-3 pr-5 pl-(--gutter)"
              columns={['lines', 'end']}
            />
          }
          failed="Les conversations n’ont pas pu être chargées."
          empty={
            isEmpty && (
              <EmptyState
                title={emptyTitles[filter.view]}
                action={
                  isFiltered && (
                    <AppLink href={conversationsPath()} className="link text-13">
                      Voir toutes les conversations
                    </AppLink>
                  )
                }
              >
                {filter.q || filter.kind
                  ? 'Aucune conversation ne répond à ces filtres.'
                  : emptyDetails[filter.view]}
              </EmptyState>
            )
          }
          className="py-3 pr-5 pl-(--gutter) max-nav:pr-(--gutter)"
        >
          {() => (
            <ConversationList
              rows={rows}
              currentId={conversationId}
              now={now}
              isStale={list.isPlaceholderData}
              hrefOf={hrefOf}
            />
          )}
        </QueryView>
        <MoreLink query={list} className="border-line border-t py-3 pl-(--gutter)" />
      </InboxColumn>
      <OpenPane
        paneRef={pane}
        label="Conversation"
        isHiddenWhenSmall={conversationId === null}
        className="max-nav:pt-2"
      >
        {conversationId ? (
          <ConversationPane
            key={conversationId}
            id={conversationId}
            listHref={hrefOf(null)}
            onUnread={() => open(null)}
            onHandled={onHandled}
            context={context}
          />
        ) : (
          <NoneOpen toDo={counts.data?.waiting} />
        )}
      </OpenPane>
    </Panes>
  );
}

/** What was unread when it came into sight keeps its place while one reads it. */
function useOrderedRows(rows: readonly ConversationRow[]): readonly ConversationRow[] {
  const [seenUnread, setSeenUnread] = useState<ReadonlyMap<string, string>>(new Map());
  const unread = rows.filter((row) => row.unread > 0 && !seenUnread.has(row.id));
  if (unread.length > 0)
    setSeenUnread(new Map([...seenUnread, ...unread.map((row) => [row.id, cameAt(row)] as const)]));
  return orderRows(rows, seenUnread);
}

const emptyTitles = {
  open: 'Aucune conversation ouverte',
  waiting: 'Rien à traiter',
  unread: 'Tout est lu',
  review: 'Rien à vérifier',
  snoozed: 'Aucune conversation à rappeler',
};
const emptyDetails = {
  open: 'Celles à rappeler plus tard reviennent à leur date.',
  waiting:
    'Chaque message a eu sa réponse. «\u00a0Traité\u00a0» range une conversation\u00a0; un nouveau message la rouvre.',
  unread: 'Les nouvelles réponses arriveront ici, en tête.',
  review: 'Une réponse que nous ne comprenons pas avec certitude vous sera montrée ici.',
  snoozed: 'Une conversation à rappeler plus tard revient à la date que vous choisissez.',
};

function NoneOpen({ toDo }: { toDo: number | undefined }) {
  return (
    <div className="grid grow place-content-center pb-16 text-center">
      <p className="font-semibold font-heading text-19">
        {toDo === undefined
          ? '\u00a0'
          : toDo === 0
            ? 'Tout est traité'
            : toDo === 1
              ? 'Une conversation à traiter'
              : `${toDo} conversations à traiter`}
      </p>
      <p className="mt-1 max-w-[44ch] text-13 text-pretty text-muted">
        Choisissez une conversation. Une réponse arrête la séquence de la personne : la suite est entre vos
        mains.
      </p>
    </div>
  );
}

function NoConversation() {
  return (
    <IntroPage
      title="Conversations"
      lead="Les réponses de vos prospects, toutes campagnes réunies."
      tabs={<ProspectTabs current="conversations" />}
      sectionTitle="Réponses reçues"
      emptyTitle="Aucune réponse pour le moment"
      purpose="Quand une personne répond, sa séquence s’arrête aussitôt et sa réponse arrive ici : vous la lisez et vous répondez sans quitter Accroche."
      action={
        <AppLink href={paths.home} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Revenir au tableau de bord
        </AppLink>
      }
      points={[
        {
          title: 'Comprise, puis classée',
          detail: 'Intérêt, question, plus tard, refus : avec les mots qui le disent.',
        },
        {
          title: 'Un brouillon proposé',
          detail: 'Vous le relisez, vous l’envoyez : rien ne part sans vous.',
        },
        {
          title: 'Une opposition est définitive',
          detail: 'Plus rien ne part vers cette personne, nulle part.',
        },
      ]}
    />
  );
}
