import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { ConversationRow } from '#contract/conversations.ts';
import { paths } from '#contract/paths.ts';
import { ProspectTabs } from '#web/features/drafts/prospect-tabs.tsx';
import { inboxCountsQuery } from '#web/features/inbox-counts/inbox-counts.queries.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';
import { ConversationList, ConversationListSkeleton } from './conversation-list.tsx';
import { ConversationPane } from './conversation-pane.tsx';
import { inboxQuery } from './conversations.queries.ts';
import { InboxColumn } from './inbox-column.tsx';
import { cameAt, orderRows } from './order-rows.ts';
import { useCampaignNow } from './use-campaign-now.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useInboxView } from './use-inbox-view.ts';

/** `?etat=`, `?classe=`, `?recherche=` and `?conversation=` say what is shown. */
export function ConversationsView() {
  const { filter, conversationId, show, open, hrefOf } = useInboxView();
  const counts = useQuery(inboxCountsQuery);
  const list = useInfiniteQuery(inboxQuery(filter));
  const now = useCampaignNow();
  const rows = useOrderedRows(list.data?.pages.flatMap(({ items }) => items) ?? []);
  const pane = useRef<HTMLElement>(null);
  useInboxKeys((key) => {
    const index = rows.findIndex(({ id }) => id === conversationId);
    if (key === 'answer') pane.current?.querySelector('textarea')?.focus();
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
    <div
      data-panes
      className="-mx-(--gutter) grid min-h-0 grow grid-cols-[384px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] max-large:grid-cols-[360px_minmax(0,1fr)] max-nav:flex max-nav:flex-col"
    >
      <InboxColumn
        filter={filter}
        counts={counts.data}
        onChange={show}
        isHiddenWhenSmall={conversationId !== null}
        tabs={<ProspectTabs current="conversations" />}
      >
        {list.isPending ? (
          <ConversationListSkeleton />
        ) : !list.data ? (
          <div className="py-3 pr-5 pl-(--gutter)">
            <ErrorState
              title="Les conversations n’ont pas pu être chargées."
              onRetry={() => void list.refetch()}
              isRetrying={list.isFetching}
            >
              {errorMessage(list.error)}
            </ErrorState>
          </div>
        ) : isEmpty ? (
          <div className="py-3 pr-5 pl-(--gutter) max-nav:pr-(--gutter)">
            <EmptyState
              title={emptyTitles[filter.view]}
              action={
                isFiltered && (
                  <AppLink href={`${paths.prospects}?vue=conversations`} className="link text-13">
                    Voir toutes les conversations
                  </AppLink>
                )
              }
            >
              {filter.q || filter.kind
                ? 'Aucune conversation ne répond à ces filtres.'
                : emptyDetails[filter.view]}
            </EmptyState>
          </div>
        ) : (
          <ConversationList
            rows={rows}
            currentId={conversationId}
            now={now}
            isStale={list.isPlaceholderData}
            hrefOf={hrefOf}
          />
        )}
        {list.hasNextPage && (
          <p className="border-line border-t py-3 pl-(--gutter) text-13">
            <button
              type="button"
              className="link max-sm:min-h-11"
              disabled={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {list.isFetchingNextPage
                ? 'Chargement…'
                : list.isFetchNextPageError
                  ? 'Réessayer'
                  : 'Afficher la suite'}
            </button>
          </p>
        )}
      </InboxColumn>
      <section
        ref={pane}
        aria-label="Conversation"
        data-hidden={conversationId === null || undefined}
        className="flex min-w-0 flex-col pt-5 pr-(--gutter) pl-8 max-large:pl-6 max-nav:grow max-nav:pt-2 max-nav:pl-(--gutter) max-nav:data-hidden:hidden nav:min-h-0"
      >
        {conversationId ? (
          <ConversationPane
            key={conversationId}
            id={conversationId}
            listHref={hrefOf(null)}
            onUnread={() => open(null)}
          />
        ) : (
          <NoneOpen unread={counts.data?.unread ?? 0} />
        )}
      </section>
    </div>
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
  snoozed: 'Aucune conversation en veille',
};
const emptyDetails = {
  open: 'Celles qui dorment reviendront à leur date.',
  waiting: 'Toutes les réponses sont lues, et chacune a eu la sienne.',
  unread: 'Les nouvelles réponses arriveront ici, en tête.',
  review: 'Une réponse que nous ne comprenons pas avec certitude vous sera montrée ici.',
  snoozed: 'Une conversation mise en veille revient à la date que vous choisissez.',
};

function NoneOpen({ unread }: { unread: number }) {
  return (
    <div className="grid grow place-content-center pb-16 text-center">
      <p className="font-semibold font-heading text-19">
        {unread === 0 ? 'Tout est lu' : unread === 1 ? 'Une réponse à lire' : `${unread} réponses à lire`}
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
