import { expect, test } from 'vitest';
import { readView, writeView } from './analytics-address.ts';

test('an address brings back the same page and the same open number', () => {
  const view = {
    filter: { from: '2026-10-12', to: '2026-11-17' },
    by: 'size',
    rhythm: 'week',
    cell: { mark: 'received', weekday: '2', hour: '10' },
  } as const;
  expect(readView(writeView(view as never))).toEqual(view);
});

test('what an address got wrong is left out', () => {
  const wrong = new URLSearchParams('du=hier&par=astrologie&rythme=siecle&liste=licornes');
  expect(readView(wrong)).toEqual({ filter: {}, by: 'function', rhythm: 'day', cell: null });
  expect(readView(new URLSearchParams('liste=replied&heure=25')).cell).toBeNull();
});
