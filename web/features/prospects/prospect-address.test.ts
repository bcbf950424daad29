import { expect, test } from 'vitest';
import { prospectsPath } from '#contract/paths.ts';
import { countFilters, hrefOf, type ProspectView, readAddress, writeAddress } from './prospect-address.ts';

const id = '0b9f5c1e-7a4e-4f5e-9d61-1f2c3d4e5f60';
const read = (query: string) => readAddress(new URLSearchParams(query));

test('a bare address is the table of everyone, by next action', () => {
  expect(read('')).toEqual({ mode: 'table', filter: {}, sort: 'next', order: 'asc' });
  expect(hrefOf(read(''))).toBe('/prospects');
});

test('what is written is read back', () => {
  const view: ProspectView = {
    mode: 'board',
    filter: {
      q: 'léa',
      campaign: id,
      stage: ['replied', 'won'],
      mark: 'accepted',
      reply: ['later'],
      tags: ['vip', 'salon'],
    },
    sort: 'score',
    order: 'asc',
  };
  expect(readAddress(writeAddress(view))).toEqual(view);
  expect(countFilters(view.filter)).toBe(4);
});

test('a stage may be named twice, as other pages write it', () => {
  const path = prospectsPath({ campaignId: id, stages: ['replied', 'won'] });
  expect(read(path.split('?')[1] ?? '').filter).toEqual({ campaign: id, stage: ['replied', 'won'] });
});

test('a figure of a campaign leads to whom it counts', () => {
  const path = prospectsPath({ campaignId: id, mark: 'invited' });
  expect(read(path.split('?')[1] ?? '').filter).toEqual({ campaign: id, mark: 'invited' });
});

test('what an address got wrong is left out', () => {
  expect(read('etape=ailleurs&campagne=x&tri=hasard&sens=haut&vue=tableau')).toEqual(read(''));
});
