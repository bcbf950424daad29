import { expect, test } from 'vitest';
import { ofName } from './of-name.ts';

test.each([
  ['Inès Benali', 'd’Inès Benali'],
  ['Camille Moreau', 'de Camille Moreau'],
  ['Élise Roux', 'd’Élise Roux'],
  ['E\u0301lise Roux', 'd’E\u0301lise Roux'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Henri', 'd’Henri'],
  ['Hervé', 'd’Hervé'],
  ['Hugo', 'de Hugo'],
  ['Hassan', 'de Hassan'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Yolande', 'de Yolande'],
  ['adrien', 'd’adrien'],
  ['', 'de '],
])('« %s » is « %s » after its « de »', (name, shown) => {
  expect(ofName(name)).toBe(shown);
});
