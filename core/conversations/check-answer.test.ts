import { expect, test } from 'vitest';
import { checkAnswer } from './check-answer.ts';

const about = {
  person: { firstName: 'camille', lastName: 'Moreau' },
  sender: { name: 'Ana Dupont', firstName: 'Ana' },
  bannedPhrases: ['n’hésitez pas'],
};
const codesOf = (text: string) => checkAnswer(text, about).map(({ code }) => code);

test('an answer says what its author wants: a price, a link, a name that no fact proves', () => {
  expect(codesOf('Bonjour Camille,\n\nC’est 1 200 € par mois : https://exemple.fr/tarifs\n\nAna')).toEqual(
    [],
  );
  expect(codesOf('Oui')).toEqual([]);
});

test.each([
  ['', 'empty'],
  ['Bonjour {{firstName}},', 'placeholder'],
  ['Bonjour Sophie,\n\nÀ jeudi.', 'wrong_name'],
  ['Appelez-moi, n’hésitez pas.', 'banned_phrase'],
  ['x'.repeat(1_901), 'too_long'],
])('what nobody means to send is held back: %s', (text, code) => {
  expect(codesOf(text)).toContain(code);
});
