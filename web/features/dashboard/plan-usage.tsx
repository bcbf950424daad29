import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { QualifiedLeadsUsage } from '#contract/identity/plans.ts';
import type { Dashboard } from '#contract/overview/dashboard.ts';
import { paths } from '#contract/paths.ts';
import type { Plan } from '#core/identity/plans.ts';
import { usageQuery } from '#web/features/lead-searches/usage.queries.ts';
import { formatParisDate } from '#web/lib/format.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { UsedOf } from './used-of.tsx';

type PlanUsageProps = { plan: Plan; dashboard: Dashboard | undefined; isDashboardLoading: boolean };

/** What the user used of their plan. */
export function PlanUsage({ plan, dashboard, isDashboardLoading }: PlanUsageProps) {
  const { data: usage, isPending, refetch } = useQuery(usageQuery);
  return (
    <Section
      title={`Formule ${plan}`}
      action={
        <AppLink href={paths.subscription} className="link">
          Abonnement
        </AppLink>
      }
    >
      {!isPending && !usage ? (
        <InlineError onRetry={() => refetch()}>L’usage de votre formule n’a pas pu être lu.</InlineError>
      ) : (
        <dl className="mb-2 grid grid-cols-2 gap-x-6 gap-y-2.5 text-14">
          <Line title="Recherches de leads" isWide meter={usage && <SearchMeter usage={usage} />}>
            {usage ? (
              <UsedOf used={usage.used} limit={usage.limit} href={paths.search} />
            ) : (
              <FigureSkeleton />
            )}
          </Line>
          {(dashboard || isDashboardLoading) && (
            <>
              <Line title="Ciblages">{dashboard ? <UsedOf {...dashboard.icps} /> : <FigureSkeleton />}</Line>
              <Line title="Offres">{dashboard ? <UsedOf {...dashboard.offers} /> : <FigureSkeleton />}</Line>
            </>
          )}
        </dl>
      )}
      {usage && (
        <p className="text-13 text-muted">
          {describePeriod(usage, dashboard ? new Date(dashboard.now) : new Date())}
        </p>
      )}
    </Section>
  );
}

/** When the count starts again: on a day of the calendar, which the clock of a demonstration may have left behind. */
export function describePeriod({ limit, period, resetsAt }: QualifiedLeadsUsage, now: Date): string {
  if (limit === null) return 'Le nombre de recherches est celui de votre contrat.';
  if (period === 'lifetime' || !resetsAt) return 'Recherches comptées au total : le compteur ne repart pas.';
  if (new Date(resetsAt) <= now) return 'Les recherches repartent de zéro chaque mois, à la date réelle.';
  return `Les recherches repartent de zéro le ${formatParisDate(new Date(resetsAt))}.`;
}

const SearchMeter = ({ usage: { used, limit } }: { usage: QualifiedLeadsUsage }) =>
  limit === null ? null : <Meter value={used} max={limit} />;

type LineProps = { title: string; isWide?: boolean; meter?: ReactNode; children: ReactNode };

function Line({ title, isWide, meter, children }: LineProps) {
  return (
    <div
      className={classNames(
        'grid grid-cols-[1fr_auto] items-baseline gap-x-2 border-line border-t pt-2',
        isWide && 'col-span-2',
      )}
    >
      <dt>{title}</dt>
      <dd>{children}</dd>
      {meter && (
        <dd aria-hidden className="col-span-2">
          {meter}
        </dd>
      )}
    </div>
  );
}

const FigureSkeleton = () => <Skeleton className="h-3.5 w-12" />;
