import { useQuery } from '@tanstack/react-query';
import type { Day } from '#core/time/calendar-day.ts';
import { formatDay, formatTime } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
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
  const query = useQuery(forecastDayQuery(campaignId, version, day));
  return (
    <QueryView
      query={query}
      loading={<LinesSkeleton label="Simulation de la journée…" lines={5} />}
      failed="Cette journée n’a pas pu être simulée."
    >
      {({ acts }) => (
        <>
          <p className="text-13 text-muted">
            Le cas le plus probable. Invitations et visites partiront ainsi si rien ne change ; les messages
            suivent les acceptations.
          </p>
          {acts.length === 0 ? (
            <p className="mt-3">Rien ne part ce jour-là dans le cas le plus probable.</p>
          ) : (
            <ol className="mt-3">
              {acts.map(({ at, personId, name, stepName }) => (
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
      )}
    </QueryView>
  );
}
