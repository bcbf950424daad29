import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { hasFeature, requiredPlans } from '#core/identity/plans.ts';
import { FunnelSkeleton } from '#web/features/campaign-live/overview/live-skeletons.tsx';
import { useUser } from '#web/lib/session.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { summaryQuery } from './analytics.queries.ts';
import { type AnalyticsView, readView, writeView } from './analytics-address.ts';
import { AnalyticsDetail } from './analytics-detail.tsx';
import { AnalyticsToolbar } from './analytics-toolbar.tsx';
import { Funnel } from './charts/funnel.tsx';
import { ForecastBeside } from './compare/forecast-beside.tsx';
import { CountedDrawer } from './counted-drawer.tsx';

/** What the people of a campaign came to: each number opens those whom it counts. */
export function AnalyticsContent({ campaignId }: { campaignId: string }) {
  const [address, setAddress] = useSearchParams();
  const view = readView(address);
  const show = (changed: Partial<AnalyticsView>) =>
    setAddress(writeView({ ...view, ...changed }), { preventScrollReset: true });
  const hasDetail = hasFeature(useUser(), 'detailedAnalytics');
  const page = { campaignId, view, onOpen: (cell: AnalyticsView['cell']) => show({ cell }) };
  return (
    <>
      <QueryView
        query={useQuery(summaryQuery(campaignId, view.filter))}
        loading={<FunnelSkeleton label="Chargement des chiffres de la campagne…" />}
        failed="Les chiffres de la campagne n’ont pas pu être lus."
        failedNote="Vos envois continuent : seul cet affichage est touché."
      >
        {(summary) => (
          <>
            <AnalyticsToolbar
              {...page}
              summary={summary}
              hasFile={hasDetail}
              onFilter={(filter) => show({ filter })}
            />
            <Funnel {...page} counts={summary.counts} />
            {summary.forecast && isWhole(view.filter) && (
              <ForecastBeside forecast={summary.forecast} counts={summary.counts} onOpen={page.onOpen} />
            )}
          </>
        )}
      </QueryView>
      {hasDetail ? (
        <AnalyticsDetail {...page} onCut={(by) => show({ by })} onRhythm={(rhythm) => show({ rhythm })} />
      ) : (
        <LockedDetail />
      )}
      {view.cell && (
        <CountedDrawer
          counted={{ campaignId, filter: view.filter }}
          cell={view.cell}
          onClose={() => show({ cell: null })}
        />
      )}
    </>
  );
}

/** A forecast is of the whole campaign. */
const isWhole = ({ from, to }: AnalyticsView['filter']) => !from && !to;

/** What the page would show, without a single figure. */
export const LockedDetail = () => (
  <Section title="Analyse détaillée" className="mt-10">
    <EmptyState
      title={`Avec la formule ${requiredPlans.detailedAnalytics}`}
      action={
        <AppLink href={paths.subscription} className="link text-13">
          Comparer les formules
        </AppLink>
      }
    >
      Les envois et les réponses par jour et par semaine, les heures où l’on vous répond, le temps avant une
      réponse, les résultats par fonction, niveau, secteur, taille, lieu, source, variante, étape et argument,
      vos textes classés, leur export en CSV et un rapport PDF à imprimer.
    </EmptyState>
  </Section>
);
