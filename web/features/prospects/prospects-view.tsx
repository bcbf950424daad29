import {
  type InfiniteData,
  type UseInfiniteQueryResult,
  type UseQueryResult,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import type { Reply } from '#contract/endpoint.ts';
import type { Prospect, ProspectFilter, prospectsApi } from '#contract/overview/prospects.ts';
import { paths } from '#contract/paths.ts';
import { ProspectTabs } from '#web/features/drafts/queue/prospect-tabs.tsx';
import { useFilterNames } from '#web/features/leads/lead-filter-chips.tsx';
import { formatNumber } from '#web/lib/format.ts';
import { FilterChips } from '#web/lists/filter-chips.tsx';
import { ListEnd, NoMatch } from '#web/lists/list-end.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { neighboursOf, rowsOf } from '#web/lists/rows.ts';
import { useChosen } from '#web/lists/use-chosen.ts';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { ViewTabs } from '#web/lists/view-tabs.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { ProspectBulkBar } from './acts/prospect-bulk-bar.tsx';
import { ProspectBoard, ProspectBoardSkeleton } from './list/prospect-board.tsx';
import { ProspectTable } from './list/prospect-table.tsx';
import { ProspectToolbar } from './list/prospect-toolbar.tsx';
import { ProspectDrawer } from './person/prospect-drawer.tsx';
import {
  contentOf,
  hrefOf,
  isNarrowed,
  type ProspectView,
  personName,
  readAddress,
  viewOf,
  writeAddress,
} from './prospect-address.ts';
import { filterTexts } from './prospect-texts.ts';
import { boardQuery, prospectsQuery, stagesQuery } from './prospects.queries.ts';
import { StageBand } from './stage-band.tsx';

const everyone = contentOf(readAddress(new URLSearchParams()));

/** Everyone who entered a sequence or a conversation: as a table, or as a pipeline. */
export function ProspectsView() {
  const {
    view,
    openId: personId,
    show,
    open,
  } = useListAddress({
    read: readAddress,
    write: writeAddress,
    record: personName,
  });
  const isBoard = view.mode === 'board';
  const stages = useQuery(stagesQuery(view.filter));
  const list = useInfiniteQuery({ ...prospectsQuery(view), enabled: !isBoard });
  const board = useQuery({ ...boardQuery(view.filter), enabled: isBoard });
  const prospects = rowsOf(list.data?.pages);
  // The record goes from one person to the next of the list, or of the column.
  const beside = isBoard
    ? (board.data?.columns.find(({ items }) => items.some(({ id }) => id === personId))?.items ?? [])
    : prospects;
  if (stages.data?.whole === 0 && !personId) return <NoProspect />;
  const content = {
    view,
    total: totalOf(view, stages.data?.counts),
    openId: personId,
    onShow: show,
    onOpen: open,
  };
  return (
    <>
      <PageHead title="Prospects" lead={<output>{formatWhole(stages.data?.whole)}</output>} />
      <ProspectTabs current="prospects" />
      <ViewTabs
        content={contentOf(view)}
        everyone={everyone}
        everyoneLabel="Tous les prospects"
        hrefOf={(content) => hrefOf(viewOf(content, view.mode))}
      />
      {view.mode === 'table' && <StageBand view={view} counts={stages.data?.counts} onChange={show} />}
      <ProspectToolbar view={view} onChange={show} />
      <ProspectFilterChips filter={view.filter} onChange={(filter) => show({ ...view, filter })} />
      {isBoard ? (
        <BoardContent query={board} {...content} />
      ) : (
        <TableContent query={list} prospects={prospects} {...content} />
      )}
      {personId && (
        <ProspectDrawer
          personId={personId}
          onClose={() => open(null)}
          {...neighboursOf(beside, personId, open)}
          onOpen={open}
          returnFocus={() =>
            document.querySelector<HTMLElement>(
              `[data-person="${CSS.escape(personId)}"], [data-card="${CSS.escape(personId)}"]`,
            )
          }
        />
      )}
    </>
  );
}

const formatWhole = (whole: number | undefined): string => {
  if (whole === undefined) return 'Les personnes entrées dans une séquence ou une conversation.';
  return whole > 1
    ? `${formatNumber(whole)} personnes sont entrées dans une séquence ou une conversation.`
    : '1 personne est entrée dans une séquence ou une conversation.';
};

const totalOf = ({ filter: { stage } }: ProspectView, counts: Record<string, number> | undefined): number =>
  Object.entries(counts ?? {}).reduce(
    (sum, [name, count]) => (stage && !(stage as string[]).includes(name) ? sum : sum + count),
    0,
  );

type ContentProps = {
  view: ProspectView;
  total: number;
  openId: string | null;
  onShow: (view: ProspectView) => void;
  onOpen: (id: string) => void;
};
type List = UseInfiniteQueryResult<InfiniteData<Reply<typeof prospectsApi.list>>>;

function TableContent(props: ContentProps & { query: List; prospects: Prospect[] }) {
  const { view, total, openId, query, prospects, onShow, onOpen } = props;
  const { chosen, isSomeoneChosen, choose } = useChosen(
    writeAddress({ ...view, sort: 'next', order: 'asc' }).toString(),
  );
  const now = new Date(query.data?.pages[0]?.now ?? 0);
  return (
    <QueryView
      query={query}
      loading={
        <TableSkeleton
          label="Chargement de vos prospects…"
          rows={8}
          className="sm:mt-9"
          rowClass="h-[57px] grid-cols-[36px_minmax(0,1fr)_17%_166px_24%_56px] pt-3 max-sm:h-[132px] max-sm:grid-cols-[44px_minmax(0,1fr)] max-sm:*:nth-[n+3]:hidden"
          columns={['box', 'lines', 'lines', 'line', 'lines', 'end']}
        />
      }
      failed="Vos prospects n’ont pas pu être chargés."
      empty={prospects.length === 0 && <NoneMatches view={view} onShow={onShow} />}
    >
      {() => (
        <>
          <ProspectTable
            prospects={prospects}
            now={now}
            total={total}
            sort={view.sort}
            order={view.order}
            chosen={chosen}
            openId={openId}
            isStale={query.isPlaceholderData}
            onSort={(sort, order) => onShow({ ...view, sort, order })}
            onChoose={choose}
            onOpen={onOpen}
            onNearEnd={() => {
              if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
            }}
          />
          <ListEnd query={query} shown={prospects.length} />
          {isSomeoneChosen && (
            <ProspectBulkBar chosen={chosen} total={total} filter={view.filter} now={now} onChoose={choose} />
          )}
        </>
      )}
    </QueryView>
  );
}

function NoneMatches({ view, onShow }: Pick<ContentProps, 'view' | 'onShow'>) {
  return <NoMatch isSearch={Boolean(view.filter.q)} onClear={() => onShow({ ...view, filter: {} })} />;
}

type Board = UseQueryResult<Reply<typeof prospectsApi.board>>;

function BoardContent({ view, total, openId, query, onShow, onOpen }: ContentProps & { query: Board }) {
  return (
    <QueryView
      query={query}
      loading={<ProspectBoardSkeleton />}
      failed="Le pipeline n’a pas pu être chargé."
      empty={total === 0 && isNarrowed(view.filter) && <NoneMatches view={view} onShow={onShow} />}
    >
      {(board) => (
        <ProspectBoard
          board={board}
          filter={view.filter}
          openId={openId}
          isStale={query.isPlaceholderData}
          onOpen={onOpen}
        />
      )}
    </QueryView>
  );
}

function NoProspect() {
  return (
    <IntroPage
      title="Prospects"
      lead="Les personnes entrées dans une de vos séquences."
      tabs={<ProspectTabs current="prospects" />}
      sectionTitle="Personnes contactées"
      emptyTitle="Aucun prospect pour le moment"
      purpose="Une personne devient un prospect quand elle entre dans la séquence d’une campagne lancée, ou quand une conversation s’ouvre."
      action={
        <AppLink href={paths.home} className={buttonClass({ variant: 'primary', size: 'sm' })}>
          Revenir au tableau de bord
        </AppLink>
      }
      points={[
        { title: 'La prochaine action', detail: 'Pour chaque personne, ce qui part ensuite et quand.' },
        { title: 'La raison de l’attente', detail: 'Quand rien ne part, la page dit pourquoi.' },
        {
          title: 'Une réponse arrête tout',
          detail: 'La séquence d’une personne qui répond s’arrête aussitôt.',
        },
      ]}
    />
  );
}

type ChipsProps = { filter: ProspectFilter; onChange: (filter: ProspectFilter) => void };

function ProspectFilterChips(props: ChipsProps) {
  return <FilterChips texts={filterTexts(props.filter, useFilterNames())} {...props} />;
}
