import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { CountedUse, dashboardApi } from '#contract/overview/dashboard.ts';
import { paths } from '#contract/paths.ts';
import { call } from '#web/lib/api.ts';
import { formatDateTime, formatNumber } from '#web/lib/format.ts';
import { PeopleDrawer } from '#web/lists/people-drawer.tsx';
import { describeDoubt } from './describe-doubt.ts';

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
  return (
    <PeopleDrawer
      query={useInfiniteQuery(usesQuery(use))}
      title={nameUse(use)}
      formatTotal={(total) => `${formatNumber(total)} en tout`}
      rowOf={({ id, person, campaignName, at, ...doubt }) => ({
        key: id,
        person: { ...person, detail: [person.detail, campaignName].filter(Boolean).join(' · ') },
        end: (
          <p className="shrink-0 text-right text-13 text-muted">
            {formatDateTime(new Date(at))}
            {describeDoubt(doubt) && <span className="block text-warning">{describeDoubt(doubt)}</span>}
          </p>
        ),
      })}
      empty="Rien pour l’instant."
      foot={(first) => first.unnamed > 0 && describeUnnamed(use, first.unnamed)}
      onClose={onClose}
    />
  );
}

/** Those behind a number of whom nothing can be shown. */
function describeUnnamed({ act }: CountedUse, count: number): string {
  if (act === 'pending')
    return count === 1
      ? 'Et 1 que LinkedIn compte, envoyée par vous hors d’Accroche.'
      : `Et ${formatNumber(count)} que LinkedIn compte, envoyées par vous hors d’Accroche.`;
  return count === 1
    ? 'Et 1 vers une personne effacée depuis\u00a0: rien d’autre n’est gardé d’elle.'
    : `Et ${formatNumber(count)} vers des personnes effacées depuis\u00a0: rien d’autre n’est gardé d’elles.`;
}
