import { describe, expect, test } from 'vitest';
import { officeHours } from '../../campaigns/engagement.ts';
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

  test('of several windows, of a campaign or of a step, the one that opens first', () => {
    const noon = { days: [1, 2, 3, 4, 5], from: '12:00', to: '14:00' };
    const saturday = { days: [6], from: '10:00', to: '12:00' };
    const several = { ...noon, others: [saturday] };
    const starts = Array.from(
      { length: 24 * 8 },
      (_, hour) => at('2026-11-16T00:17:00Z').getTime() + hour * 3_600_000,
    );
    for (const from of starts.map((ms) => new Date(ms))) {
      const alone = [noon, saturday].map((one) =>
        nextOpening(officeHours, one, parisCalendar, from)!.getTime(),
      );
      const first = new Date(Math.min(...alone));
      expect(nextOpening(officeHours, several, parisCalendar, from)).toEqual(first);
      expect(nextOpening({ ...officeHours, ...several }, null, parisCalendar, from)).toEqual(first);
    }
    // A step's own window stands alone: the other hours of its campaign are not its own.
    const campaign = { ...officeHours, others: [saturday] };
    expect(nextOpening(campaign, noon, parisCalendar, at('2026-11-20T13:00:00Z'))).toEqual(
      at('2026-11-23T11:00:00Z'),
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
