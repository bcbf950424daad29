import { expect, test } from 'vitest';
import { describeFix, type Fix } from '../fixes.ts';
import { readNames } from './read-names.ts';

const read = (firstName: string, lastName: string, email?: string) => {
  const names = readNames(
    { ...(firstName && { firstName }), ...(lastName && { lastName }), ...(email && { email }) },
    () => undefined,
  );
  return `${names.firstName ?? ''} | ${names.lastName ?? ''}`;
};

test.each([
  ['each holds the other’s part, capitals say so', 'CARPENTIER', 'Lucien', 'Lucien | Carpentier'],
  ['the other way, they are in their place', 'Lucien', 'MARIE', 'Lucien | Marie'],
  ['two first names in capitals', 'SIMON', 'Lucien', 'Lucien | Simon'],
  ['two first names', 'Bernard', 'Martin', 'Bernard | Martin'],
  ['a first name that hardly any family bears', 'Carpentier', 'Anne-Lise', 'Anne-Lise | Carpentier'],
  ['a family may bear it', 'Xiaoming', 'Martin', 'Xiaoming | Martin'],
  ['two words are no first name that is missing', 'Nguyễn Thị', 'Mai', 'Nguyễn Thị | Mai'],
  ['initials', 'JB', 'Martin', 'JB | Martin'],
  ['one column holds both', 'Lucie Carpentier', '', 'Lucie | Carpentier'],
  ['the other one does', '', 'CARPENTIER Lucie', 'Lucie | Carpentier'],
  ['a first name of two words', 'Marie Claire', '', 'Marie Claire | '],
  ['a particle in its own case', '', 'Le GOFF', ' | Le Goff'],
  ['the first name stands twice', 'Lucie', 'Lucie Carpentier', 'Lucie | Carpentier'],
  ['the last name does', 'Lucie Carpentier', 'Carpentier', 'Lucie | Carpentier'],
  ['it only looks so', 'Marie', 'Sainte Marie', 'Marie | Sainte Marie'],
  ['blanks around the hyphen', 'Anne - Lise', 'Carpentier', 'Anne-Lise | Carpentier'],
  ['half of it in small letters', 'Anne-lise', 'Carpentier', 'Anne-Lise | Carpentier'],
  ['a syllable is no first name', 'Hye-jin', 'Kim', 'Hye-jin | Kim'],
  ['a name of birth', 'Lucie', 'REVEL ép. CARPENTIER', 'Lucie | Carpentier'],
  ['a line of trial', 'test', 'Test', ' | '],
  ['the names of the columns', 'Prénom', 'Nom', ' | '],
])('%s: %s, %s', (_, first, last, expected) => expect(read(first, last)).toBe(expected));

test('a mailbox tells two first names apart', () => {
  expect(read('Bertrand', 'Lucie', 'lucie.bertrand@almeris.fr')).toBe('Lucie | Bertrand');
  expect(read('Lucie', 'Bertrand', 'bertrand.lucie@almeris.fr')).toBe('Lucie | Bertrand');
  expect(read('Carpentier', 'Thomas', 'thomas.carpentier@almeris.fr')).toBe('Thomas | Carpentier');
  expect(read('Carpentier', 'Lucie', 'carpentier.lucie@almeris.fr')).toBe('Carpentier | Lucie');
});

test('what was put in its place is written down', () => {
  const fixes: Fix[] = [];
  readNames({ firstName: 'Carpentier', lastName: 'Anne-Lise' }, (code, field, before, after) =>
    fixes.push({ code, field, before, after }),
  );
  expect(fixes.map(describeFix)).toEqual([
    'Prénom et nom remis à leur place\u00a0: Carpentier | Anne-Lise → Anne-Lise | Carpentier',
  ]);
});
