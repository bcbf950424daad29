import { type Day, dayIn, weekdayOf } from '../time/calendar-day.ts';
import { minutesIn } from '../time/zoned-time.ts';
import { type Journey, type JourneyMark, journeyMarks, markedAt } from './journey.ts';
import { type Segmentation, segmentOf, segmentOrder, unknownSegment } from './segments.ts';

/** Days and hours are those of the people who are written to. */
export const analyticsZone = 'Europe/Paris';

/** Which people are looked at: those first contacted in these days (or enrolled, until then), of one variant. */
export type JourneyFilter = {
  from?: Day | undefined;
  to?: Day | undefined;
  variant?: Journey['variant'] | undefined;
};

export const countedMarks = [...journeyMarks, 'received'] as const;
/** `received`: every acceptance and every reply, so that somebody may count twice. */
export type CountedMark = (typeof countedMarks)[number];

/** One number of the page: what it counts, and of whom. */
export type Cell = {
  mark: CountedMark;
  day?: Day | undefined;
  /** 1 is Monday. */
  weekday?: number | undefined;
  hour?: number | undefined;
  by?: Segmentation | undefined;
  segment?: string | undefined;
};

/** One line behind a number. */
export type Counted = { personId: string; mark: JourneyMark; at: Date };

const dayOf = (at: Date) => dayIn(analyticsZone, at);
const hourOf = (at: Date) => Math.floor(minutesIn(analyticsZone, at) / 60);

export function isLookedAt(journey: Journey, { from, to, variant }: JourneyFilter): boolean {
  const day = dayOf(journey.triedAt ?? journey.enrolledAt);
  return (!from || day >= from) && (!to || day <= to) && (!variant || journey.variant === variant);
}

const marksIn = (mark: CountedMark): readonly JourneyMark[] =>
  mark === 'received' ? ['accepted', 'replied'] : [mark];

/** Every number of the page is the length of such a list: what it opens is what it counts. */
export function listCounted(journeys: readonly Journey[], cell: Cell): Counted[] {
  return journeys
    .filter((journey) => !cell.by || segmentOf(journey, cell.by) === cell.segment)
    .flatMap((journey) =>
      marksIn(cell.mark).flatMap((mark) => {
        const at = markedAt(journey, mark);
        return at ? [{ personId: journey.personId, mark, at }] : [];
      }),
    )
    .filter(
      ({ at }) =>
        (cell.day === undefined || dayOf(at) === cell.day) &&
        (cell.weekday === undefined || weekdayOf(dayOf(at)) === cell.weekday) &&
        (cell.hour === undefined || hourOf(at) === cell.hour),
    );
}

export type MarkCounts = Record<JourneyMark, number>;

export const countMarks = (journeys: readonly Journey[]): MarkCounts =>
  Object.fromEntries(
    journeyMarks.map((mark) => [mark, journeys.filter((journey) => markedAt(journey, mark)).length]),
  ) as MarkCounts;

export type DayCounts = { day: Day; invited: number; accepted: number; replied: number };

/** Every day on which something left or came, in their order. */
export function countDays(journeys: readonly Journey[]): DayCounts[] {
  const days = new Map<Day, DayCounts>();
  for (const journey of journeys)
    for (const mark of ['invited', 'accepted', 'replied'] as const) {
      const at = markedAt(journey, mark);
      if (!at) continue;
      const day = dayOf(at);
      const counts = days.get(day) ?? { day, invited: 0, accepted: 0, replied: 0 };
      days.set(day, { ...counts, [mark]: counts[mark] + 1 });
    }
  return [...days.values()].sort((a, b) => a.day.localeCompare(b.day));
}

export type HourCount = { weekday: number; hour: number; received: number };

/** When people answer, by weekday and hour: acceptances and replies together. Hours without any are left out. */
export function countHours(journeys: readonly Journey[]): HourCount[] {
  const counts = new Map<number, number>();
  for (const { at } of listCounted(journeys, { mark: 'received' })) {
    const key = weekdayOf(dayOf(at)) * 24 + hourOf(at);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => a - b)
    .map(([key, received]) => ({ weekday: Math.floor(key / 24), hour: key % 24, received }));
}

export type SegmentCounts = { segment: string; counts: MarkCounts };

/** One line for each segment with somebody in it; `order` is that of the steps of a sequence. */
export function countSegments(
  journeys: readonly Journey[],
  by: Segmentation,
  order: readonly string[] = by === 'step' ? [] : segmentOrder[by],
): SegmentCounts[] {
  const groups = new Map<string, Journey[]>();
  for (const journey of journeys) {
    const segment = segmentOf(journey, by);
    if (segment) groups.set(segment, [...(groups.get(segment) ?? []), journey]);
  }
  const rank = (segment: string) => {
    const at = order.indexOf(segment);
    return segment === unknownSegment ? order.length + 1 : at < 0 ? order.length : at;
  };
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b))
    .map(([segment, members]) => ({ segment, counts: countMarks(members) }));
}
