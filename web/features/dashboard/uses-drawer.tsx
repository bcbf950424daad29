import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { CountedUse, dashboardApi } from '#contract/dashboard.ts';
import { paths, prospectsPath } from '#contract/paths.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { sayDoubt } from './say-doubt.ts';

const actNames = {
  invitations: 'Invitations',
  messages: 'Messages',
  visits: 'Visites',
  pending: 'Invitations sans réponse',
} as const;
const periodNames = { today: 'aujourd’hui', week: '7 jours' } as const;

export const nameUse = ({ act, period }: CountedUse): string =>
  act === 'pending'
    ? actNames.pending
    : `${actNames[act]}, ${period === 'week' ? 'sur ' : ''}${periodNames[period]}`;

/** The address of the acts behind a figure; what an address got wrong opens nothing. */
export const pathOfUse = ({ act, period }: CountedUse): string =>
  `${paths.home}?envois=${act}&periode=${period}`;
export function readUse(address: URLSearchParams): CountedUse | null {
  const use = CountedUse.safeParse({ act: address.get('envois'), period: address.get('periode') });
  return use.success ? use.data : null;
}

const usesQuery = (use: CountedUse) =>
  infiniteQueryOptions({
    queryKey: [dashboardApi.uses.path, use],
    queryFn: ({ pageParam, signal }) =>
      call(dashboardApi.uses, { query: { ...use, ...(pageParam && { cursor: pageParam }) }, signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** Everything that took from a quota of the account, the latest first. */
export function UsesDrawer({ use, onClose }: { use: CountedUse; onClose: () => void }) {
  const query = useInfiniteQuery(usesQuery(use));
  const [first] = query.data?.pages ?? [];
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={nameUse(use)}
      note={
        <p className="mt-1 text-13 text-muted">
          {first ? `${formatNumber(first.total)} en tout` : 'Chargement…'}
        </p>
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de la liste…" lines={5} />}
        failed="La liste n’a pas pu être lue."
        empty={first?.total === 0 && <p className="text-13 text-muted">Rien pour l’instant.</p>}
      >
        {({ pages }) => (
          <>
            <ul className="-my-2 divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map(({ id, person, campaignName, at, ...use }) => (
                  <li key={id} className="flex items-baseline gap-3 py-2.5">
                    <div className="min-w-0 flex-1">
                      <AppLink
                        href={prospectsPath({ personId: person.id })}
                        className="block truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
                      >
                        {person.name}
                      </AppLink>
                      <p className="truncate text-13 text-muted">
                        {[person.detail, campaignName].filter(Boolean).join(' · ')}
                      </p>
                    </div>
                    <p className="shrink-0 text-right text-13 text-muted">
                      {formatDateTime(new Date(at))}
                      {sayDoubt(use) && <span className="block text-warning">{sayDoubt(use)}</span>}
                    </p>
                  </li>
                ))}
            </ul>
            {first && first.unnamed > 0 && (
              <p className="mt-4 border-line border-t pt-3 text-13 text-muted">
                {sayUnnamed(use, first.unnamed)}
              </p>
            )}
            <MoreButton query={query} label="Afficher la suite" />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}

/** Those behind a number of whom nothing can be shown. */
function sayUnnamed({ act }: CountedUse, count: number): string {
  if (act === 'pending')
    return count === 1
      ? 'Et 1 que LinkedIn compte, envoyée par vous hors d’Accroche.'
      : `Et ${formatNumber(count)} que LinkedIn compte, envoyées par vous hors d’Accroche.`;
  return count === 1
    ? 'Et 1 vers une personne effacée depuis\u00a0: rien d’autre n’est gardé d’elle.'
    : `Et ${formatNumber(count)} vers des personnes effacées depuis\u00a0: rien d’autre n’est gardé d’elles.`;
}
