import { expect, test } from 'vitest';
import { isSharedBox, readEmail, readPhone, readWebsite } from './read-contact.ts';

test.each([
  ['Camille.Moreau@Exemple.FR', 'camille.moreau@exemple.fr'],
  ['Camille Moreau <camille@exemple.fr>', 'camille@exemple.fr'],
  ['mailto:camille@exemple.fr', 'camille@exemple.fr'],
  ['camille@exemple.fr ; autre@exemple.fr', 'camille@exemple.fr'],
  ['camille@exemple', null],
  ['camille..moreau@exemple.fr', null],
  ['camille', null],
  ['a@b@c.fr', null],
])('e-mail %s is read as %s', (written, read) => expect(readEmail(written)).toBe(read));

test('a box that several people read names nobody', () => {
  expect(isSharedBox('contact@exemple.fr')).toBe(true);
  expect(isSharedBox('service.client@exemple.fr')).toBe(true);
  expect(isSharedBox('camille@exemple.fr')).toBe(false);
});

test.each([
  ['0612345678', '+33 6 12 34 56 78'],
  ['06.12.34.56.78', '+33 6 12 34 56 78'],
  ['06 12 34 56 78', '+33 6 12 34 56 78'],
  ['+33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ['0033612345678', '+33 6 12 34 56 78'],
  ['33612345678', '+33 6 12 34 56 78'],
  ['612345678', '+33 6 12 34 56 78'],
  ['Tél. : 01-23-45-67-89', '+33 1 23 45 67 89'],
  ['0692123456', '+262 6 92 12 34 56'],
  ['+41 79 123 45 67', '+41791234567'],
  ['8195550112', '+18195550112'],
  ['9195550112', null],
  ['12345', null],
  ['voir standard', null],
])('phone %s is read as %s', (written, read) => expect(readPhone(written)).toBe(read));

test('a site can be followed', () => {
  expect(readWebsite('exemple.fr')).toBe('https://exemple.fr');
  expect(readWebsite('http://www.exemple.fr/a')).toBe('http://www.exemple.fr/a');
  expect(readWebsite('camille@exemple.fr')).toBeNull();
  expect(readWebsite('aucun')).toBeNull();
});
