import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '#contract/campaigns/campaigns.ts';
import {
  type CampaignLive,
  type NextAction,
  type NextActionView,
  nextActionViews,
} from '#contract/overview/campaign-live.ts';
import { formatMoment } from '#core/campaigns/format-moment.ts';
import { formatDay, formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InlineError } from '#web/ui/inline-error.tsx';
import { PanelButton } from '#web/ui/panel-button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { nextActionsQuery } from '../campaign-live.queries.ts';
import { LivePersonName } from '../live-person-name.tsx';
import { dayOf } from '../moments.ts';
import type { PersonActsProps } from '../person-acts-panel.tsx';
import { ListSkeleton } from './live-skeletons.tsx';

const parameter = 'personnes';
const labels: Record<NextActionView, string> = {
  coming: 'À venir',
  asking: 'À faire par vous',
  finished: 'Terminées',
};
const empties: Record<NextActionView, { title: string; text: string }> = {
  coming: {
    title: 'Rien à venir',
    text: 'Personne n’attend la suite de la séquence. Ajoutez des leads pour la faire repartir.',
  },
  asking: {
    title: 'Rien à faire ici',
    text: 'Les messages à valider, les tâches et les envois non confirmés de cette campagne s’affichent ici.',
  },
  finished: {
    title: 'Aucune séquence terminée',
    text: 'Les personnes qui ont répondu ou qui ont reçu toutes les étapes s’affichent ici, avec la raison.',
  },
};

/** Who is next, when and why; who waits for the user; who is done. The address remembers which. */
export function LiveNextActions({ campaign, live }: { campaign: Campaign; live: CampaignLive }) {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(parameter);
  const view = nextActionViews.find((one) => one === asked) ?? 'coming';
  const query = useInfiniteQuery(nextActionsQuery(campaign.id, view));
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  const show = (next: NextActionView) =>
    setParameters(
      (current) => {
        const changed = new URLSearchParams(current);
        if (next === 'coming') changed.delete(parameter);
        else changed.set(parameter, next);
        return changed;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Section
      title="Prochaines actions"
      action={
        <Segmented
          label="Quelles personnes"
          isLabelHidden
          value={view}
          onChange={show}
          options={nextActionViews.map((value) => ({
            value,
            label: <ViewLabel view={value} figures={live.figures} />,
          }))}
        />
      }
    >
      {query.isPending && <ListSkeleton label="Chargement des prochaines actions…" />}
      {query.isError && !query.data && (
        <InlineError onRetry={() => query.refetch()}>
          Les prochaines actions n’ont pas pu être lues.
        </InlineError>
      )}
      {query.data && items.length === 0 && (
        <EmptyState title={empties[view].title}>
          {view === 'coming' && live.figures.asking > 0
            ? 'Rien ne part sans vous\u00a0: la suite dépend de vos décisions.'
            : empties[view].text}
        </EmptyState>
      )}
      {items.length > 0 && (
        <ul
          aria-label={labels[view]}
          aria-busy={query.isPlaceholderData || undefined}
          className="border-line border-b"
        >
          {items.map((action) => (
            <ActionRow key={action.person.id} campaign={campaign} action={action} now={live.now} />
          ))}
        </ul>
      )}
      <MoreButton query={query} label="Voir la suite" />
    </Section>
  );
}

function ViewLabel({ view, figures }: { view: NextActionView; figures: CampaignLive['figures'] }) {
  const count = {
    coming: figures.enrolled - figures.finished - figures.asking,
    asking: figures.asking,
    finished: figures.finished,
  }[view];
  return (
    <>
      {labels[view]} <span className="tabular-figures text-muted">{formatNumber(count)}</span>
    </>
  );
}

function ActionRow({ campaign, action, now }: { campaign: Campaign; action: NextAction; now: string }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_32px] items-start gap-x-4 border-line border-t py-2.5 text-14 max-sm:grid-cols-[minmax(0,1fr)_40px]">
      <LivePersonName person={action.person} />
      <div className="min-w-0 max-sm:col-start-1 max-sm:row-start-2 max-sm:mt-1">
        <p className="flex flex-wrap justify-between gap-x-3">
          <span className="min-w-0">{action.stepName ?? '—'}</span>
          <span className="tabular-figures shrink-0 text-right">{formatActionMoment(action, now)}</span>
        </p>
        <p className="text-13 text-muted">
          {action.reason}
          {action.wayOut && (
            <>
              {' · '}
              <AppLink href={action.wayOut.href} className="link">
                {action.wayOut.label}
              </AppLink>
            </>
          )}
        </p>
      </div>
      <div className="-mt-1 text-right max-sm:col-start-2 max-sm:row-start-1">
        {action.acts.length > 0 && <PersonActs campaign={campaign} action={action} />}
      </div>
    </li>
  );
}

/** « dès 14 h 24 », « Demain, 9 h », « jusqu’au 14 déc. » */
function formatActionMoment({ at, sense, state }: NextAction, nowIso: string): string {
  if (state === 'asking' && sense === 'at') return 'après votre décision';
  if (!at) return sense === 'at' ? '' : 'à la reprise';
  const [moment, now] = [new Date(at), new Date(nowIso)];
  if (state === 'finished') return formatDay(dayOf(at));
  if (moment <= now) return 'maintenant';
  const shown = formatMoment(moment, now);
  if (sense === 'until') return `jusqu’au ${formatDay(dayOf(at))}`;
  if (sense === 'at') return shown;
  const lower = shown.charAt(0).toLowerCase() + shown.slice(1);
  return `dès ${lower}`;
}

const loadPanel = () => import('../person-acts-panel.tsx').then((m) => m.PersonActsPanel);

function PersonActs(props: PersonActsProps) {
  return (
    <div className="relative inline-block">
      <PanelButton
        load={loadPanel}
        panelProps={props}
        hasPopup="menu"
        aria-label={`Actions pour ${props.action.person.name}`}
        className="grid size-7 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink data-[state=open]:bg-sunken max-sm:size-10"
      >
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </PanelButton>
    </div>
  );
}
