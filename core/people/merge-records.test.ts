import { expect, test } from 'vitest';
import { isBetterJudgement, mergeFields } from './merge-records.ts';
import { applyFields, noFields } from './person-fields.ts';

const nobody = { fields: noFields, origins: {} };
const at = (day: string) => `2026-11-${day}T09:00:00.000Z`;

test('a correction wins over what was told later; of two alike, the later one', () => {
  const kept = applyFields(
    applyFields(nobody, { company: 'ACME', location: 'Lyon' }, { from: 'search', at: at('01') }),
    { headline: 'DAF' },
    { from: 'edit', at: at('02') },
  );
  const other = applyFields(
    applyFields(
      nobody,
      { headline: 'CFO', location: 'Annecy', phone: '1' },
      { from: 'profile', at: at('09') },
    ),
    { company: 'Acme' },
    { from: 'edit', at: at('03') },
  );
  const expected = { company: 'Acme', headline: 'DAF', location: 'Annecy', phone: '1' };
  expect(mergeFields(kept, other).fields).toMatchObject(expected);
  expect(mergeFields(other, kept).fields).toMatchObject(expected);
  expect(mergeFields(kept, other).origins.company).toMatchObject({ from: 'edit', at: at('03') });
});

test('a guess from the headline loses to whatever was told, and fills a gap', () => {
  const guess = applyFields(nobody, { company: 'Acme' }, { from: 'headline', at: at('09') });
  const given = applyFields(nobody, { company: 'ACME SAS' }, { from: 'import', at: at('01') });
  expect(mergeFields(given, guess)).toEqual(given);
  expect(mergeFields(guess, given)).toEqual(given);
  expect(mergeFields(nobody, guess)).toEqual(guess);
});

test('the better judgement is the kinder verdict, then the higher score', () => {
  expect(isBetterJudgement({ verdict: 'qualified', score: 50 }, { verdict: 'unknown', score: 90 })).toBe(
    true,
  );
  expect(isBetterJudgement({ verdict: 'unknown', score: 90 }, { verdict: 'qualified', score: 50 })).toBe(
    false,
  );
  expect(isBetterJudgement({ verdict: 'unknown', score: 50 }, { verdict: 'unknown', score: 49 })).toBe(true);
});
