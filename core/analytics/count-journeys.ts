import { type Day, mondayOf, weekdayOf } from '../time/calendar-day.ts';
import { minutesIn } from '../time/zoned-time.ts';
import { countErased, type ErasedTotal } from './erased.ts';
import {
  type CountedMark,
  type Journey,
  type JourneyMark,
  journeyMarks,
  type LoggedJourney,
  markedAt,
  type Send,
} from './journey.ts';
import { analyticsZone, dayOf } from './looked-at.ts';
import { erasedSegment, isOfText, type Segmentation, unknownSegment } from './segmentations.ts';
import { segmentOf, segmentOfSend, segmentOrder } from './segments.ts';
import { waitedMarks, waitOf, waitStart } from './survival.ts';
import type { DayCounts } from './trend.ts';
import { enoughToConclude } from './wilson.ts';

/** One number of the page: what it counts, and of whom. */
export type Cell = {
  mark: CountedMark;
  day?: Day | undefined;
  /** By its Monday. */
  week?: Day | undefined;
  /** 1 is Monday. */
  weekday?: number | undefined;
  hour?: number | undefined;
  by?: Segmentation | undefined;
  segment?: string | undefined;
  /** Whole days after the wait for an acceptance or a reply began. */
  after?: number | undefined;
  /** With `after`: all whose wait was followed so far, whether it is over or not. */
  waiting?: '1' | undefined;
};

/** One line behind a number. */
export type Counted = { personId: string; mark: JourneyMark; at: Date };

const hourOf = (at: Date) => Math.floor(minutesIn(analyticsZone, at) / 60);

const marksIn = (mark: CountedMark): readonly JourneyMark[] =>
  mark === 'received' ? ['accepted', 'replied'] : [mark];

/** Every number of the page is the length of such a list: what it opens is what it counts. */
export function listCounted(journeys: readonly Journey[], cell: Cell, now = new Date(0)): Counted[] {
  if (cell.after !== undefined) return listWaits(journeys, { ...cell, after: cell.after }, now);
  return journeys
    .flatMap((journey) => portionsIn(journey, cell))
    .flatMap((journey) =>
      marksIn(cell.mark).flatMap((mark) => {
        const at = markedAt(journey, mark);
        return at ? [{ personId: journey.personId, mark, at }] : [];
      }),
    )
    .filter(
      ({ at }) =>
        (cell.day === undefined || dayOf(at) === cell.day) &&
        (cell.week === undefined || mondayOf(dayOf(at)) === cell.week) &&
        (cell.weekday === undefined || weekdayOf(dayOf(at)) === cell.weekday) &&
        (cell.hour === undefined || hourOf(at) === cell.hour),
    );
}

const portionsIn = (journey: Journey, { by, segment }: Cell): Journey[] =>
  by
    ? cutJourney(journey, by)
        .filter((portion) => portion.segment === segment)
        .map((portion) => portion.journey)
    : [journey];

/** Those behind one point of a curve: of whom it came that day, or all who were followed up to it. */
function listWaits(journeys: readonly Journey[], cell: Cell & { after: number }, now: Date): Counted[] {
  const waited = waitedMarks.find((mark) => mark === cell.mark);
  if (!waited) return [];
  const mark = cell.waiting ? waitStart[waited] : waited;
  return journeys.flatMap((journey) => {
    const wait = waitOf(journey, waited, now);
    const at = markedAt(journey, mark);
    const counts = cell.waiting ? wait && wait.days >= cell.after : wait?.isOver && wait.days === cell.after;
    return at && counts ? [{ personId: journey.personId, mark, at }] : [];
  });
}

export type MarkCounts = Record<JourneyMark, number>;

/** Who was erased stays counted. */
export const countMarks = (
  journeys: readonly LoggedJourney[],
  erased: readonly ErasedTotal[] = [],
): MarkCounts =>
  Object.fromEntries(
    journeyMarks.map((mark) => {
      let people = countErased(erased, { mark });
      for (const journey of journeys) if (markedAt(journey, mark)) people += 1;
      return [mark, people];
    }),
  ) as MarkCounts;

/** Every day on which something left or came, in their order. */
export function countDays(
  journeys: readonly LoggedJourney[],
  erased: readonly ErasedTotal[] = [],
): DayCounts[] {
  const days = new Map<Day, DayCounts>();
  for (const mark of ['invited', 'accepted', 'replied'] as const) {
    const add = (day: Day, people: number) => {
      const counts = days.get(day) ?? { day, invited: 0, accepted: 0, replied: 0 };
      days.set(day, { ...counts, [mark]: counts[mark] + people });
    };
    for (const journey of journeys) {
      const at = markedAt(journey, mark);
      if (at) add(dayOf(at), 1);
    }
    for (const total of erased) if (total.mark === mark) add(total.markedOn, total.people);
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

/** One line for each segment with somebody in it; `order` is that of the steps of a sequence. Without one, the largest first. */
export function countSegments(
  journeys: readonly Journey[],
  by: Segmentation,
  order: readonly string[] = segmentOrder[by] ?? [],
  erased: readonly ErasedTotal[] = [],
): SegmentCounts[] {
  const groups = new Map<string, Journey[]>();
  for (const whole of journeys)
    for (const { segment, journey } of cutJourney(whole, by)) {
      const members = groups.get(segment);
      if (members) members.push(journey);
      else groups.set(segment, [journey]);
    }
  const rank = (segment: string) => {
    const at = order.indexOf(segment);
    return segment === unknownSegment ? order.length + 1 : at < 0 ? order.length : at;
  };
  const rows = [...groups]
    .map(([segment, members]) => ({ segment, counts: countMarks(members) }))
    .sort(
      (a, b) =>
        rank(a.segment) - rank(b.segment) ||
        b.counts.confirmed - a.counts.confirmed ||
        a.segment.localeCompare(b.segment),
    );
  return erased.length === 0 ? rows : [...rows, { segment: erasedSegment, counts: countMarks([], erased) }];
}

/** What earns positive replies first, among those that enough people received; the others by how many did. */
export function rankTexts(rows: readonly SegmentCounts[]): SegmentCounts[] {
  const share = ({ counts }: SegmentCounts) =>
    counts.confirmed < enoughToConclude ? -1 : counts.positive / counts.confirmed;
  return rows
    .filter(({ segment }) => segment !== erasedSegment)
    .toSorted((a, b) => share(b) - share(a) || b.counts.confirmed - a.counts.confirmed);
}

/** Somebody in a segment, with what counts for them there. */
type Portion = { segment: string; journey: Journey };

/**
 * The segments of a person. By what they are, one. By what they received, each text that reached them, whether or not
 * another followed: to count somebody with their last text alone would leave to a first message only those who
 * answered it. What came of it all is counted with the text that was answered.
 */
function cutJourney(journey: Journey, by: Segmentation): Portion[] {
  if (!isOfText(by)) return [{ segment: segmentOf(journey, by), journey }];
  const last = answeredSend(journey);
  const answered = last && segmentOfSend(journey, last, by);
  const received = Map.groupBy(journey.sends, (send) => segmentOfSend(journey, send, by));
  return [...received].flatMap(([segment, sends]) =>
    segment === null
      ? []
      : [{ segment, journey: { ...journey, sends, ...(segment !== answered && nothingCame) } }],
  );
}

const nothingCame = { repliedAt: null, isPositive: false, meetingAt: null } as const;

/** What was answered; of who did not answer, what left last. */
function answeredSend({ sends, repliedAt }: Journey): Send | null {
  const before = repliedAt ? sends.filter(({ at }) => at <= repliedAt) : sends;
  return before.at(-1) ?? sends.at(-1) ?? null;
}
