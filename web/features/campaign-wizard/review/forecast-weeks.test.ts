import { expect, test } from 'vitest';
import { formatSpan, weeksOf } from './forecast-weeks.ts';

const plan = (day: `${number}-${number}-${number}`, invitations: number, messages = [0, 0, 0]) => ({
  day,
  visits: 0,
  invitations,
  messages: { low: messages[0] ?? 0, likely: messages[1] ?? 0, high: messages[2] ?? 0 },
  tasks: 0,
  otherInvitations: 0,
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
