import { expect, test } from 'vitest';
import { campaignStatuses } from '../campaigns/campaign-status.ts';
import { departures, warnOfDeparture } from './departure-texts.ts';

test('only before its launch is a campaign said to wait for it', () => {
  for (const status of campaignStatuses) {
    const { waiting, approved, short } = departures[status];
    const isBefore = status === 'inactive';
    expect(/lancement/.test(waiting), status).toBe(isBefore);
    expect(/lancement/.test(short), status).toBe(isBefore);
    expect(/lancée/.test(approved), status).toBe(isBefore);
  }
});

test('approving many says that they leave as soon as one campaign runs', () => {
  expect(warnOfDeparture(['active'])).toContain('ils partiront dès que leur tour vient');
  expect(warnOfDeparture(['inactive', 'active'])).toContain('Ceux des campagnes en cours partiront');
  expect(warnOfDeparture(['paused'])).toContain('avant la reprise');
  expect(warnOfDeparture(['inactive'])).toContain('avant le lancement');
});
