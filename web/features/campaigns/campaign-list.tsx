import { ChevronRight, Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { Dashboard } from '#contract/overview/dashboard.ts';
import { wizardPath } from '#contract/paths.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { countByStatus, inOrder } from './campaign-order.ts';
import { CampaignTable } from './campaign-table.tsx';
import { useCampaigns } from './campaigns.queries.ts';

type CampaignListProps = { dashboard: Dashboard | undefined; isDashboardLoading: boolean };

const archivesParameter = 'archivees';

/** Every campaign of the user; the archives behind a switch that the address remembers. */
export function CampaignList(props: CampaignListProps) {
  const { campaigns, isLoading, error, isFetching, refetch } = useCampaigns();
  const top = useRef<HTMLDivElement>(null);
  const kept = inOrder(campaigns.filter(({ status }) => status !== 'archived'));
  const archived = inOrder(campaigns.filter(({ status }) => status === 'archived'));
  const table = { ...props, focusAfterRemoval: () => top.current };
  return (
    <Section
      title="Campagnes"
      note={countByStatus(kept)}
      action={
        <AppLink href={wizardPath()} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <Plus size={14} strokeWidth={1.75} aria-hidden />
          Nouvelle campagne
        </AppLink>
      }
    >
      <div ref={top} tabIndex={-1}>
        {isLoading && (
          <TableSkeleton
            label="Chargement de vos campagnes…"
            rows={3}
            className="sm:mt-6"
            rowClass="h-[82px] grid-cols-[38%_26%_minmax(0,1fr)] pt-3.5 max-sm:h-[168px] max-sm:grid-cols-1 max-sm:content-start max-sm:gap-5"
            columns={['lines', 'lines', 'lines']}
          />
        )}
        {error && (
          <ErrorState title={error} onRetry={() => refetch()} isRetrying={isFetching}>
            {describeFailure(props.dashboard)}
          </ErrorState>
        )}
        {!isLoading && !error && kept.length === 0 && <NoCampaign hasArchives={archived.length > 0} />}
        {kept.length > 0 && (
          <CampaignTable
            caption="Campagnes : état, avancement et prochaine action"
            campaigns={kept}
            {...table}
          />
        )}
        {archived.length > 0 && (
          <Archives count={archived.length}>
            <CampaignTable caption="Campagnes archivées" campaigns={archived} {...table} />
          </Archives>
        )}
      </div>
    </Section>
  );
}

/** The dashboard gives the state of the sending: without it, none is shown. */
const describeFailure = (dashboard: Dashboard | undefined) =>
  dashboard?.outlooks.some(({ status }) => status === 'active')
    ? 'Vos envois continuent : seul cet affichage est touché.'
    : 'Rien n’a été modifié.';

function NoCampaign({ hasArchives }: { hasArchives: boolean }) {
  return (
    <EmptyState
      title={hasArchives ? 'Toutes vos campagnes sont archivées' : 'Aucune campagne pour le moment'}
    >
      Une campagne réunit une offre, les personnes à qui elle s’adresse et la suite de messages que vous
      validez. Son état et ce qu’elle attend de vous s’affichent ici.
    </EmptyState>
  );
}

function Archives({ count, children }: { count: number; children: React.ReactNode }) {
  const [parameters, setParameters] = useSearchParams();
  const isOpen = parameters.has(archivesParameter);
  const id = useId();
  const toggle = () =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current);
        if (isOpen) next.delete(archivesParameter);
        else next.set(archivesParameter, 'oui');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
        className="link my-2 flex h-9 items-center gap-1 text-13 max-sm:h-11"
      >
        <ChevronRight
          size={14}
          aria-hidden
          className={isOpen ? 'rotate-90 transition-transform' : 'transition-transform'}
        />
        Archivées ({count})
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </>
  );
}
