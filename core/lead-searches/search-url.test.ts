import { describe, expect, test } from 'vitest';
import { nameSearchUrl, readSearchUrl } from './search-url.ts';

describe('a search copied from LinkedIn', () => {
  test.each([
    [
      'https://www.linkedin.com/search/results/people/?keywords=responsable%20paie',
      'classic',
      'responsable paie',
    ],
    ['https://fr.linkedin.com/search/results/all/?keywords=drh', 'classic', 'drh'],
    [
      'https://www.linkedin.com/sales/search/people?query=(keywords:paie,filters:List())',
      'sales_navigator',
      'paie',
    ],
    ['https://www.linkedin.com/sales/lists/people/123', 'sales_navigator', null],
    ['https://www.linkedin.com/search/results/people/?geoUrn=1', 'classic', null],
  ])('%s', (url, seat, words) => expect(readSearchUrl(url)).toEqual({ is: 'search', seat, words }));

  test.each([
    '',
    'bonjour',
    'http://www.linkedin.com/search/results/people/',
    'https://www.linkedin.com.exemple.fr/search/results/people/',
    'https://exemple.fr/?u=https://www.linkedin.com/search/results/people/',
    'https://www.linkedin.com/in/camille-moreau',
    'https://www.linkedin.com/search/results/companies/?keywords=paie',
    'https://www.linkedin.com/search/results/peopleless/',
  ])('%s is none', (url) => expect(readSearchUrl(url).is).toBe('wrong'));
});

test('its name is its own words, and never a long address', () => {
  const people = 'https://www.linkedin.com/search/results/people/';
  expect(nameSearchUrl(`${people}?keywords=paie`)).toBe('Recherche LinkedIn\u00a0: paie');
  expect(nameSearchUrl(people)).toBe('Recherche LinkedIn');
  expect(nameSearchUrl('https://www.linkedin.com/sales/search/people')).toBe('Recherche Sales Navigator');
  expect(nameSearchUrl(`${people}?keywords=${'a'.repeat(300)}`).length).toBeLessThan(90);
});
