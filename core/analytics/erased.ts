import { type Day, mondayOf } from '../time/calendar-day.ts';
import { type JourneyMark, journeyMarks, type LoggedJourney, markedAt } from './journey.ts';
import { contactedOn, dayOf } from './looked-at.ts';
import { erasedSegment } from './segmentations.ts';

/** How many of those who were erased came to a mark on a day: nothing in it says who. */
export type ErasedTotal = {
  mark: JourneyMark;
  contactedOn: Day;
  markedOn: Day;
  people: number;
};

/** Nobody waits any more for who was erased. */
const lasting = journeyMarks.filter((mark) => mark !== 'upcoming' && mark !== 'pending');

/** What stays counted of people whose records go. */
export function totalErased(journeys: readonly LoggedJourney[]): ErasedTotal[] {
  const totals = new Map<string, ErasedTotal>();
  for (const journey of journeys)
    for (const mark of lasting) {
      const at = markedAt({ ...journey, isOver: true }, mark);
      if (!at) continue;
      const total = { mark, contactedOn: contactedOn(journey), markedOn: dayOf(at) };
      const key = Object.values(total).join(' ');
      totals.set(key, { ...total, people: (totals.get(key)?.people ?? 0) + 1 });
    }
  return [...totals.values()];
}

type ErasedCell = {
  mark: JourneyMark | 'received';
  day?: Day | undefined;
  week?: Day | undefined;
  weekday?: number | undefined;
  hour?: number | undefined;
  by?: string | undefined;
  segment?: string | undefined;
  after?: number | undefined;
};

/** How many of them a number counts; no hour of theirs is kept, nor how long they took. */
export function countErased(totals: readonly ErasedTotal[], cell: ErasedCell): number {
  if (cell.mark === 'received' || cell.hour !== undefined || cell.weekday !== undefined) return 0;
  if (cell.after !== undefined || (cell.by && cell.segment !== erasedSegment)) return 0;
  return totals
    .filter(
      ({ mark, markedOn }) =>
        mark === cell.mark &&
        (cell.day === undefined || cell.day === markedOn) &&
        (cell.week === undefined || cell.week === mondayOf(markedOn)),
    )
    .reduce((sum, { people }) => sum + people, 0);
}
