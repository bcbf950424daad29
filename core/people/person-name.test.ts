import { expect, test } from 'vitest';
import { personName } from './person-name.ts';

const nobody = { firstName: null, lastName: null, publicIdentifier: null };

test('a name, in full or in part', () => {
  expect(personName({ firstName: 'Zoé', lastName: 'Roy', publicIdentifier: 'zoe' })).toBe('Zoé Roy');
  expect(personName({ ...nobody, lastName: 'Roy' })).toBe('Roy');
});

test('a name in capitals alone is written as messages write it', () => {
  expect(personName({ firstName: 'Amina', lastName: 'ZIANI' })).toBe('Amina Ziani');
  expect(personName({ firstName: 'Amina', lastName: 'de La Tour' })).toBe('Amina de La Tour');
});

test.each([
  ['Thibault', 'Cochet, MBA', 'Thibault Cochet'],
  ['Camille', 'Martinez 🎓 HEC', 'Camille Martinez'],
  ['♻️ Damien', 'Raynal', 'Damien Raynal'],
  ['Virginie', 'Vacher 🔥', 'Virginie Vacher'],
  ['Hugo', 'Perez 🇫🇷', 'Hugo Perez'],
  ['Serge', 'Keïta PhD', 'Serge Keïta'],
  ['Ana', 'VAN DEN BERGHE', 'Ana Van den Berghe'],
  ['Amandine', 'F.', 'Amandine F.'],
  ['🔥', 'Roy', '🔥 Roy'],
])('%s %s is called %s', (firstName, lastName, name) => {
  expect(personName({ firstName, lastName })).toBe(name);
});

test('without a name, the address of the profile, as one reads it', () => {
  expect(personName({ ...nobody, publicIdentifier: 'zoe-roy-1a2b' })).toBe('Profil zoe-roy-1a2b');
  expect(personName({ ...nobody, publicIdentifier: 'zo%C3%A9-roy', source: 'search' })).toBe(
    'Profil zoé-roy',
  );
  expect(personName({ ...nobody, publicIdentifier: 'zo%' })).toBe('Profil zo%');
});

test('only the network hides a name', () => {
  expect(personName({ ...nobody, source: 'search' })).toBe('Nom masqué par LinkedIn');
  expect(personName({ ...nobody, source: 'import' })).toBe('Nom inconnu');
  expect(personName(nobody)).toBe('Nom inconnu');
});
