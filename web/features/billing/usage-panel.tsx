import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { type Plan, planLimits } from '#core/identity/plans.ts';
import { icpsQuery } from '#web/features/icps/icps.queries.ts';
import { searchListQuery } from '#web/features/lead-searches/lead-searches.queries.ts';
import { usageQuery } from '#web/features/lead-searches/usage.queries.ts';
import { offersQuery } from '#web/features/offers/offers.queries.ts';
import { writingUsageQuery } from '#web/features/writing/writing.queries.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { QueryView } from '#web/lists/query-view.tsx';
import { rowsOf } from '#web/lists/rows.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { Section } from '#web/ui/section.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { day } from './billing-texts.ts';

const shownSearches = 5;

/** What the plan holds, what is used, and when it starts again. */
export function UsagePanel({ plan }: { plan: Plan }) {
  return (
    <Section title="Utilisation">
      <ul className="grid grid-cols-2 gap-x-10 gap-y-4 border-line border-t pt-4 max-sm:grid-cols-1">
        <Searches />
        <ModelTexts />
        <Parts plan={plan} />
      </ul>
      <CountedSearches />
    </Section>
  );
}

function Use(props: { label: string; used: number; limit: number | null; children?: ReactNode }) {
  const { used, limit } = props;
  return (
    <li className="text-14">
      <p className="flex items-baseline justify-between gap-3">
        <span>{props.label}</span>
        <span className="tabular-nums">
          <b className="font-semibold">{formatNumber(used)}</b>
          <span className="text-muted"> / {limit === null ? 'sur mesure' : formatNumber(limit)}</span>
        </span>
      </p>
      {limit !== null && <Meter value={used} max={limit} />}
      {props.children && <p className="mt-1 text-12 text-muted">{props.children}</p>}
    </li>
  );
}

function Searches() {
  const query = useQuery(usageQuery);
  return (
    <QueryView query={query} loading={<LoadingUse />} failed="Vos recherches n’ont pas pu être comptées.">
      {({ used, limit, resetsAt }) => (
        <Use label="Recherches de leads" used={used} limit={limit}>
          {resetsAt ? `Repart le ${day(resetsAt)}.` : 'En tout, sans date de fin.'} Une recherche sans
          résultat ne compte pas.
        </Use>
      )}
    </QueryView>
  );
}

function ModelTexts() {
  const query = useQuery(writingUsageQuery);
  return (
    <QueryView query={query} loading={<LoadingUse />} failed="Vos messages n’ont pas pu être comptés.">
      {({ texts, model }) =>
        model ? (
          <Use label="Messages écrits par le modèle" used={texts.written} limit={texts.limit}>
            Au-delà, le rédacteur intégré prend le relais.
          </Use>
        ) : null
      }
    </QueryView>
  );
}

function Parts({ plan }: { plan: Plan }) {
  const [icps, offers] = [useQuery(icpsQuery), useQuery(offersQuery)];
  const limits = planLimits[plan];
  return (
    <>
      <QueryView query={icps} loading={<LoadingUse />} failed="Vos ciblages n’ont pas pu être lus.">
        {(list) => <PartsUse label="Ciblages" parts={list} limit={limits.icps} frozen={['gelé', 'gelés']} />}
      </QueryView>
      <QueryView query={offers} loading={<LoadingUse />} failed="Vos offres n’ont pas pu être lues.">
        {(list) => (
          <PartsUse label="Offres" parts={list} limit={limits.offers} frozen={['gelée', 'gelées']} />
        )}
      </QueryView>
    </>
  );
}

function PartsUse(props: {
  label: string;
  parts: readonly { name: string; isFrozen: boolean }[];
  limit: number | null;
  frozen: [string, string];
}) {
  const frozen = props.parts.filter(({ isFrozen }) => isFrozen);
  return (
    <Use label={props.label} used={props.parts.length - frozen.length} limit={props.limit}>
      {frozen.length > 0 &&
        `${frozen.length}\u00a0${props.frozen[frozen.length > 1 ? 1 : 0]} : ${frozen.map(({ name }) => `«\u00a0${name}\u00a0»`).join(', ')}. Rien n’est supprimé.`}
    </Use>
  );
}

const LoadingUse = () => (
  <li>
    <LinesSkeleton label="Chargement…" lines={2} />
  </li>
);

function CountedSearches() {
  const query = useInfiniteQuery(searchListQuery);
  const searches = rowsOf(query.data?.pages).slice(0, shownSearches);
  return (
    <div className="mt-6">
      <h3 className="mb-2 font-semibold text-14">Dernières recherches</h3>
      <QueryView
        query={query}
        loading={<TableSkeleton label="Chargement de vos recherches…" rows={3} rowClass="py-3" />}
        failed="Vos recherches n’ont pas pu être chargées."
        empty={
          searches.length === 0 && (
            <EmptyState title="Aucune recherche">
              Vos recherches s’affichent ici, avec ce qui a été compté.
            </EmptyState>
          )
        }
      >
        {() => (
          <>
            <ul className="border-line border-t">
              {searches.map((search) => (
                <li
                  key={search.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2 text-13"
                >
                  <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{search.name}</span>
                  <span className="text-muted tabular-nums">
                    {formatDateTime(new Date(search.startedAt))} · {formatNumber(search.found)}{' '}
                    {search.found > 1 ? 'trouvées' : 'trouvée'} ·{' '}
                    {search.isCounted === null ? 'en cours' : search.isCounted ? 'comptée' : 'non comptée'}
                  </span>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-13">
              <AppLink href={paths.search} className="link">
                Toutes vos recherches
              </AppLink>
            </p>
          </>
        )}
      </QueryView>
    </div>
  );
}
