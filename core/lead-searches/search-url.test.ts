import { describe, expect, test } from 'vitest';
import { nameSearchUrl, readSearchUrl } from './search-url.ts';

const people = (words: string) => `https://www.linkedin.com/search/results/people/?keywords=${words}`;

describe('a search copied from LinkedIn', () => {
  test.each([
    [
      'https://www.linkedin.com/search/results/people/?keywords=responsable%20paie',
      'classic',
      'responsable paie',
    ],
    [
      'https://www.linkedin.com/sales/search/people?query=(keywords:paie,filters:List())',
      'sales_navigator',
      'paie',
    ],
    ['https://www.linkedin.com/sales/lists/people/123', 'sales_navigator', null],
    ['https://www.linkedin.com/search/results/people/?geoUrn=1', 'classic', null],
    ['https://www.linkedin.com/sales/search/people?savedSearchId=50', 'sales_navigator', null],
  ])('%s', (url, seat, words) => expect(readSearchUrl(url)).toEqual({ is: 'search', seat, words, url }));

  test.each([
    ['www.linkedin.com/search/results/people/?keywords=drh', people('drh')],
    [
      '  linkedin.com/search/results/people/?keywords=drh ',
      'https://linkedin.com/search/results/people/?keywords=drh',
    ],
    ['http://www.linkedin.com/search/results/people/?keywords=drh', people('drh')],
    // The first page of results mixes people, posts and companies; its words are kept.
    ['https://www.linkedin.com/search/results/all/?keywords=drh&origin=GLOBAL_SEARCH_HEADER', people('drh')],
  ])('%s is put right', (typed, url) => expect(readSearchUrl(typed)).toMatchObject({ is: 'search', url }));

  test.each([
    'https://www.linkedin.com/search/results/people/',
    'www.linkedin.com/search/results/people',
    'https://www.linkedin.com/search/results/people/?origin=SWITCH_SEARCH_VERTICAL&sid=%40a&page=2',
    'https://www.linkedin.com/search/results/people/?keywords=%20&network=%5B%5D&geoUrn=%5B%22%22%5D',
    'https://www.linkedin.com/search/results/all/?origin=x',
    'https://www.linkedin.com/sales/search/people',
    'https://www.linkedin.com/sales/search/people?query=(spellCorrectionEnabled:true,filters:List())&sessionId=x',
  ])('%s asks for the whole network: no', (url) =>
    expect(readSearchUrl(url)).toMatchObject({
      is: 'wrong',
      because: expect.stringContaining('aucun critère'),
    }),
  );

  test.each([
    '',
    'bonjour',
    'http://www.linkedin.com/search/results/people/',
    'https://www.linkedin.com.exemple.fr/search/results/people/',
    'https://exemple.fr/?u=https://www.linkedin.com/search/results/people/',
    'https://www.linkedin.com/in/camille-moreau',
    'https://www.linkedin.com/search/results/companies/?keywords=paie',
    'https://www.linkedin.com/search/results/peopleless/',
    'https://www.linkedin.com/sales/lists/people',
    'ftp://www.linkedin.com/search/results/people/?keywords=drh',
    'javascript:alert(1)//www.linkedin.com/search/results/people/?keywords=drh',
  ])('%s is none', (url) => expect(readSearchUrl(url).is).toBe('wrong'));
});

test('its name is its own words, and never a long address', () => {
  expect(nameSearchUrl(people('paie'))).toBe('Recherche LinkedIn\u00a0: paie');
  expect(nameSearchUrl('https://www.linkedin.com/search/results/people/?geoUrn=1')).toBe(
    'Recherche LinkedIn',
  );
  expect(nameSearchUrl('https://www.linkedin.com/sales/lists/people/1')).toBe('Recherche Sales Navigator');
  expect(nameSearchUrl(people('a'.repeat(300))).length).toBeLessThan(90);
});
