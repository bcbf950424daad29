import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import type { Forecast } from '#contract/engine/forecast.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { liveForecastQuery } from '../campaign-live.queries.ts';

/** When it will be over and what to expect, by the engine itself on a clock of its own. */
export function LiveForecast({ campaign }: { campaign: Campaign }) {
  const { data, isPending, isError, refetch } = useQuery(liveForecastQuery(campaign));
  if (data === null) return null;
  return (
    <Section title="Prévision" note="si rien ne change">
      {isPending && (
        <SkeletonGroup label="Calcul de la prévision…" className="border-line border-b">
          {['w-[50%]', 'w-[44%]', 'w-[38%]'].map((width) => (
            <div key={width} className="flex h-[38px] items-center border-line border-t">
              <Skeleton className={`h-3.5 ${width}`} />
            </div>
          ))}
        </SkeletonGroup>
      )}
      {isError && !data && (
        <InlineError onRetry={() => refetch()}>La prévision n’a pas pu être calculée.</InlineError>
      )}
      {data && (
        <>
          <dl className="border-line border-b text-14">
            <Line title="Fin probable">{formatFinish(data.finishesOn)}</Line>
            <Line title="Acceptations à venir">{formatRange(data.accepted)}</Line>
            <Line title="Réponses à venir">{formatRange(data.replies)}</Line>
          </dl>
          <p className="mt-2.5 text-pretty text-13 text-muted">
            Fourchettes à 80 %, {data.accepted.ground.text}.
          </p>
          {data.followed < data.people && (
            <p className="mt-1.5 text-pretty text-13 text-muted">
              Ces chiffres suivent les {formatNumber(data.followed)} meilleures personnes sur{' '}
              {formatNumber(data.people)} en cours : les autres n’y sont pas comptées.
            </p>
          )}
        </>
      )}
    </Section>
  );
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[38px] items-center justify-between gap-3 border-line border-t py-1.5">
      <dt>{title}</dt>
      <dd className="tabular-figures text-right font-semibold">{children}</dd>
    </div>
  );
}

/** « 14 déc. », with its range where there is one: more acceptances may end it later, or sooner. */
function formatFinish({ low, likely, high }: Forecast['finishesOn']): string {
  if (!likely) return 'après votre accord';
  const days = [low, likely, high].filter((day) => day !== null).sort();
  const [first = likely, last = likely] = [days[0], days.at(-1)];
  return first === last
    ? formatDay(likely)
    : `${formatDay(likely)} (${formatDay(first)} – ${formatDay(last)})`;
}

const formatRange = ({ low, high }: { low: number; high: number }): string =>
  low === high ? formatNumber(low) : `${formatNumber(low)} à ${formatNumber(high)}`;
