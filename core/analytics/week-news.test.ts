import { expect, test } from 'vitest';
import { chooseWeekNews, type WeekCounts, weekToReport } from './week-news.ts';

const counts = (given: Partial<WeekCounts>): WeekCounts => ({
  ...{ meeting: 0, positive: 0, replied: 0, accepted: 0, invited: 0 },
  ...given,
});
const week = (now: Partial<WeekCounts>, before: Partial<WeekCounts>, name = 'Paie') => ({
  name,
  now: counts(now),
  before: counts(before),
});

test('it is due on Monday from eight in Paris, and no longer on Wednesday', () => {
  expect(weekToReport(new Date('2026-11-16T06:59:00Z'))).toBeNull();
  expect(weekToReport(new Date('2026-11-16T07:00:00Z'))).toBe('2026-11-09');
  expect(weekToReport(new Date('2026-11-17T20:00:00Z'))).toBe('2026-11-09');
  expect(weekToReport(new Date('2026-11-17T23:00:00Z'))).toBeNull();
  // In summer time, an hour earlier in the world.
  expect(weekToReport(new Date('2026-07-13T06:00:00Z'))).toBe('2026-07-06');
});

test('what chance would do is no news', () => {
  expect(chooseWeekNews([])).toEqual([]);
  expect(
    chooseWeekNews([
      week({ invited: 52, accepted: 17, replied: 6 }, { invited: 48, accepted: 14, replied: 4 }),
    ]),
  ).toEqual([]);
});

test('a meeting always is, and at most three things are said', () => {
  expect(chooseWeekNews([week({ meeting: 1, invited: 50 }, { invited: 50 })])).toEqual([
    '1 rendez-vous, contre aucun la semaine d’avant.',
  ]);
  const all = week(
    { meeting: 2, positive: 4, replied: 20, accepted: 30, invited: 90 },
    { meeting: 1, replied: 2, accepted: 5, invited: 30 },
  );
  expect(chooseWeekNews([all])).toEqual([
    '2 rendez-vous, contre 1 la semaine d’avant.',
    '4 réponses positives, contre aucune la semaine d’avant.',
    '20 personnes ont répondu, contre 2 la semaine d’avant.',
  ]);
});

test('a stop is news too, with the campaign that explains it', () => {
  const stopped = week({}, { invited: 40 }, 'Paie');
  const steady = week({ invited: 5 }, { invited: 5 }, 'Achats');
  expect(chooseWeekNews([steady, stopped])).toEqual([
    '5 invitations confirmées, contre 45 la semaine d’avant. Surtout dans «\u00a0Paie\u00a0».',
  ]);
  expect(chooseWeekNews([stopped])).toEqual(['Aucune invitation confirmée, contre 40 la semaine d’avant.']);
});
