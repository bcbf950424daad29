import { expect, test } from 'vitest';
import { describeMore, describeMost, formatSpan, weeksOf } from './forecast-weeks.ts';

const plan = (
  day: `${number}-${number}-${number}`,
  invitations: number,
  messages = [0, 0, 0],
  invitationsAtMost = 15,
) => ({
  day,
  visits: 0,
  invitations,
  messages: { low: messages[0] ?? 0, likely: messages[1] ?? 0, high: messages[2] ?? 0 },
  tasks: 0,
  otherInvitations: 0,
  invitationsAtMost,
});

test('weeks begin on Mondays, hold every day, and add up case by case', () => {
  const weeks = weeksOf([
    plan('2026-11-18', 4, [2, 0, 1]),
    plan('2026-11-19', 3, [0, 1, 4]),
    plan('2026-11-23', 2),
  ]);
  expect(weeks.map(({ monday, invitations }) => [monday, invitations])).toEqual([
    ['2026-11-16', 7],
    ['2026-11-23', 2],
  ]);
  expect(weeks[0]?.days.map(({ plan }) => plan?.invitations ?? null)).toEqual([null, null, 4, 3, null]);
  expect(weeks[0]?.messages).toEqual({ low: 1, high: 5 });
});

test('a Saturday has its column only where something leaves then', () => {
  expect(weeksOf([plan('2026-11-20', 1), plan('2026-11-21', 0)])[0]?.days).toHaveLength(5);
  expect(weeksOf([plan('2026-11-20', 1), plan('2026-11-21', 2)])[0]?.days).toHaveLength(6);
});

test('a range is told as short as it is', () => {
  expect([
    formatSpan({ low: 0, high: 0 }),
    formatSpan({ low: 2, high: 2 }),
    formatSpan({ low: 0, high: 3 }),
  ]).toEqual(['–', '2', '0–3']);
});

test('the legend tells the most of a day, and that it grows while the account gets going', () => {
  const most = (...days: number[]) => describeMost(days.map((one) => plan('2026-11-18', 0, [0, 0, 0], one)));
  expect([most(15, 15), most(3, 7, 11), most(1)]).toEqual([
    '15 invitations',
    'de 3 à 11 invitations',
    '1 invitation',
  ]);
});

test('one more week is one', () => {
  expect([describeMore(1), describeMore(3)]).toEqual([
    'Voir la semaine suivante',
    'Voir les 3 semaines suivantes',
  ]);
});
