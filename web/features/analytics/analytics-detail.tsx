import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { Segmentation } from '#core/analytics/segmentations.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { detailQuery, fileAddress } from './analytics.queries.ts';
import type { AnalyticsView, Rhythm } from './analytics-address.ts';
import { HoursMap } from './charts/hours-map.tsx';
import { CampaignsCompared } from './compare/campaigns-compared.tsx';
import { SegmentsTable } from './segments-table.tsx';
import { TextsRanked } from './texts-ranked.tsx';

// What draws is asked for once there is something to draw.
const DaysChart = lazy(async () => ({ default: (await import('./charts/days-chart.tsx')).DaysChart }));
const DelaysChart = lazy(async () => ({ default: (await import('./charts/delays-chart.tsx')).DelaysChart }));

type DetailProps = {
  campaignId: string;
  view: AnalyticsView;
  onOpen: (cell: AnalyticsView['cell']) => void;
  onCut: (by: Segmentation) => void;
  onRhythm: (rhythm: Rhythm) => void;
};

/** By day, by hour and by segment. */
export function AnalyticsDetail({ campaignId, view, onOpen, onCut, onRhythm }: DetailProps) {
  return (
    <QueryView
      query={useQuery(detailQuery(campaignId, view.filter, view.by))}
      className="mt-10"
      loading={<DetailSkeleton />}
      failed="L’analyse détaillée n’a pas pu être lue."
    >
      {(detail) => (
        <Suspense fallback={<DetailSkeleton />}>
          <div className="mt-10 grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
            <DaysChart
              campaignId={campaignId}
              view={view}
              detail={detail}
              onOpen={onOpen}
              onRhythm={onRhythm}
            />
            <HoursMap campaignId={campaignId} filter={view.filter} hours={detail.hours} onOpen={onOpen} />
          </div>
          <DelaysChart
            fileOf={(query) => fileAddress(campaignId, query)}
            filter={view.filter}
            delays={detail.delays}
            onOpen={onOpen}
          />
          <SegmentsTable
            campaignId={campaignId}
            view={view}
            segments={detail.segments}
            onOpen={onOpen}
            onCut={onCut}
          />
          <TextsRanked campaignId={campaignId} filter={view.filter} onOpen={onOpen} />
          <Section title="Vos campagnes côte à côte" className="mt-10">
            <CampaignsCompared here={campaignId} />
          </Section>
        </Suspense>
      )}
    </QueryView>
  );
}

const DetailSkeleton = () => (
  <div className="mt-10">
    <LinesSkeleton label="Chargement de l’analyse détaillée…" lines={5} />
  </div>
);
