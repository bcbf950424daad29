import { useInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Draft, type DraftRow, draftParts } from '#contract/drafts.ts';
import { validationPath } from '#contract/paths.ts';
import { personName } from '#core/people/person-name.ts';
import { ApiError, errorMessage } from '#web/lib/api-error.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { CampaignWriting, hasWritingToDo } from './campaign-writing.tsx';
import { DraftEditor } from './draft-editor.tsx';
import { BackLink, type QueueNavigation } from './draft-head.tsx';
import { DraftList, DraftListSkeleton } from './draft-list.tsx';
import { DraftSkeleton } from './draft-skeleton.tsx';
import { sayChecked, sayOthersLeft, stateTitles } from './draft-texts.ts';
import { draftQuery, draftsQuery, queueQuery, useReopen } from './drafts.queries.ts';
import { groupDrafts } from './group-drafts.ts';
import { QueueColumn } from './queue-column.tsx';
import { QueueEmpty, QueueStart } from './queue-faces.tsx';
import { QueueFoot } from './queue-foot.tsx';
import { useShortcutSetting } from './shortcut-setting.ts';
import { useDraftKeys } from './use-draft-keys.ts';
import { useQueueView } from './use-queue-view.ts';

/** `?campagne=`, `?etat=` and `?texte=` say what is shown. */
export function ValidationView() {
  const { view, draftId, show, open, hrefOf } = useQueueView();
  const whole = useQuery(queueQuery(null));
  const queue = useQuery(queueQuery(view.campaignId));
  const list = useInfiniteQuery(draftsQuery(view));
  const reopen = useReopen();
  const groups = groupDrafts(list.data?.pages.flatMap(({ items }) => items) ?? []);
  const rows = groups.flatMap(({ drafts }) => drafts);
  const [openedAt] = useState(draftId);
  // While texts come in, the one that is being read does not give way to a better one.
  const [keptId, setKeptId] = useState<string | null>(null);
  const currentId = draftId ?? (rows.find(({ id }) => id === keptId) ?? rows[0])?.id ?? null;
  if (keptId !== currentId) setKeptId(currentId);
  const neighbours = neighboursOf(rows, currentId);
  const checkedHref = hrefOf(null, { ...view, state: 'checked' });
  const goTo = (row: DraftRow | undefined) => row && (() => open(row.id));

  const isNothing = whole.data && draftParts.every((part) => whole.data[part] === 0) && rows.length === 0;
  if (isNothing && draftId === null) return <QueueStart queue={whole.data} />;

  const onAnswered = (draft: Draft) => {
    open((neighbours.next ?? neighbours.previous)?.id ?? null, { isReplacing: true });
    const undo = () =>
      reopen.mutate(draft.id, {
        onSuccess: () => open(draft.id, { isReplacing: true }),
        onError: (error) =>
          toast({
            tone: 'error',
            title: 'Ce message n’a pas été rouvert.',
            description: errorMessage(error),
            action: { label: 'Réessayer', onSelect: undo },
          }),
      });
    toast({
      tone: 'success',
      title: draft.state === 'approved' ? 'Validé' : 'Passé',
      description: [personName(draft.person), sayOthersLeft(draft, rows, list.hasNextPage)]
        .filter(Boolean)
        .join('. '),
      action: { label: 'Annuler', onSelect: undo },
    });
  };

  const isEmpty = list.data !== undefined && rows.length === 0 && !list.isPlaceholderData;
  return (
    <TooltipProvider>
      <div
        data-panes
        className="-mx-(--gutter) grid min-h-0 grow grid-cols-[300px_minmax(0,1fr)] grid-rows-[minmax(0,1fr)] max-large:grid-cols-[256px_minmax(0,1fr)] max-nav:flex max-nav:flex-col"
      >
        <QueueColumn
          view={view}
          queue={queue.data}
          campaigns={whole.data?.campaigns ?? []}
          onChange={show}
          isHiddenWhenSmall={draftId !== null}
          foot={
            view.state === 'waiting' &&
            queue.data && <QueueFoot queue={queue.data} campaignId={view.campaignId} />
          }
        >
          {list.isPending ? (
            <DraftListSkeleton />
          ) : !list.data ? (
            <div className="py-3 pr-5 pl-(--gutter)">
              <ErrorState
                title="La file n’a pas pu être chargée."
                onRetry={() => void list.refetch()}
                isRetrying={list.isFetching}
              />
            </div>
          ) : (
            <DraftList
              groups={groups}
              currentId={currentId}
              hrefOf={hrefOf}
              isStale={list.isPlaceholderData}
            />
          )}
          <ListEnd list={list} />
          {view.state === 'waiting' && !isEmpty && queue.data && queue.data.checked > 0 && (
            <p className="border-line border-t py-3 pr-5 pl-(--gutter) text-13">
              <AppLink href={checkedHref} className="link">
                {sayChecked(queue.data.checked)}
              </AppLink>
            </p>
          )}
          {view.state === 'waiting' && !isEmpty && <WritingLines campaigns={queue.data?.campaigns ?? []} />}
        </QueueColumn>
        <section
          aria-label="Message"
          data-hidden={(draftId === null && !isEmpty) || undefined}
          className="relative flex min-w-0 flex-col pt-5 pr-(--gutter) pl-8 max-large:pl-6 max-nav:grow max-nav:pt-4 max-nav:pl-(--gutter) max-nav:data-hidden:hidden nav:min-h-0 nav:overflow-y-auto"
        >
          {currentId ? (
            <OpenDraft
              key={currentId}
              id={currentId}
              nextId={neighbours.next?.id ?? null}
              isMoved={draftId !== null && draftId !== openedAt}
              navigation={{
                position: neighbours.position,
                total: queue.data?.[view.state] ?? rows.length,
                onPrevious: goTo(neighbours.previous),
                onNext: goTo(neighbours.next),
                listHref: hrefOf(null),
                listTitle: stateTitles[view.state],
              }}
              onAnswered={onAnswered}
            />
          ) : isEmpty && queue.data ? (
            <QueueEmpty
              state={view.state}
              queue={queue.data}
              isNarrowed={view.campaignId !== null}
              checkedHref={checkedHref}
            />
          ) : (
            !list.isError && <DraftSkeleton />
          )}
        </section>
      </div>
    </TooltipProvider>
  );
}

function neighboursOf(rows: readonly DraftRow[], id: string | null) {
  const index = rows.findIndex((row) => row.id === id);
  return {
    position: index >= 0 ? index + 1 : null,
    previous: index > 0 ? rows[index - 1] : undefined,
    // From a text that is elsewhere, the queue begins at its beginning.
    next: rows[index + 1],
  };
}

type OpenDraftProps = {
  id: string;
  nextId: string | null;
  isMoved: boolean;
  navigation: QueueNavigation;
  onAnswered: (draft: Draft) => void;
};

function OpenDraft({ id, nextId, ...rest }: OpenDraftProps) {
  const { data, error, isFetching, refetch } = useQuery(draftQuery(id));
  usePrefetchQuery(draftQuery(nextId ?? id));
  if (data) return <DraftEditor draft={data} {...rest} />;
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <BackLink navigation={rest.navigation} />
        <EmptyState
          title="Ce texte n’existe plus"
          action={
            <AppLink href={validationPath()} className="link text-13">
              Voir les textes à valider
            </AppLink>
          }
        >
          La personne ou la campagne a été supprimée, ou l’adresse est celle d’un autre compte.
        </EmptyState>
      </>
    );
  if (error)
    return (
      <>
        <BackLink navigation={rest.navigation} />
        <ErrorState
          title="Ce texte n’a pas pu être chargé."
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </>
    );
  return <LoadingDraft navigation={rest.navigation} />;
}

/** One goes on along the queue without waiting for each of its texts. */
function LoadingDraft({ navigation }: { navigation: QueueNavigation }) {
  const { isOn } = useShortcutSetting();
  useDraftKeys((key) => {
    if (key === 'next') navigation.onNext?.();
    else if (key === 'previous') navigation.onPrevious?.();
  }, isOn);
  return <DraftSkeleton />;
}

function ListEnd({ list }: { list: ReturnType<typeof useInfiniteQuery> }) {
  if (!list.hasNextPage) return null;
  return (
    <p className="border-line border-t py-3 pr-5 pl-(--gutter) text-13">
      {list.isFetchNextPageError && (
        <span className="block text-muted">La suite n’a pas pu être chargée.</span>
      )}
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
  );
}

/** Under the list: the people of these campaigns for whom nothing is written yet. */
function WritingLines({ campaigns }: { campaigns: Parameters<typeof hasWritingToDo>[0][] }) {
  const toDo = campaigns.filter(hasWritingToDo);
  if (toDo.length === 0) return null;
  return (
    <ul className="border-line border-t pb-3">
      {toDo.map((campaign) => (
        <li key={campaign.id} className="pt-3 pr-5 pl-(--gutter) max-nav:pr-(--gutter)">
          {toDo.length > 1 && (
            <p className="mb-0.5 truncate font-medium text-12 text-muted">{campaign.name}</p>
          )}
          <CampaignWriting campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}
