import fc from 'fast-check';
import { expect, test } from 'vitest';
import { officeHours } from './engagement.ts';
import { formatHourIn, formatMoment } from './format-moment.ts';
import { describeWindow, firstSendingDay, nextOpening, openMsLeft } from './sending-window.ts';

const at = (text: string) => new Date(text);
const opening = (now: string, schedule = officeHours) => nextOpening(schedule, at(now))?.toISOString();

test('open now, later today, tomorrow, after the weekend, after a holiday', () => {
  expect(opening('2026-11-17T10:00:00Z')).toBe('2026-11-17T10:00:00.000Z');
  expect(opening('2026-11-17T06:00:00Z')).toBe('2026-11-17T08:00:00.000Z');
  expect(opening('2026-11-17T17:00:00Z')).toBe('2026-11-18T08:00:00.000Z');
  expect(opening('2026-11-20T18:00:00Z')).toBe('2026-11-23T08:00:00.000Z');
  expect(opening('2026-11-10T18:00:00Z')).toBe('2026-11-12T08:00:00.000Z');
  expect(opening('2026-07-13T18:00:00Z')).toBe('2026-07-15T07:00:00.000Z');
});

test('August off, and a window that never opens', () => {
  expect(firstSendingDay({ ...officeHours, skipsAugust: true }, '2026-08-03')).toBe('2026-09-01');
  expect(nextOpening({ ...officeHours, days: [] }, at('2026-11-17T10:00:00Z'))).toBeNull();
});

test('an opening is open: it is its own next opening, and never in the past', () => {
  const moments = fc.date({ min: at('2025-01-01'), max: at('2035-01-01'), noInvalidDate: true });
  const days = fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 });
  fc.assert(
    fc.property(moments, days, (now, chosen) => {
      const schedule = { ...officeHours, days: chosen };
      const next = nextOpening(schedule, now);
      if (!next) throw new Error('a week has such a day');
      expect(next.getTime()).toBeGreaterThanOrEqual(now.getTime());
      expect(nextOpening(schedule, next)).toEqual(next);
    }),
  );
});

test('a window and a moment, as one says them', () => {
  expect(describeWindow(officeHours)).toBe('Lundi à vendredi, 9\u00a0h à 18\u00a0h');
  expect(describeWindow({ days: [2, 4], from: '08:30', to: '12:00' })).toBe(
    'Mardi, jeudi, 8\u00a0h\u00a030 à 12\u00a0h',
  );
  const now = at('2026-11-17T10:00:00Z');
  expect(formatMoment(at('2026-11-17T13:24:00Z'), now)).toBe('14\u00a0h\u00a024');
  expect(formatMoment(at('2026-11-18T08:12:00Z'), now)).toBe('Demain, 9\u00a0h\u00a012');
  expect(formatMoment(at('2026-11-20T08:00:00Z'), now)).toBe('Vendredi, 9\u00a0h');
  expect(formatMoment(at('2026-12-14T08:00:00Z'), now)).toBe('Lundi 14 déc., 9\u00a0h');
  expect(formatMoment(at('2026-12-01T08:00:00Z'), now)).toBe('Mardi 1er déc., 9\u00a0h');
  expect(formatMoment(at('2027-01-21T08:00:00Z'), now)).toBe('Jeudi 21 janv., 9\u00a0h');
});

test('an hour is written without a leading zero, on the clocks of its zone', () => {
  expect(formatHourIn('Europe/Paris', new Date('2026-11-17T08:03:00Z'))).toBe('9\u00a0h\u00a003');
  expect(formatHourIn('America/Martinique', new Date('2026-11-17T14:00:00Z'))).toBe('10\u00a0h');
});

const cut = {
  ...officeHours,
  to: '12:00',
  others: [
    { days: [1, 2, 3, 4, 5], from: '14:00', to: '17:30' },
    { days: [6], from: '10:00', to: '12:00' },
  ],
};

test('several windows: each opens in its turn, on its days', () => {
  expect(opening('2026-11-17T07:00:00Z', cut)).toBe('2026-11-17T08:00:00.000Z');
  expect(opening('2026-11-17T10:59:30Z', cut)).toBe('2026-11-17T10:59:30.000Z');
  expect(opening('2026-11-17T11:00:00Z', cut)).toBe('2026-11-17T13:00:00.000Z');
  expect(opening('2026-11-17T16:30:00Z', cut)).toBe('2026-11-18T08:00:00.000Z');
  expect(opening('2026-11-20T16:30:00Z', cut)).toBe('2026-11-21T09:00:00.000Z');
  expect(firstSendingDay(cut, '2026-11-21')).toBe('2026-11-21');
});

test('what is left of a day leaves out what is closed between two windows', () => {
  const hourMs = 3_600_000;
  expect(openMsLeft(cut, 'Europe/Paris', at('2026-11-17T09:00:00Z'))).toBe(5.5 * hourMs);
  expect(openMsLeft(cut, 'Europe/Paris', at('2026-11-17T15:30:00Z'))).toBe(hourMs);
  expect(openMsLeft(officeHours, 'Europe/Paris', at('2026-11-17T09:00:00Z'))).toBe(8 * hourMs);
});

test('several windows are said together where their days are the same', () => {
  expect(describeWindow(cut)).toBe(
    'Lundi à vendredi, 9\u00a0h à 12\u00a0h et 14\u00a0h à 17\u00a0h\u00a030\u00a0; samedi, 10\u00a0h à 12\u00a0h',
  );
});
