import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import { type ActivityLine, type ActivityView, activityViews } from '#contract/overview/campaign-live.ts';
import type { ActivityTone } from '#core/activity/describe-activity.ts';
import { formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { StatusMark, type StatusShape } from '#web/ui/status-mark.tsx';
import { activityQuery } from '../campaign-live.queries.ts';
import { LivePersonName } from '../live-person-name.tsx';
import { dayOf, formatParisDay, formatParisTime } from '../moments.ts';
import { groupLines, type LineGroup } from './group-lines.ts';
import { ListSkeleton } from './live-skeletons.tsx';

const parameter = 'activite';
const labels: Record<ActivityView, string> = {
  all: 'Tout',
  sent: 'Envoyés',
  received: 'Reçus',
  held: 'En attente',
};
const shapes: Record<ActivityTone, StatusShape> = {
  done: 'done',
  good: 'active',
  held: 'paused',
  bad: 'refused',
  plain: 'open',
};
const empties: Record<ActivityView, string> = {
  all: 'Chaque visite, chaque envoi et chaque réponse s’inscrira ici, dans l’ordre.',
  sent: 'Rien n’est encore parti. Le premier envoi s’inscrira ici.',
  received: 'Ni acceptation ni réponse pour le moment.',
  held: 'Aucun envoi n’attend, n’a été passé ni refusé.',
};

/** What happened, day by day, the latest first. The address remembers the filter. */
export function LiveActivity({ campaign, now }: { campaign: Campaign; now: string }) {
  const [parameters, setParameters] = useSearchParams();
  const view = activityViews.find((one) => one === parameters.get(parameter)) ?? 'all';
  const query = useInfiniteQuery(activityQuery(campaign.id, view));
  // Pages follow the order in which things were written down, which is not always that in which they happened.
  const lines = (query.data?.pages ?? [])
    .flatMap((page) => page.items)
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const show = (next: ActivityView) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'all') changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Section
      title="Activité"
      action={
        <Segmented
          label="Quels événements"
          isLabelHidden
          value={view}
          onChange={show}
          options={activityViews.map((value) => ({ value, label: labels[value] }))}
        />
      }
    >
      {query.isPending && <ListSkeleton label="Chargement de l’activité…" />}
      {query.isError && !query.data && (
        <InlineError onRetry={() => query.refetch()}>L’historique n’a pas pu être lu.</InlineError>
      )}
      {query.data && lines.length === 0 && <EmptyState title="Rien à montrer">{empties[view]}</EmptyState>}
      <div aria-busy={query.isPlaceholderData || undefined}>
        {byDay(lines).map(([day, ofDay]) => (
          <section key={day} aria-label={formatParisDay(ofDay[0]?.at ?? now, now)}>
            <h3 className="border-line border-t pt-2 pb-1 font-medium font-body text-12 text-muted tracking-normal">
              {formatParisDay(ofDay[0]?.at ?? now, now)}
            </h3>
            <ol className="mb-3">
              {groupLines(ofDay).map((group) => (
                <Line key={group.first.id} group={group} />
              ))}
            </ol>
          </section>
        ))}
      </div>
      <MoreButton query={query} label="Voir plus ancien" />
    </Section>
  );
}

const byDay = (lines: readonly ActivityLine[]) => [...Map.groupBy(lines, ({ at }) => dayOf(at))];

function Line({ group: { first: line, people } }: { group: LineGroup }) {
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)_minmax(0,240px)] items-baseline gap-x-3 py-1 text-14 max-sm:grid-cols-[64px_minmax(0,1fr)]">
      <time dateTime={line.at} className="tabular-figures text-13 text-muted">
        {formatParisTime(line.at)}
      </time>
      <div className="min-w-0">
        <StatusMark shape={shapes[line.tone]} mayWrap>
          <span className="text-14">{line.title}</span>
        </StatusMark>
        {line.detail && (
          <p className="ml-4 text-pretty text-13 text-muted [overflow-wrap:anywhere]">{line.detail}</p>
        )}
      </div>
      {line.person && (
        <div className="text-right max-sm:col-start-2 max-sm:ml-4 max-sm:text-left">
          {people.length > 1 ? <Several people={people} /> : <LivePersonName person={line.person} isShort />}
        </div>
      )}
    </li>
  );
}

const mostNamed = 20;

/** How many, and who on demand. */
function Several({ people }: { people: LineGroup['people'] }) {
  return (
    <details className="group">
      <summary className="tabular-figures cursor-pointer list-none font-[550] hover:underline hover:underline-offset-[0.2em]">
        {formatNumber(people.length)} personnes
        <ChevronRight
          size={14}
          aria-hidden
          className="ml-1 inline-block text-muted transition-transform group-open:rotate-90"
        />
      </summary>
      <ul className="mt-1 grid gap-1 text-13">
        {people.slice(0, mostNamed).map((person) => (
          <li key={person.id}>
            <LivePersonName person={person} isShort />
          </li>
        ))}
      </ul>
    </details>
  );
}
