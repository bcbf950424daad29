import { expect, test } from 'vitest';
import { describeRetention, isShorter, keptSince, keptUntil, longestRetention } from './retention.ts';

const at = (day: string) => new Date(`${day}T09:00:00Z`);
const short = { foundMonths: 6, silentMonths: 12, answeredMonths: 24 };
const never = { createdAt: at('2026-01-10'), lastSentAt: null, lastContactAt: null };

test('months are those of the calendar, and a shorter one ends on its last day', () => {
  expect(keptSince(at('2026-11-18'))).toEqual(at('2023-11-18'));
  expect(keptSince(at('2027-08-31'), 6)).toEqual(at('2027-02-28'));
});

test('who wrote is kept from their last message, who was written to from the last send, others from the collection', () => {
  expect(keptUntil(never, short)).toMatchObject({ until: at('2026-07-10'), after: 'collection' });
  const sent = { ...never, lastSentAt: at('2026-02-01') };
  expect(keptUntil(sent, short)).toMatchObject({ until: at('2027-02-01'), after: 'send', months: 12 });
  const heard = { ...sent, lastContactAt: at('2026-03-01') };
  expect(keptUntil(heard, short)).toMatchObject({ until: at('2028-03-01'), after: 'message', months: 24 });
});

test('to write again does not keep a silent person past three years after the collection', () => {
  const insisted = { ...never, lastSentAt: at('2028-12-01') };
  const three = { until: at('2029-01-10'), since: at('2026-01-10'), months: 36, after: 'collection' };
  expect(keptUntil(insisted, short)).toEqual(three);
  expect(keptUntil(insisted, longestRetention)).toEqual(three);
});

test('the sentence says what was chosen, and three years otherwise', () => {
  expect(isShorter(longestRetention)).toBe(false);
  expect(describeRetention(longestRetention)).toMatch(/^Trois ans après la collecte/);
  expect(describeRetention(short)).toMatch(
    /6\u00a0mois après la collecte.*un an après le dernier envoi, et trois ans au plus.*deux ans après le dernier message/,
  );
  expect(describeRetention({ ...short, silentMonths: 36 })).toContain(
    'sans réponse\u00a0: trois ans après la collecte.',
  );
});
