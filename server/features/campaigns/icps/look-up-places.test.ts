import { expect, test } from 'vitest';
import { lookUpAround, lookUpChoices, pickNamed } from './look-up-places.ts';

const listed = (...titles: string[]) => titles.map((title, rank) => ({ id: String(rank), title }));

test.each([
  ['nancy', ['Nancy, Grand Est, France', 'Villers-lès-Nancy, Grand Est, France'], '0'],
  ['Nancy, Grand Est, France', ['Nancy, Kentucky, États-Unis', 'Nancy, Grand Est, France'], '1'],
  ['Nancy', ['Nancy, Kentucky, États-Unis', 'Nancy, Grand Est, France'], '1'],
  ['Genève', ['Genève, Suisse'], '0'],
  // Two places of France: nobody can tell which is meant.
  ['Saint-Denis', ['Saint-Denis, Île-de-France, France', 'Saint-Denis, La Réunion, France'], null],
  ['Saint-Denis, La Réunion, France', ['Saint-Denis, Île-de-France, France'], null],
  ['Plaine de Bièvre', [], null],
])('%s among %j', (label, titles, id) => expect(pickNamed(listed(...titles), label)?.id ?? null).toBe(id));

test('a trade that the network does not list is searched in the sector of its houses, under its own name', async () => {
  const named: Record<string, { id: string; title: string }[]> = {
    'Commerce de détail': [{ id: '27', title: 'Commerce de détail' }],
  };
  const network = {
    searchParameters: (_: string, { keywords }: { keywords: string }) =>
      Promise.resolve({ is: 'done', value: named[keywords] ?? [] }),
  };
  const found = await lookUpChoices(
    { network } as unknown as Parameters<typeof lookUpChoices>[0],
    { providerAccountId: 'a', tier: 'classic' } as unknown as Parameters<typeof lookUpChoices>[1],
    'industry',
    [{ id: null, label: 'Opticiens' }],
  );
  expect(found).toEqual([{ id: '27', label: 'Opticiens' }]);
});

test.each([
  ['Pas-de-Calais, Hauts-de-France, France', '7'],
  ['Pas-de-Calais', '7'],
  // A town of that name, a region, and what nobody knows keep their words alone.
  ['Vienne, Auvergne-Rhône-Alpes, France', null],
  ['Occitanie, France', null],
  ['Plaine de Bièvre', null],
])('a département that the network does not list is searched in its region: %s', async (label, id) => {
  const network = {
    searchParameters: (_: string, { keywords }: { keywords: string }) =>
      Promise.resolve({
        is: 'done',
        value: keywords === 'Hauts-de-France' ? [{ id: '7', title: 'Hauts-de-France, France' }] : [],
      }),
  };
  const found = await lookUpAround(
    { network } as unknown as Parameters<typeof lookUpAround>[0],
    { providerAccountId: 'a', tier: 'classic' } as unknown as Parameters<typeof lookUpAround>[1],
    [{ id: null, label }],
  );
  expect(found).toEqual({ places: [{ id, label }], isExact: id === null });
});
