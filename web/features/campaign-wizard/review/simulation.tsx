import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Forecast } from '#contract/engine/forecast.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import type { Day } from '#core/time/calendar-day.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { useEditing } from '../editing-context.ts';
import { forecastQuery } from './forecast.queries.ts';
import { ForecastCalendar } from './forecast-calendar.tsx';
import { ForecastDayDialog } from './forecast-day-dialog.tsx';
import { ForecastTiles } from './forecast-tiles.tsx';
import { LeftOut } from './left-out.tsx';

/** What the campaign will do, day by day: the engine itself on a clock of its own. */
export function Simulation() {
  const { id, campaign } = useEditing();
  const forecast = useQuery({
    ...forecastQuery(id, campaign?.version ?? 0),
    enabled: campaign !== null,
    placeholderData: (before) => before,
  });
  if (campaign === null) return null;
  if (forecast.isError)
    return (
      <ErrorState
        title="La simulation n’a pas pu être faite."
        onRetry={() => void forecast.refetch()}
        isRetrying={forecast.isFetching}
      />
    );
  if (forecast.data === undefined) return <SimulationSkeleton />;
  if (forecast.data === null || forecast.data.people + forecast.data.leftOut.length === 0)
    return (
      <Section title="Simulation">
        {campaign.launchedAt ? (
          <EmptyState title="Plus rien à simuler">
            Aucune personne n’attend de suite dans cette campagne. Ajoutez des leads pour aller plus loin.
          </EmptyState>
        ) : (
          <EmptyState title="Rien à simuler encore">
            Le calendrier se dessine dès que la liste de contrôle n’arrête plus rien : un compte connecté, une
            séquence, au moins une personne à contacter.
          </EmptyState>
        )}
      </Section>
    );
  return (
    <>
      {forecast.data.days.length > 0 && (
        <Foreseen
          forecast={forecast.data}
          campaignId={id}
          version={campaign.version}
          isLaunched={campaign.launchedAt !== null}
        />
      )}
      <LeftOut forecast={forecast.data} campaignId={id} />
    </>
  );
}

function Foreseen(props: { forecast: Forecast; campaignId: string; version: number; isLaunched: boolean }) {
  const { forecast } = props;
  const [day, setDay] = useState<Day | null>(null);
  return (
    <Section title="Simulation" note={describeSpan(forecast, props.isLaunched)}>
      <ForecastTiles forecast={forecast} />
      <ForecastCalendar forecast={forecast} onDay={setDay} />
      <Method forecast={forecast} />
      <ForecastDayDialog
        campaignId={props.campaignId}
        version={props.version}
        day={day}
        onClose={() => setDay(null)}
      />
    </Section>
  );
}

/** « Si vous lancez maintenant : départ lundi, 9 h, dernière invitation le 18 déc. Fourchettes à 80 %. » */
function describeSpan({ firstActAt, lastInvitationOn, now }: Forecast, isLaunched: boolean): string {
  const starts = firstActAt
    ? `${isLaunched ? 'À partir de maintenant' : 'Si vous lancez maintenant'}\u00a0: départ ${lower(formatMoment(new Date(firstActAt), new Date(now)))}`
    : '';
  const last = lastInvitationOn ? `, dernière invitation le ${formatDay(lastInvitationOn)}` : '';
  return `${endSentence(`${starts}${last}`)} Fourchettes à 80\u00a0%.`;
}
/** An abbreviated month brings its own full stop. */
const endSentence = (text: string) => (text.endsWith('.') ? text : `${text}.`);
const lower = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

function Method({ forecast }: { forecast: Forecast }) {
  const [isShown, setShown] = useState(false);
  const { finishesOn, people, followed } = forecast;
  const ends = [finishesOn.low, finishesOn.likely, finishesOn.high].filter((day) => day !== null).sort();
  const [soonest, latest] = [ends[0], ends.at(-1)];
  return (
    <div className="mt-4 grid gap-2 text-pretty text-13 text-muted">
      {soonest && latest && (
        <p>
          <span className="font-semibold text-ink">
            {soonest === latest
              ? `Fin vers le ${formatDay(latest)}`
              : `Fin entre le ${formatDay(soonest)} et le ${formatDay(latest)}`}
          </span>
          , une fois la dernière attente terminée.
        </p>
      )}
      {followed < people && (
        <p>
          La simulation suit les {formatNumber(followed)} meilleures personnes sur {formatNumber(people)}.
        </p>
      )}
      <div>
        <Button variant="quiet" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Masquer la méthode' : 'Comment ces chiffres sont obtenus'}
        </Button>
      </div>
      {isShown && (
        <ul className="grid list-disc gap-1.5 pl-4">
          {forecast.method.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function SimulationSkeleton() {
  return (
    <SkeletonGroup label="Simulation en cours…" className="border-ink border-t-2 pt-3">
      <Skeleton className="mb-4 h-5 w-32" />
      <div className="grid grid-cols-4 gap-4 border-line border-y py-4 max-sm:grid-cols-2">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} className="h-14" />
        ))}
      </div>
      {['1', '2', '3', '4'].map((key) => (
        <Skeleton key={key} className="mt-3 h-16" />
      ))}
    </SkeletonGroup>
  );
}
