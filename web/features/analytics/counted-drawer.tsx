import { useInfiniteQuery } from '@tanstack/react-query';
import type { CountedCell } from '#contract/analytics.ts';
import { prospectsPath } from '#contract/paths.ts';
import { type JourneyMark, journeyMarks } from '#core/analytics/journey.ts';
import { markWords, weekdayWords } from '#core/analytics/mark-words.ts';
import { formatDateTime, formatDay, formatNumber, peopleCount } from '#web/lib/format.ts';
import { MoreButton } from '#web/lists/more-button.tsx';
import { QueryView } from '#web/lists/query-view.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { LinesSkeleton } from '#web/ui/skeleton.tsx';
import { type Counted, countedPeopleQuery } from './analytics.queries.ts';

type CountedDrawerProps = {
  counted: Counted;
  cell: CountedCell;
  /** Of what, where the page is of several things. */
  of?: string;
  onClose: () => void;
};

/** What happened to each of them, for a list that holds several kinds. */
const eventWords: Partial<Record<JourneyMark, string>> = {
  accepted: 'Invitation acceptée',
  replied: 'Réponse reçue',
};

/** The people behind a number, the latest first. */
export function CountedDrawer({ counted, cell, of, onClose }: CountedDrawerProps) {
  const query = useInfiniteQuery(countedPeopleQuery(counted, cell));
  const total = query.data?.pages[0]?.total;
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={of ? `${titleOf(cell)}, ${of}` : titleOf(cell)}
      note={
        <p className="mt-1 text-13 text-muted">
          {total === undefined
            ? 'Chargement…'
            : cell.mark === 'received'
              ? `${total} en tout`
              : peopleCount(total)}
        </p>
      }
    >
      <QueryView
        query={query}
        loading={<LinesSkeleton label="Chargement de la liste…" lines={5} />}
        failed="La liste n’a pas pu être lue."
        empty={total === 0 && <p className="text-13 text-muted">Personne pour l’instant.</p>}
      >
        {({ pages }) => (
          <>
            <ul className="-my-2 divide-y divide-line">
              {pages
                .flatMap(({ items }) => items)
                .map(({ person, mark, at }) => (
                  <li key={`${person.id} ${mark} ${at}`} className="flex items-baseline gap-3 py-2.5">
                    <div className="min-w-0 flex-1">
                      <AppLink
                        href={prospectsPath({ personId: person.id })}
                        className="block truncate font-[550] hover:underline hover:underline-offset-[0.2em]"
                      >
                        {person.name}
                      </AppLink>
                      <p className="truncate text-13 text-muted">{person.detail}</p>
                    </div>
                    <p className="shrink-0 text-right text-13 text-muted">
                      {cell.mark === 'received' && <span className="block">{eventWords[mark]}</span>}
                      {formatDateTime(new Date(at))}
                    </p>
                  </li>
                ))}
            </ul>
            {(pages[0]?.erased ?? 0) > 0 && (
              <p className="mt-4 border-line border-t pt-3 text-13 text-muted">
                {pages[0]?.erased === 1
                  ? 'Et 1 personne effacée depuis\u00a0: rien d’autre n’est gardé d’elle.'
                  : `Et ${formatNumber(pages[0]?.erased ?? 0)} personnes effacées depuis\u00a0: rien d’autre n’est gardé d’elles.`}
              </p>
            )}
            <MoreButton query={query} label="Afficher la suite" />
          </>
        )}
      </QueryView>
    </Drawer>
  );
}

const isMark = (mark: string): mark is JourneyMark => (journeyMarks as readonly string[]).includes(mark);

function titleOf({ mark, day, week, weekday, hour, after, waiting }: CountedCell): string {
  const what = isMark(mark) ? markWords[mark] : 'Acceptations et réponses';
  if (after !== undefined)
    return waiting ? `Suivies pendant ${after}\u00a0j au moins` : `${what}, après ${after}\u00a0j`;
  const name = weekdayWords[Number(weekday) - 1];
  const when = week
    ? `semaine du ${formatDay(week)}`
    : day
      ? formatDay(day)
      : name && `${name.toLocaleLowerCase('fr')} ${hour}\u00a0h`;
  return when ? `${what}, ${when}` : what;
}
