import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Import, Sparkles } from 'lucide-react';
import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { importPath, paths, wizardPath } from '#contract/paths.ts';
import { quote } from '#core/words/quote.ts';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { ListEnd, NoMatch } from '#web/lists/list-end.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { neighboursOf, rowsOf } from '#web/lists/rows.ts';
import { useChosen } from '#web/lists/use-chosen.ts';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { ViewTabs } from '#web/lists/view-tabs.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { IntroPage } from '#web/ui/intro-page.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import {
  addressOf,
  contentOf,
  countFilters,
  hrefOf,
  type LeadView,
  readAddress,
  readForCampaign,
  writeAddress,
} from './lead-address.ts';
import { LeadBulkBar } from './lead-bulk-bar.tsx';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadFilterChips } from './lead-filter-chips.tsx';
import { LeadTable } from './lead-table.tsx';
import { totalText } from './lead-texts.ts';
import { LeadToolbar } from './lead-toolbar.tsx';
import { leadActionQuery, leadsQuery, useLeadsRefresh } from './leads.queries.ts';

const ImportView = lazy(async () => ({
  default: (await import('#web/features/imports/import-view.tsx')).ImportView,
}));

const everyone = contentOf(readAddress(new URLSearchParams()));

export function LeadsPage() {
  const [query] = useSearchParams();
  return query.get('vue') === 'import' ? <ImportView /> : <LeadsView />;
}

function LeadsView() {
  const { view, openId: personId, forCampaignId, show, open } = useLeadView();
  const query = useInfiniteQuery(leadsQuery(view));
  const leads = rowsOf(query.data?.pages);
  const total = query.data?.pages[0]?.total ?? 0;
  const isNarrowed = countFilters(view.filter) > 0 || !!view.filter.q;
  const { chosen, isSomeoneChosen, choose } = useChosen(
    writeAddress({ ...view, sort: 'recent', order: 'desc' }).toString(),
  );
  const [actionId, setActionId] = useState<string | null>(null);

  if (query.data && total === 0 && !isNarrowed && !query.isPlaceholderData) return <NoLead />;
  return (
    <>
      <PageHead
        title="Leads"
        lead={query.data && <output className="block first-letter:uppercase">{totalText(total)}</output>}
        action={<HeadLinks />}
      />
      {forCampaignId && <ChoosingBand campaignId={forCampaignId} />}
      <div className="border-ink border-t-2">
        <ViewTabs
          content={contentOf(view)}
          everyone={everyone}
          everyoneLabel="Toutes"
          hrefOf={(content) => hrefOf(content, forCampaignId)}
        />
      </div>
      <LeadToolbar view={view} onChange={show} />
      <LeadFilterChips filter={view.filter} onChange={(filter) => show({ ...view, filter })} />
      {actionId && <RunningAction key={actionId} id={actionId} onClose={() => setActionId(null)} />}
      <QueryView
        query={query}
        loading={
          <TableSkeleton
            label="Chargement de vos leads…"
            rows={8}
            className="sm:mt-9"
            rowClass="h-[57px] grid-cols-[36px_minmax(0,1fr)_minmax(0,1fr)_150px_104px] pt-3 max-sm:h-[104px] max-sm:grid-cols-[44px_minmax(0,1fr)] max-sm:*:nth-[n+3]:hidden"
            columns={['box', 'lines', 'lines', 'line', 'end']}
          />
        }
        failed="Vos leads n’ont pas pu être chargés."
        empty={
          leads.length === 0 && (
            <NoMatch isSearch={!!view.filter.q} onClear={() => show({ ...view, filter: {} })} />
          )
        }
      >
        {() => (
          <>
            <LeadTable
              leads={leads}
              total={total}
              sort={view.sort}
              order={view.order}
              chosen={chosen}
              openId={personId}
              isStale={query.isPlaceholderData}
              onSort={(sort, order) => show({ ...view, sort, order })}
              onChoose={choose}
              onOpen={open}
              onNearEnd={() => {
                if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
              }}
            />
            <ListEnd query={query} shown={leads.length} />
          </>
        )}
      </QueryView>
      {isSomeoneChosen && (
        <LeadBulkBar
          chosen={chosen}
          total={total}
          filter={view.filter}
          forCampaignId={forCampaignId}
          onChoose={choose}
          onStarted={setActionId}
        />
      )}
      {personId && (
        <LeadDrawer
          personId={personId}
          row={leads.find(({ id }) => id === personId)}
          forCampaignId={forCampaignId}
          onClose={() => open(null)}
          {...neighboursOf(leads, personId, open)}
          returnFocus={() => document.querySelector<HTMLElement>(`[data-person="${personId}"]`)}
        />
      )}
    </>
  );
}

function HeadLinks() {
  return (
    <div className="flex gap-2">
      <AppLink href={paths.discovery} className={`${buttonClass({ variant: 'quiet' })} max-sm:hidden`}>
        <Sparkles size={15} strokeWidth={1.75} aria-hidden />
        Découverte
      </AppLink>
      <AppLink href={importPath()} className={buttonClass()}>
        <Import size={15} strokeWidth={1.75} aria-hidden />
        Importer
      </AppLink>
    </div>
  );
}

/** Many people take a while: it goes on without this page, which only shows the progress. */
function RunningAction({ id, onClose }: { id: string; onClose: () => void }) {
  const refresh = useLeadsRefresh();
  const { data } = useQuery(leadActionQuery(id, () => void refresh()));
  if (!data) return null;
  const isRunning = data.state === 'running';
  return (
    <Notice
      className="mb-3"
      tone={data.state === 'failed' ? 'error' : isRunning ? 'info' : 'success'}
      title={isRunning ? 'En cours, vous pouvez continuer ailleurs' : undefined}
    >
      {data.message}{' '}
      {!isRunning && (
        <button type="button" className="link" onClick={onClose}>
          Fermer
        </button>
      )}
    </Notice>
  );
}

function NoLead() {
  return (
    <IntroPage
      title="Leads"
      lead="Toutes les personnes trouvées, dans toutes vos campagnes."
      sectionTitle="Personnes trouvées"
      emptyTitle="Aucun lead pour le moment"
      purpose="Chaque personne trouvée par une recherche ou venue d’un fichier se range ici une seule fois, même si deux campagnes la trouvent."
      action={
        <>
          <AppLink href={importPath()} className={buttonClass({ variant: 'primary', size: 'sm' })}>
            Importer un fichier
          </AppLink>
          <AppLink href={paths.search} className="link text-13">
            Lancer une recherche
          </AppLink>
        </>
      }
      points={[
        {
          title: 'Un score expliqué',
          detail: 'Les raisons pour, les raisons contre, et ce qui reste inconnu.',
        },
        { title: 'Sans doublon', detail: 'Une personne compte une fois, où qu’elle ait été trouvée.' },
        { title: 'Sous votre contrôle', detail: 'Vous décidez qui entre dans une campagne.' },
      ]}
    />
  );
}

/** Reminds that people are being chosen for a campaign, and leads back to it. */
function ChoosingBand({ campaignId }: { campaignId: string }) {
  const { campaigns } = useCampaigns();
  const campaign = campaigns.find(({ id }) => id === campaignId);
  if (!campaign) return null;
  return (
    <Notice className="mb-5" tone="info">
      Cochez des personnes, puis ajoutez-les à la campagne {quote(campaign.name)}.{' '}
      <AppLink href={wizardPath(campaignId, 'leads')} className="link">
        Revenir à la campagne
      </AppLink>
    </Notice>
  );
}

function useLeadView() {
  const [parameters] = useSearchParams();
  const forCampaignId = readForCampaign(parameters);
  const write = (view: LeadView) => addressOf(view, forCampaignId);
  return { forCampaignId, ...useListAddress({ read: readAddress, write, record: 'personne' }) };
}
