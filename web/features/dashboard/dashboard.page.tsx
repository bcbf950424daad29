import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Dashboard } from '#contract/overview/dashboard.ts';
import { paths } from '#contract/paths.ts';
import { AcrossCampaigns } from '#web/features/analytics/compare/across-campaigns.tsx';
import { tasksQuery, undecidedQuery } from '#web/features/campaign-live/campaign-live.queries.ts';
import { ManualTasks } from '#web/features/campaign-live/manual-tasks.tsx';
import { UndecidedSends } from '#web/features/campaign-live/undecided-sends.tsx';
import { CampaignList } from '#web/features/campaigns/campaign-list.tsx';
import { useCampaigns } from '#web/features/campaigns/campaigns.queries.ts';
import { dashboardQuery } from '#web/features/campaigns/outlooks.queries.ts';
import { queueQuery } from '#web/features/drafts/drafts.queries.ts';
import { approvableToday } from '#web/features/drafts/drafts-to-approve.tsx';
import { useConnection } from '#web/features/social-accounts/social-accounts.queries.ts';
import { formatLongDate, weekNumber } from '#web/lib/format.ts';
import { useUser } from '#web/lib/session.ts';
import { useWhenPassed } from '#web/lib/use-when-passed.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { countGoingOn, leadOfDay, leadToStart } from './dashboard-lead.ts';
import { DayStrip } from './day-strip.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { waitingRepliesQuery } from './replies.queries.ts';
import { RepliesSection } from './replies-section.tsx';
import { campaignToResume, hasLaunched, startSteps } from './start-progress.ts';
import { StartSteps } from './start-steps.tsx';
import { readUse, UsesDrawer } from './uses-drawer.tsx';
import { countWaiting, stopsEverything } from './waiting-groups.ts';
import { WaitingSection } from './waiting-section.tsx';
import { WeekQuotas } from './week-quotas.tsx';

export function DashboardPage() {
  const [address, setAddress] = useSearchParams();
  const use = readUse(address);
  if (address.get('vue') === 'analyse') return <AcrossCampaigns />;
  return (
    <>
      <Today />
      {use && <UsesDrawer use={use} onClose={() => setAddress({}, { preventScrollReset: true })} />}
    </>
  );
}

function Today() {
  const user = useUser();
  const { campaigns, isLoading, error } = useCampaigns();
  const { connection, isPending: isAsked } = useConnection(user);
  const { data: dashboard, isPending, refetch } = useQuery(dashboardQuery);
  useWhenPassed(dashboard && { moment: firstMoment(dashboard), now: dashboard.now }, refetch);
  const { data: drafts, isPending: areDraftsPending } = useQuery(queueQuery(null));
  const isKnown = connection !== 'unknown';
  // The place is kept while the account is asked: what is below does not move once it has answered.
  const isStarting = !isLoading && !error && (isKnown || isAsked) && !hasLaunched(campaigns);
  const steps = startSteps(connection, campaigns);
  const hasUnlaunched = campaignToResume(campaigns) !== undefined;
  const waiting = whatWaits(dashboard, isStarting);
  const others = useOtherWaits(!isStarting);
  // All at once: nothing concludes before it is known, and nothing that is read moves.
  const isReady = useLatch(
    !isPending && !areDraftsPending && !isLoading && (isStarting || !others.isPending),
  );
  const lead = isStarting ? (
    <span className={isKnown ? undefined : 'invisible'}>
      {leadToStart(steps.filter(({ isDone }) => !isDone).length)}
    </span>
  ) : (
    isReady &&
    dashboard &&
    !error &&
    leadOfDay({
      replies: others.replies,
      messages: drafts?.waiting ?? 0,
      others: [...countWaiting(waiting), ...others.counts],
      running: countGoingOn(dashboard.outlooks),
    })
  );
  const now = dashboard && new Date(dashboard.now);
  return (
    <>
      <PageHead
        kicker={
          now ? (
            `${formatLongDate(now)} · semaine ${weekNumber(now)}`
          ) : (
            <Skeleton className="my-[3px] h-[13px] w-[220px]" />
          )
        }
        title="À faire aujourd’hui"
        lead={lead}
      />
      {isReady ? (
        <>
          {isStarting && hasUnlaunched && <StartSteps steps={steps} isKnown={isKnown} isCompact />}
          {now && (
            <WaitingSection
              drafts={drafts}
              waiting={waiting}
              now={now}
              hasMainAction={!isStarting}
              hasReplies={others.replies > 0}
              first={!isStarting && <RepliesSection now={now} isMain={!waiting.some(stopsEverything)} />}
            >
              {!isStarting && (
                <>
                  <ManualTasks campaignId={null} now={now.toISOString()} />
                  <UndecidedSends campaignId={null} now={now.toISOString()} />
                </>
              )}
            </WaitingSection>
          )}
          {!isPending && !dashboard && (
            <div className="mb-8">
              <InlineError onRetry={() => refetch()}>
                Votre liste du jour n’a pas pu être lue. Vos campagnes ne sont pas touchées.
              </InlineError>
            </div>
          )}
          {dashboard?.day && now && (
            <DayStrip
              day={dashboard.day}
              now={dashboard.now}
              toApprove={drafts ? approvableToday(drafts, now) : 0}
              sentPerDay={drafts?.sentPerDay ?? null}
            />
          )}
          <div className="grid grid-cols-[minmax(0,1fr)_340px] gap-x-[49px] max-large:grid-cols-1">
            <div className="min-w-0">
              {isStarting && !hasUnlaunched && <StartSteps steps={steps} isKnown={isKnown} />}
              <CampaignList dashboard={dashboard} isDashboardLoading={isPending} />
            </div>
            <aside
              aria-label="Cette semaine et votre formule"
              className="relative grid content-start gap-6 before:absolute before:inset-y-0 before:-left-[25px] before:w-px before:bg-line max-large:mt-10 max-large:gap-10 max-large:before:hidden"
            >
              <WeekQuotas />
              <PlanUsage plan={user.subscription} dashboard={dashboard} isDashboardLoading={isPending} />
              {isStarting && <Readings />}
            </aside>
          </div>
        </>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

/** The first moment that the page names: once it has passed, the page says what came of it. */
const firstMoment = ({ outlooks }: Dashboard): string | null =>
  outlooks.flatMap(({ until }) => until ?? []).toSorted()[0] ?? null;

/** Once so, always so: a part that is read again does not take the page away. */
function useLatch(isSo: boolean): boolean {
  const [wasSo, setWasSo] = useState(isSo);
  if (isSo && !wasSo) setWasSo(true);
  return wasSo || isSo;
}

/** Replies; tasks and undecided sends. */
function useOtherWaits(isEnabled: boolean) {
  const replies = useQuery({ ...waitingRepliesQuery, enabled: isEnabled });
  const tasks = useQuery({ ...tasksQuery(null), enabled: isEnabled });
  const undecided = useQuery({ ...undecidedQuery(null), enabled: isEnabled });
  const total = ({ data }: { data?: { total: number } | undefined }) => (isEnabled ? (data?.total ?? 0) : 0);
  return {
    replies: total(replies),
    counts: [
      { count: total(tasks), one: 'une tâche à faire', many: 'tâches à faire' },
      { count: total(undecided), one: 'un envoi à vérifier', many: 'envois à vérifier' },
    ],
    isPending: [replies, tasks, undecided].some(({ isPending }) => isPending),
  };
}

/** The start names the account already, and the frame the address: said once is enough. */
const whatWaits = (dashboard: Dashboard | undefined, isStarting: boolean) =>
  (dashboard?.waiting ?? []).filter(({ kind }) => !isStarting || (kind !== 'account' && kind !== 'email'));

const readings = [
  { href: paths.gettingStarted, title: 'Guide de démarrage', detail: 'De l’offre au premier rendez-vous.' },
  {
    href: paths.bestPractices,
    title: 'Meilleures pratiques',
    detail: 'Écrire à peu de personnes, mais bien.',
  },
  { href: paths.useCases, title: 'Cas d’usage', detail: 'Des situations proches de la vôtre.' },
];

function Readings() {
  return (
    <Section title="À lire">
      <ul>
        {readings.map(({ href, title, detail }) => (
          <li key={href} className="border-line border-t py-2.5">
            <AppLink href={href} className="link">
              {title}
            </AppLink>
            <p className="text-13 text-muted">{detail}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The frame of the page while what waits is being read. */
function DashboardSkeleton() {
  return (
    <SkeletonGroup label="Chargement de vos campagnes…">
      <div className="mb-8 grid grid-cols-[repeat(auto-fit,minmax(min(340px,100%),1fr))] gap-x-[49px] gap-y-8">
        {['a', 'b', 'c'].map((key) => (
          <div key={key} className="grid gap-3 border-ink border-t-2 pt-3 max-sm:[&:nth-child(n+2)]:hidden">
            <Skeleton className="h-8 w-[40%]" />
            <Skeleton className="h-4 w-[85%]" />
            <Skeleton className="h-4 w-[70%]" />
          </div>
        ))}
      </div>
      <div className="grid gap-5 border-ink border-t-2 pt-3">
        <Skeleton className="h-5 w-[140px]" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
        <Skeleton className="h-16 w-full" />
      </div>
    </SkeletonGroup>
  );
}
