import { expect, test } from 'vitest';
import {
  addressOf,
  contentOf,
  countFilters,
  hrefOf,
  type LeadView,
  queryOf,
  readAddress,
  readForCampaign,
  writeAddress,
} from './lead-address.ts';

const view: LeadView = {
  filter: {
    q: 'daf lyon',
    verdict: ['qualified', 'none'],
    tags: ['vip', 'à relancer'],
    scoreMin: 60,
    excluded: 'no',
  },
  sort: 'score',
  order: 'asc',
};

test('an address brings back the same people in the same order', () => {
  expect(readAddress(new URLSearchParams(writeAddress(view).toString()))).toEqual(view);
  expect(writeAddress(readAddress(new URLSearchParams())).toString()).toBe('');
});

test('what an address got wrong is left out, and the rest still holds', () => {
  const { filter, sort, order } = readAddress(
    new URLSearchParams('verdict=magique&score-min=900&recherche=daf&tri=hasard&sens=haut&campagne=7'),
  );
  expect({ filter, sort, order }).toEqual({ filter: { q: 'daf' }, sort: 'recent', order: 'desc' });
});

test('two views are the same when they show the same', () => {
  const address = (of: LeadView) => hrefOf(contentOf(of), null);
  expect(address({ ...view, filter: { ...view.filter, company: '' } })).toBe(address(view));
  expect(address({ ...view, order: 'desc' })).not.toBe(address(view));
});

test('a call is asked in its own words, and the search is no filter', () => {
  expect(queryOf(view)).toMatchObject({
    q: 'daf lyon',
    verdict: 'qualified,none',
    scoreMin: '60',
    sort: 'score',
  });
  expect(countFilters(view.filter)).toBe(4);
});

test('the campaign that people are chosen for stays from one list to the next, and is no part of a view', () => {
  const view = readAddress(new URLSearchParams('pour=abc&recherche=lea'));
  const address = addressOf(view, readForCampaign(new URLSearchParams('pour=abc')));
  expect(address.get('pour')).toBe('abc');
  expect(address.get('recherche')).toBe('lea');
  expect(writeAddress(view).has('pour')).toBe(false);
  expect(addressOf(view, readForCampaign(new URLSearchParams('pour='))).has('pour')).toBe(false);
});
