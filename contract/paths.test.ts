import { expect, test } from 'vitest';
import { pageForPath, safeReturnPath } from './paths.ts';

test.each([
  ['/leads', '/leads'],
  ['/parametres?x=1#profil', '/parametres?x=1#profil'],
  ['//ailleurs.example', null],
  ['/\\ailleurs.example', null],
  ['/\t/ailleurs.example', null],
  ['https://ailleurs.example', null],
  ['javascript:alert(1)', null],
  ['', null],
  [null, null],
])('the way back %j is %j', (value, expected) => {
  expect(safeReturnPath(value)).toBe(expected);
});

test('a reset link is exactly 64 lowercase hexadecimal characters', () => {
  const hex = '0123456789abcdef'.repeat(4);
  const reset = { kind: 'site', page: '/reinitialisation-mot-de-passe' };
  expect(pageForPath(`/${hex}`, false)).toEqual(reset);
  for (const other of [hex.slice(1), `${hex}0`, hex.toUpperCase(), hex.replace('a', 'g')]) {
    expect(pageForPath(`/${other}`, false)).toEqual({ kind: 'not-found' });
  }
});
