import { useInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { validationPath } from '#contract/paths.ts';
import { type Draft, type DraftRow, draftParts } from '#contract/texts/drafts.ts';
import { personName } from '#core/people/person-name.ts';
import { errorMessage } from '#web/lib/api-error.ts';
import { formatNumber } from '#web/lib/format.ts';
import { useCampaignNow } from '#web/lib/use-campaign-now.ts';
import { MoreLink } from '#web/lists/more-button.tsx';
import { OpenPane, Panes } from '#web/lists/panes.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { TooltipProvider } from '#web/ui/tooltip.tsx';
import { DraftSkeleton } from './draft-skeleton.tsx';
import { describeChecked, describeOthersLeft, stateTitles } from './draft-texts.ts';
import { draftQuery, draftsQuery, queueQuery, useReopen } from './drafts.queries.ts';
import { DraftEditor } from './editor/draft-editor.tsx';
import { BackLink, type QueueNavigation } from './editor/draft-head.tsx';
import { CampaignWriting, hasWritingStatus, type QueueCampaign } from './queue/campaign-writing.tsx';
import { DraftList } from './queue/draft-list.tsx';
import { groupDrafts } from './queue/group-drafts.ts';
import { ProspectTabs } from './queue/prospect-tabs.tsx';
import { readView, writeAddress } from './queue/queue-address.ts';
import { QueueColumn } from './queue/queue-column.tsx';
import { QueueFoot } from './queue/queue-foot.tsx';
import { QueueEmpty, QueueStart } from './queue/queue-states.tsx';
import { useShortcutSetting } from './shortcut-setting.ts';
import { useDraftKeys } from './use-draft-keys.ts';

/** `?campagne=`, `?etat=` and `?texte=` say what is shown. */
export function ValidationView() {
  const {
    view,
    openId: draftId,
    show,
    open,
    hrefOf,
  } = useListAddress({
    read: readView,
    write: writeAddress,
    record: 'texte',
  });
  const whole = useQuery(queueQuery(null));
  const queue = useQuery(queueQuery(view.campaignId));
  const list = useInfiniteQuery(draftsQuery(view));
  const reopen = useReopen();
  const now = useCampaignNow();
  const groups = groupDrafts(rowsOf(list.data?.pages), now);
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
      description: [personName(draft.person), describeOthersLeft(draft, rows, list.hasNextPage)]
        .filter(Boolean)
        .join('. '),
      action: { label: 'Annuler', onSelect: undo },
    });
  };

  const isEmpty = list.data !== undefined && rows.length === 0 && !list.isPlaceholderData;
  return (
    <TooltipProvider>
      <div
        data-hidden={draftId !== null || undefined}
        className="-mx-(--gutter) border-line max-nav:data-hidden:hidden px-(--gutter) pt-3 nav:border-b [&>nav]:mb-0 nav:[&>nav]:border-b-0"
      >
        <ProspectTabs current="validation" />
      </div>
      <Panes columns="grid-cols-[300px_minmax(0,1fr)] max-large:grid-cols-[256px_minmax(0,1fr)]">
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
          <QueryView
            query={list}
            loading={
              <TableSkeleton
                label="Chargement des messages à valider…"
                rows={8}
                rowClass="h-[62px] py-3 pr-5 pl-(--gutter)"
              />
            }
            failed="La file n’a pas pu être chargée."
            className="py-3 pr-5 pl-(--gutter)"
          >
            {() => (
              <DraftList
                groups={groups}
                currentId={currentId}
                hrefOf={hrefOf}
                now={now}
                isStale={list.isPlaceholderData}
              />
            )}
          </QueryView>
          <MoreLink query={list} className="border-line border-t py-3 pr-5 pl-(--gutter)" />
          {view.state === 'waiting' && queue.data && queue.data.later > 0 && (
            <p className="border-line border-t py-3 pr-5 pl-(--gutter) text-13 text-pretty text-muted">
              <AppLink href={hrefOf(null, { ...view, state: 'later' })} className="link">
                Plus tard ({formatNumber(queue.data.later)})
              </AppLink>
              <br />
              Ils vous seront demandés trois jours ouvrés avant leur départ.
            </p>
          )}
          {view.state === 'waiting' && !isEmpty && queue.data && queue.data.checked > 0 && (
            <p className="border-line border-t py-3 pr-5 pl-(--gutter) text-13">
              <AppLink href={checkedHref} className="link">
                {describeChecked(queue.data, view.campaignId)}
              </AppLink>
            </p>
          )}
          {view.state === 'waiting' && !isEmpty && <WritingLines campaigns={queue.data?.campaigns ?? []} />}
        </QueueColumn>
        <OpenPane
          label="Message"
          isHiddenWhenSmall={draftId === null && !isEmpty}
          className="relative max-nav:pt-4 nav:overflow-y-auto"
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
              campaignId={view.campaignId}
              checkedHref={checkedHref}
            />
          ) : (
            !list.isError && <DraftSkeleton />
          )}
        </OpenPane>
      </Panes>
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
  const query = useQuery(draftQuery(id));
  usePrefetchQuery(draftQuery(nextId ?? id));
  return (
    <>
      {query.error && !query.data && <BackLink navigation={rest.navigation} />}
      <QueryView
        query={query}
        loading={<LoadingDraft navigation={rest.navigation} />}
        failed="Ce message n’a pas pu être chargé."
        gone={
          !query.data && (
            <EmptyState
              title="Ce message n’existe plus"
              action={
                <AppLink href={validationPath()} className="link text-13">
                  Voir les messages à valider
                </AppLink>
              }
            >
              La personne ou la campagne a été supprimée, ou l’adresse est celle d’un autre compte.
            </EmptyState>
          )
        }
      >
        {(draft) => <DraftEditor draft={draft} {...rest} />}
      </QueryView>
    </>
  );
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

/** Under the list: the people of these campaigns for whom nothing is written yet, and what the model left. */
function WritingLines({ campaigns }: { campaigns: QueueCampaign[] }) {
  const toDo = campaigns.filter(hasWritingStatus);
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
