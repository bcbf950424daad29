import { expect, test } from 'vitest';
import { writeSearch } from './write-search.ts';

const all = {
  kind: 'criteria' as const,
  keywords: 'SaaS NOT stage',
  titles: ['DRH', 'Directeur d’usine'],
  locations: ['101'],
  industries: ['4'],
  companies: ['77'],
  distances: [2, 3],
  languages: ['fr'],
  seniorities: ['owner' as const, 'manager' as const],
  functions: ['12'],
  companySizes: ['51-200' as const, '10001+' as const],
  excludedCompanies: ['Michelin'],
};

test('an address goes as it is', () => {
  const url = 'https://www.linkedin.com/search/results/people/?keywords=drh';
  expect(writeSearch({ kind: 'url', url })).toEqual({ url });
});

test('a classic search names titles in one expression, and leaves out what it has no filter for', () => {
  expect(writeSearch(all)).toEqual({
    api: 'classic',
    category: 'people',
    keywords: 'SaaS NOT stage',
    location: ['101'],
    industry: ['4'],
    company: ['77'],
    network_distance: [2, 3],
    profile_language: ['fr'],
    advanced_keywords: { title: 'DRH OR "Directeur d\'usine"' },
  });
});

test('a Sales Navigator search includes and excludes, in the network’s words and ranges', () => {
  expect(writeSearch({ ...all, seat: 'sales_navigator' })).toEqual({
    api: 'sales_navigator',
    category: 'people',
    keywords: 'SaaS NOT stage',
    location: { include: ['101'] },
    industry: { include: ['4'] },
    company: { include: ['77'], exclude: ['Michelin'] },
    role: { include: ['DRH', 'Directeur d’usine'] },
    function: { include: ['12'] },
    seniority: { include: ['owner/partner', 'experienced_manager', 'entry_level_manager'] },
    company_headcount: [{ min: 51, max: 200 }, { min: 10_001 }],
    network_distance: [2, 3],
    profile_language: ['fr'],
  });
});

test('what is not asked is not sent', () => {
  expect(writeSearch({ kind: 'criteria', titles: [], keywords: '' })).toEqual({
    api: 'classic',
    category: 'people',
  });
  expect(writeSearch({ kind: 'criteria', seat: 'sales_navigator', seniorities: [] })).toEqual({
    api: 'sales_navigator',
    category: 'people',
  });
});

test('a very long list of titles is cut between two titles', () => {
  const titles = Array.from({ length: 200 }, (_, rank) => `Directeur numéro ${rank}`);
  const { title } = writeSearch({ kind: 'criteria', titles }).advanced_keywords as { title: string };
  expect(title.length).toBeLessThanOrEqual(1000);
  expect(title).toMatch(/^"Directeur numéro 0" OR .*"$/);
});
