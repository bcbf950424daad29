import { useQuery } from '@tanstack/react-query';
import type { Day } from '#core/time/calendar-day.ts';
import { formatDay, formatTime } from '#web/lib/format.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { forecastDayQuery } from './forecast.queries.ts';

/** One day of the likely case, act by act. */
export function ForecastDayDialog(props: {
  campaignId: string;
  version: number;
  day: Day | null;
  onClose: () => void;
}) {
  const { day } = props;
  return (
    <Dialog
      isOpen={day !== null}
      onOpenChange={(isOpen) => !isOpen && props.onClose()}
      title={day ? `Le ${formatDay(day)}, heure par heure` : ''}
    >
      {day && <DayActs {...props} day={day} />}
    </Dialog>
  );
}

function DayActs({ campaignId, version, day }: { campaignId: string; version: number; day: Day }) {
  const acts = useQuery(forecastDayQuery(campaignId, version, day));
  if (acts.isError)
    return (
      <ErrorState
        title="Cette journée n’a pas pu être simulée."
        onRetry={() => void acts.refetch()}
        isRetrying={acts.isFetching}
      />
    );
  if (!acts.data)
    return (
      <SkeletonGroup label="Simulation de la journée…">
        {['a', 'b', 'c', 'd', 'e'].map((key) => (
          <Skeleton key={key} className="mt-2 h-5" />
        ))}
      </SkeletonGroup>
    );
  return (
    <>
      <p className="text-13 text-muted">
        Le cas le plus probable. Invitations et visites partiront ainsi si rien ne change ; les messages
        suivent les acceptations.
      </p>
      {acts.data.acts.length === 0 ? (
        <p className="mt-3">Rien ne part ce jour-là dans le cas le plus probable.</p>
      ) : (
        <ol className="mt-3">
          {acts.data.acts.map(({ at, personId, name, stepName }) => (
            <li
              key={`${at} ${personId} ${stepName}`}
              className="grid grid-cols-[64px_minmax(0,1fr)_minmax(0,1fr)] gap-2 border-line border-t py-1.5"
            >
              <span className="tabular-figures text-muted">{formatTime(new Date(at))}</span>
              <span className="truncate">{name}</span>
              <span className="truncate text-muted">{stepName}</span>
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
