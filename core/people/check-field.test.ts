import { expect, test } from 'vitest';
import { checkField } from './check-field.ts';
import type { PersonField } from './person-fields.ts';

test.each<[PersonField, string, string | null]>([
  ['email', ' Lea@Acme.FR ', 'lea@acme.fr'],
  ['phone', '06.12.34.56.78', '+33 6 12 34 56 78'],
  ['website', 'acme.fr/', 'https://acme.fr/'],
  ['siren', '732 829 320', '732829320'],
  ['naf', '6201z', '62.01Z'],
  ['naf', 'Programmation informatique', '62.01Z'],
  ['department', '2a', '2A'],
  ['department', 'Rhône', '69'],
  ['headcountBand', '20 à 49 salariés', '12'],
  ['firstName', '  Anne   Laure ', 'Anne Laure'],
  ['company', '   ', null],
])('%s: « %s » is kept as « %s »', (field, typed, value) => {
  expect(checkField(field, typed)).toEqual({ is: 'good', value });
});

test.each<[PersonField, string]>([
  ['email', 'lea'],
  ['email', 'lea@acme'],
  ['email', 'lea@acme.fr, paul@acme.fr'],
  ['phone', 'appelez-moi'],
  ['website', 'pas un site'],
  ['siren', '123456789'],
  ['naf', '62'],
  ['naf', '99.99Z'],
  ['department', '98'],
  ['headcountBand', 'beaucoup'],
  ['lastName', '<script>'],
  ['firstName', 'x'.repeat(121)],
])('%s: « %s » is refused with a reason', (field, typed) => {
  expect(checkField(field, typed)).toMatchObject({ is: 'bad', because: expect.stringMatching(/\.$/) });
});
