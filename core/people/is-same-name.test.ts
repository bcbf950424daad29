import { expect, test } from 'vitest';
import { isSameName } from './is-same-name.ts';

test.each([
  ['Solène', 'Solène Guivarch'],
  ['Solene GUIVARCH', 'Dr Solène Guivarch'],
  ['S. Guivarch', 'Solène Guivarch'],
  ['Sophie Martin', 'Sophie Durand'],
  ['', 'Camille Moreau'],
])('« %s » may be « %s »', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
  expect(isSameName(other, one)).toBe(true);
});

test.each([
  ['Solène', 'Camille Moreau'],
  ['Solène Guivarch', 'Camille Moreau'],
  ['Solène Le Goff', 'Camille Le Bras'],
  ['Solène Guivarch', 'Yann Guivarch'],
])('« %s » is not « %s »', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
  expect(isSameName(other, one)).toBe(false);
});
