import { describe, expect, test } from 'vitest';
import { officeHours } from '../campaigns/engagement.ts';
import { afterOpenDays, nextOpening, parisCalendar } from './person-calendar.ts';

const at = (text: string) => new Date(text);
const expert = { ...officeHours, usesPersonTimeZone: true, skipsRegionalHolidays: true };

describe('when something may reach a person', () => {
  test('on the clocks of the person, where the plan has it', () => {
    const reunion = { zone: 'Indian/Reunion', holidays: 'reunion' as const };
    expect(nextOpening(expert, null, reunion, at('2026-11-16T00:00:00Z'))).toEqual(
      at('2026-11-16T05:00:00Z'),
    );
    expect(nextOpening(officeHours, null, reunion, at('2026-11-16T00:00:00Z'))).toEqual(
      at('2026-11-16T08:00:00Z'),
    );
  });

  test('nine in the morning stays nine when the clocks change', () => {
    const friday = at('2027-03-26T18:00:00Z');
    expect(nextOpening(officeHours, null, parisCalendar, friday)).toEqual(at('2027-03-30T07:00:00Z'));
    expect(nextOpening(officeHours, null, parisCalendar, at('2026-10-23T18:00:00Z'))).toEqual(
      at('2026-10-26T08:00:00Z'),
    );
  });

  test('regional holidays, only for those who have them', () => {
    const alsace = { zone: 'Europe/Paris', holidays: 'alsace_moselle' as const };
    const goodFriday = at('2027-03-26T10:00:00Z');
    expect(nextOpening(expert, null, parisCalendar, goodFriday)).toEqual(goodFriday);
    expect(nextOpening(expert, null, alsace, goodFriday)).toEqual(at('2027-03-30T07:00:00Z'));
    expect(nextOpening(officeHours, null, alsace, goodFriday)).toEqual(goodFriday);
  });

  test('August off', () => {
    const off = { ...officeHours, skipsAugust: true };
    expect(nextOpening(off, null, parisCalendar, at('2027-08-02T10:00:00Z'))).toEqual(
      at('2027-09-01T07:00:00Z'),
    );
  });

  test('a step with a window of its own', () => {
    const tuesday = { days: [2], from: '14:00', to: '16:00' };
    expect(nextOpening(officeHours, tuesday, parisCalendar, at('2026-11-16T10:00:00Z'))).toEqual(
      at('2026-11-17T13:00:00Z'),
    );
  });

  test('a window without a day never opens', () => {
    const never = { days: [], from: '09:00', to: '18:00' };
    expect(nextOpening(officeHours, never, parisCalendar, at('2026-11-16T10:00:00Z'))).toBeNull();
  });

  test('delays jump over holidays and keep the hour', () => {
    expect(afterOpenDays(officeHours, parisCalendar, at('2026-12-24T10:00:00Z'), 1)).toEqual(
      at('2026-12-28T10:00:00Z'),
    );
    expect(afterOpenDays(officeHours, parisCalendar, at('2026-12-24T10:00:00Z'), 0)).toEqual(
      at('2026-12-24T10:00:00Z'),
    );
  });
});
