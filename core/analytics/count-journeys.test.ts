import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countDays, countHours, countMarks, countSegments, listCounted } from './count-journeys.ts';
import { totalErased } from './erased.ts';
import { baseOf, type Journey, journeyMarks } from './journey.ts';
import { analyticsZone, isLookedAt } from './looked-at.ts';
import { erasedSegment, isOfText, segmentations } from './segmentations.ts';

const minute = (text: string) => new Date(text).getTime() / 60_000;
/** Over both changes of the clock in a year. */
const anyMoment = fc
  .integer({ min: minute('2026-02-01T00:00Z'), max: minute('2026-12-01T00:00Z') })
  .map((minutes) => new Date(minutes * 60_000));
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });

const anyJourney: fc.Arbitrary<Journey> = fc.record({
  campaignId: fc.constant('campaign'),
  personId: fc.uuid(),
  enrolledAt: anyMoment,
  triedAt: maybe(anyMoment),
  isOver: fc.boolean(),
  failure: fc.constantFrom('not_sent' as const, 'unknown' as const, null),
  sends: fc
    .array(
      fc.record({
        stepKey: fc.constantFrom('invitation', 'message-1', 'relance-1'),
        act: fc.constantFrom('invite' as const, 'message' as const),
        at: anyMoment,
      }),
      { maxLength: 4 },
    )
    .map((sends) => sends.sort((a, b) => a.at.getTime() - b.at.getTime())),
  invitationGoneAt: maybe(anyMoment),
  acceptedAt: maybe(anyMoment),
  repliedAt: maybe(anyMoment),
  isPositive: fc.boolean(),
  meetingAt: maybe(anyMoment),
  headline: fc.constantFrom('DRH', 'Responsable paie', 'Directeur financier', 'Astronaute', null),
  headcountBand: fc.constantFrom('12', '21', null),
  employees: fc.constantFrom(30, 4000, null),
  source: fc.constantFrom('search' as const, 'import' as const),
  department: fc.constantFrom('69', '2A', null),
  location: fc.constantFrom('Lyon et périphérie', 'Genève', null),
  naf: fc.constantFrom('62.01Z', '10.51A', null),
  texts: fc.subarray([
    { stepKey: 'message-1', angle: 'statement' as const, argumentId: 'delai' },
    { stepKey: 'relance-1', angle: 'question' as const, argumentId: null },
  ]),
});
const journeys = fc.array(anyJourney, { maxLength: 40 });

const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: analyticsZone,
  weekday: 'short',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
});
/** As the platform's own calendar has it, not ours. */
function calendarOf(at: Date) {
  const of = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]));
  return { day: `${of.year}-${of.month}-${of.day}`, weekday: of.weekday ?? '', hour: Number(of.hour) };
}

/** Written again from the words of the page, without the rules of the product. */
function recount(list: readonly Journey[]) {
  const invites = list.filter(({ sends }) => sends.some(({ act }) => act === 'invite'));
  const reached = list.filter(
    ({ sends, repliedAt }) =>
      sends.some(({ act }) => act === 'message') || (sends.length > 0 && repliedAt !== null),
  );
  const replied = reached.filter(({ repliedAt }) => repliedAt !== null);
  const failed = list.filter(({ sends, triedAt }) => sends.length === 0 && triedAt !== null);
  return {
    planned: list.length,
    upcoming: list.filter(({ triedAt, isOver }) => triedAt === null && !isOver).length,
    dropped: list.filter(({ triedAt, isOver }) => triedAt === null && isOver).length,
    tried: list.filter(({ triedAt }) => triedAt !== null).length,
    not_sent: failed.filter(({ failure }) => failure === 'not_sent').length,
    unknown: failed.filter(({ failure }) => failure === 'unknown').length,
    confirmed: list.filter(({ sends }) => sends.length > 0).length,
    invited: invites.length,
    pending: invites.filter(
      ({ acceptedAt, repliedAt, invitationGoneAt }) => !acceptedAt && !repliedAt && !invitationGoneAt,
    ).length,
    accepted: invites.filter(({ acceptedAt }) => acceptedAt !== null).length,
    messaged: reached.length,
    replied: replied.length,
    positive: replied.filter(({ isPositive }) => isPositive).length,
    meeting: list.filter(({ meetingAt }) => meetingAt !== null).length,
  };
}

describe('whatever happened', () => {
  test('the funnel equals a recount, and no share passes one', () => {
    fc.assert(
      fc.property(journeys, (list) => {
        const counts = countMarks(list);
        expect(counts).toEqual(recount(list));
        for (const mark of journeyMarks) {
          const base = baseOf[mark];
          if (base && mark !== 'confirmed') expect(counts[mark]).toBeLessThanOrEqual(counts[base]);
        }
      }),
    );
  });

  test('each number is as long as the list that it opens', { tags: 'heavy' }, () => {
    fc.assert(
      fc.property(journeys, (list) => {
        const counts = countMarks(list);
        for (const mark of journeyMarks) expect(listCounted(list, { mark })).toHaveLength(counts[mark]);
        for (const { day, ...marks } of countDays(list))
          for (const mark of ['invited', 'accepted', 'replied'] as const)
            expect(listCounted(list, { mark, day })).toHaveLength(marks[mark]);
        for (const { weekday, hour, received } of countHours(list))
          expect(listCounted(list, { mark: 'received', weekday, hour })).toHaveLength(received);
        for (const by of segmentations)
          for (const { segment, counts } of countSegments(list, by))
            for (const mark of journeyMarks)
              expect(listCounted(list, { mark, by, segment })).toHaveLength(counts[mark]);
      }),
      { numRuns: 40 },
    );
  });

  test('days and hours are those of the calendar, also when the clocks change', () => {
    fc.assert(
      fc.property(journeys, (list) => {
        const received = listCounted(list, { mark: 'received' }).map(({ at }) => calendarOf(at));
        const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
        for (const { weekday, hour, received: count } of countHours(list))
          expect(received.filter((at) => at.weekday === names[weekday - 1] && at.hour === hour)).toHaveLength(
            count,
          );
        expect(countHours(list).reduce((sum, cell) => sum + cell.received, 0)).toBe(received.length);
        const accepted = listCounted(list, { mark: 'accepted' }).map(({ at }) => calendarOf(at).day);
        for (const { day, accepted: count } of countDays(list))
          expect(accepted.filter((one) => one === day)).toHaveLength(count);
        expect(countDays(list).reduce((sum, day) => sum + day.accepted, 0)).toBe(accepted.length);
      }),
    );
  });

  test('the segments of a person make the whole', () => {
    fc.assert(
      fc.property(journeys, (list) => {
        for (const by of segmentations.filter((one) => !isOfText(one))) {
          const planned = countSegments(list, by).reduce((sum, { counts }) => sum + counts.planned, 0);
          expect(planned).toBe(list.length);
        }
      }),
    );
  });
});

test('a text counts with everybody who received it, and a reply with the text that it answers', () => {
  const [journey] = fc.sample(anyJourney, { numRuns: 1, seed: 7 });
  if (!journey) throw new Error('No journey');
  const on = (day: number) => new Date(Date.UTC(2026, 5, day, 8));
  const lived = (personId: string, sends: [string, 'invite' | 'message', number][], replied?: number) => ({
    ...journey,
    personId,
    sends: sends.map(([stepKey, act, day]) => ({ stepKey, act, at: on(day) })),
    acceptedAt: on(2),
    repliedAt: replied === undefined ? null : on(replied),
    isPositive: replied !== undefined,
    meetingAt: null,
    texts: [
      { stepKey: 'message-1', angle: 'question' as const, argumentId: 'delai' },
      { stepKey: 'relance-1', angle: 'statement' as const, argumentId: 'delai' },
    ],
  });
  const list: Journey[] = [
    lived(
      'a',
      [
        ['invitation', 'invite', 1],
        ['message-1', 'message', 3],
      ],
      4,
    ),
    lived(
      'b',
      [
        ['invitation', 'invite', 1],
        ['message-1', 'message', 3],
        ['relance-1', 'message', 6],
      ],
      7,
    ),
    lived('c', [
      ['invitation', 'invite', 1],
      ['message-1', 'message', 3],
      ['relance-1', 'message', 6],
    ]),
  ];
  const rows = (by: 'step' | 'angle' | 'argument') =>
    countSegments(list, by).map(({ segment, counts: { confirmed, accepted, replied, positive } }) => [
      ...[segment, confirmed, accepted, replied, positive],
    ]);
  expect(rows('step')).toEqual([
    ['invitation', 3, 3, 0, 0],
    ['message-1', 3, 0, 1, 1],
    ['relance-1', 2, 0, 1, 1],
  ]);
  expect(rows('angle')).toEqual([
    ['statement', 2, 0, 1, 1],
    ['question', 3, 0, 1, 1],
  ]);
  // Whoever received an argument twice is one person.
  expect(rows('argument')).toEqual([['delai', 3, 0, 2, 2]]);
});

test('whatever was received, every reply counts with one step', () => {
  fc.assert(
    fc.property(journeys, (list) => {
      const rows = countSegments(list, 'step');
      const of = (mark: 'confirmed' | 'replied') => rows.reduce((sum, { counts }) => sum + counts[mark], 0);
      const steps = list.map(({ sends }) => new Set(sends.map(({ stepKey }) => stepKey)).size);
      expect(of('confirmed')).toBe(steps.reduce((sum, count) => sum + count, 0));
      expect(of('replied')).toBe(countMarks(list).replied);
    }),
  );
});

test('whoever is erased stays counted, but for what they no longer wait for', () => {
  fc.assert(
    fc.property(journeys, fc.func(fc.boolean()), (list, isErased) => {
      const erased = totalErased(list.filter(({ personId }) => isErased(personId)));
      const left = list.filter(({ personId }) => !isErased(personId));
      const before = countMarks(list);
      const waiting = countMarks(left);
      expect(countMarks(left, erased)).toEqual({
        ...before,
        upcoming: waiting.upcoming,
        dropped: before.dropped + before.upcoming - waiting.upcoming,
        pending: waiting.pending,
      });
      expect(countDays(left, erased)).toEqual(countDays(list));
      for (const by of segmentations.filter((one) => !isOfText(one))) {
        const rows = countSegments(left, by, undefined, erased);
        expect(rows.reduce((sum, { counts }) => sum + counts.planned, 0)).toBe(list.length);
        expect(rows.some(({ segment }) => segment === erasedSegment)).toBe(erased.length > 0);
      }
    }),
  );
});

test('people are looked at by the day they were first contacted, in Paris', () => {
  const [journey] = fc.sample(anyJourney, { numRuns: 1, seed: 7 });
  if (!journey) throw new Error('No journey');
  const late: Journey = { ...journey, triedAt: new Date('2026-06-30T22:30:00Z') };
  expect(isLookedAt(late, { from: '2026-07-01', to: '2026-07-01' })).toBe(true);
  expect(isLookedAt(late, { to: '2026-06-30' })).toBe(false);
  expect(isLookedAt({ ...late, triedAt: null }, { from: '2027-01-01' })).toBe(false);
});
