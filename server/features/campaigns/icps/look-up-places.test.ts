import { expect, test } from 'vitest';
import { pickNamed } from './look-up-places.ts';

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
