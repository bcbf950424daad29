import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria, type Tenure } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

const today = new Date('2026-11-16T09:00:00Z');
const underOneYear: Tenure[] = ['0-6', '6-12'];
const judge = (tenures: Tenure[], startYear: number | null, startMonth: number | null = null) =>
  qualify(
    { ...emptyCriteria, tenures },
    aPerson({ positions: [aPosition({ title: 'DRH', startYear, startMonth })] }),
    today,
  ).reasons[0];

test.each([
  [2026, 9, 'for'],
  [2026, 1, 'for'],
  [2025, 12, 'for'],
  [2025, 11, 'unknown'],
  [2025, 10, 'against'],
  [2026, null, 'for'],
  [2025, null, 'unknown'],
  [2024, null, 'against'],
  [null, null, 'unknown'],
])('in a job since %s, month %s: less than a year is %s', (year, month, stance) => {
  expect(judge(underOneYear, year, month)?.stance).toBe(stance);
});

test('it is said since when', () => {
  expect(judge(underOneYear, 2026, 9)?.explanation).toBe('En poste depuis septembre 2026');
  expect(judge(['60+'], 2024, 3)?.explanation).toBe(
    'En poste depuis mars 2024, hors de «\u00a0plus de 5 ans\u00a0»',
  );
});

test('without a date of today, nothing is known of it', () => {
  const facts = aPerson({ positions: [aPosition({ title: 'DRH', startYear: 2026 })] });
  expect(qualify({ ...emptyCriteria, tenures: underOneYear }, facts).reasons[0]?.stance).toBe('unknown');
});

test('each job counts from its own beginning', () => {
  const positions = [
    aPosition({ title: 'Présidente', company: 'Sel', startYear: 2015, startMonth: 2 }),
    aPosition({ title: 'DRH', company: 'Miel', startYear: 2026, startMonth: 5 }),
  ];
  const asked = { ...emptyCriteria, tenures: underOneYear };
  expect(qualify({ ...asked, titles: ['DRH'] }, aPerson({ positions }), today).verdict).toBe('qualified');
  expect(qualify({ ...asked, titles: ['Présidente'] }, aPerson({ positions }), today).verdict).toBe(
    'unqualified',
  );
});
