import { expect, test } from 'vitest';
import type { ActivityLine } from '#contract/overview/campaign-live.ts';
import { groupLines } from './group-lines.ts';

const line = (id: number, title: string, at: string, name: string | null): ActivityLine => ({
  id,
  kind: 'person_enrolled',
  at: `2026-11-17T${at}:00.000Z`,
  person: name === null ? null : { id: `p${id}`, name, detail: null, profileUrl: null },
  title,
  detail: null,
  tone: 'plain',
});

test('neighbours of one minute that say the same are told once, the others each', () => {
  const groups = groupLines([
    line(5, 'Entrée', '09:00', 'Ana'),
    line(4, 'Entrée', '09:00', 'Bob'),
    line(3, 'Visite', '09:00', 'Ana'),
    line(2, 'Entrée', '09:00', 'Cléo'),
    line(1, 'Entrée', '08:59', 'Dan'),
  ]);
  expect(groups.map(({ people }) => people.map(({ name }) => name))).toEqual([
    ['Ana', 'Bob'],
    ['Ana'],
    ['Cléo'],
    ['Dan'],
  ]);
});

test('what concerns nobody stands alone', () => {
  expect(groupLines([line(2, 'Pause', '09:00', null), line(1, 'Pause', '09:00', null)])).toHaveLength(2);
});
