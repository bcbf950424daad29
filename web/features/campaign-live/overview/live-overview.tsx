import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { useWhenPassed } from '#web/lib/use-when-passed.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { CampaignContent } from '../campaign-content.tsx';
import { liveQuery } from '../campaign-live.queries.ts';
import { CampaignSequence } from '../campaign-sequence.tsx';
import { ManualTasks } from '../manual-tasks.tsx';
import { UndecidedSends } from '../undecided-sends.tsx';
import { LiveActivity } from './live-activity.tsx';
import { LiveForecast } from './live-forecast.tsx';
import { LiveFunnel } from './live-funnel.tsx';
import { LiveNextActions } from './live-next-actions.tsx';
import { LiveSilence } from './live-silence.tsx';
import { LiveSkeleton, SilenceSkeleton } from './live-skeletons.tsx';

/** A campaign that was launched: why it waits or what leaves next, how far its people are, and what happened. */
export function LiveOverview({ campaign }: { campaign: Campaign }) {
  const query = useQuery(liveQuery(campaign.id));
  const { data: shown, refetch } = query;
  useWhenPassed(shown && { moment: shown.silence.until, now: shown.now }, refetch);
  return (
    <QueryView
      query={query}
      loading={<LiveSkeleton />}
      failed="L’état de la campagne n’a pas pu être lu."
      failedNote="Vos envois continuent : seul cet affichage est touché."
    >
      {(live) => (
        <div className="grid gap-10">
          {/* Just paused or resumed: what was shown of the other state is no longer true. */}
          {live.status === campaign.status ? (
            <LiveSilence campaign={campaign} live={live} />
          ) : (
            <SilenceSkeleton />
          )}
          <LiveFunnel campaign={campaign} live={live} />
          <Columns
            aside={
              <>
                <CampaignSequence campaign={campaign} live={live} />
                {campaign.status === 'active' && <LiveForecast campaign={campaign} />}
                <CampaignContent campaign={campaign} />
              </>
            }
          >
            {live.undecided + live.checking > 0 && <UndecidedSends campaignId={campaign.id} now={live.now} />}
            <ManualTasks campaignId={campaign.id} now={live.now} />
            <LiveNextActions campaign={campaign} live={live} />
            <LiveActivity campaign={campaign} now={live.now} />
          </Columns>
        </div>
      )}
    </QueryView>
  );
}

function Columns({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] gap-y-10 max-nav:grid-cols-1">
      <div className="grid min-w-0 content-start gap-10">{children}</div>
      <aside
        aria-label="Séquence et contenu"
        className="relative grid content-start gap-10 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-line max-nav:before:hidden"
      >
        {aside}
      </aside>
    </div>
  );
}
