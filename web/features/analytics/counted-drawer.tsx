import { useInfiniteQuery } from '@tanstack/react-query';
import type { CountedCell } from '#contract/overview/analytics.ts';
import { type JourneyMark, journeyMarks } from '#core/analytics/journey.ts';
import { markWords, weekdayWords } from '#core/analytics/mark-words.ts';
import { formatDateTime, formatDay, formatNumber, peopleCount } from '#web/lib/format.ts';
import { PeopleDrawer } from '#web/lists/people-drawer.tsx';
import { type Counted, countedPeopleQuery } from './analytics.queries.ts';

type CountedDrawerProps = {
  counted: Counted;
  cell: CountedCell;
  /** Names the group or the argument, on a page that compares several. */
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
  return (
    <PeopleDrawer
      query={useInfiniteQuery(countedPeopleQuery(counted, cell))}
      title={of ? `${titleOf(cell)}, ${of}` : titleOf(cell)}
      formatTotal={(total) => (cell.mark === 'received' ? `${total} en tout` : peopleCount(total))}
      rowOf={({ person, mark, at }) => ({
        key: `${person.id} ${mark} ${at}`,
        person,
        end: (
          <p className="shrink-0 text-right text-13 text-muted">
            {cell.mark === 'received' && <span className="block">{eventWords[mark]}</span>}
            {formatDateTime(new Date(at))}
          </p>
        ),
      })}
      foot={(first) =>
        first.erased > 0 &&
        (first.erased === 1
          ? 'Et 1 personne effacée depuis\u00a0: rien d’autre n’est gardé d’elle.'
          : `Et ${formatNumber(first.erased)} personnes effacées depuis\u00a0: rien d’autre n’est gardé d’elles.`)
      }
      onClose={onClose}
    />
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
