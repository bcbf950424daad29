import { expect, test } from 'vitest';
import { keepingReturn, returnPath } from './location.ts';

const at = (search: string) => new URL(`https://accroche.example/connexion${search}`);

test.each([
  ['?retour=%2Fprospects%3Fvue%3Dvalidation', '/prospects?vue=validation'],
  ['', '/'],
  ['?retour=%2F%2Fevil.example', '/'],
  ['?retour=https%3A%2F%2Fevil.example', '/'],
  ['?retour=%2F%5Cevil.example', '/'],
  ['?retour=%2Fconnexion%3Fretour%3D%2Fleads', '/'],
  ['?retour=%2Flogin', '/'],
])('returnPath of %s is %s', (search, expected) => {
  expect(returnPath(at(search))).toBe(expected);
});

test('a link keeps where the person was going, unless it is home', () => {
  expect(keepingReturn('/connexion', '/')).toBe('/connexion');
  expect(keepingReturn('/connexion', '/parametres#abonnement')).toBe(
    '/connexion?retour=%2Fparametres%23abonnement',
  );
});
