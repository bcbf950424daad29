import { expect, test } from 'vitest';
import { checkText } from '../../../core/text-gate/check-text.ts';
import { aloneIn, trades } from './read-corpus.ts';

const trade = trades[0] as (typeof trades)[number];
const codesOf = (sentence: string, facts = trade.rules.facts) => {
  const rules = { ...trade.rules, facts };
  return checkText(aloneIn(sentence, rules), rules, { spell: null, recentTexts: [] }).map(({ code }) => code);
};

test.each([
  ['placeholder', 'Notre technicien peut passer le (jour à compléter).'],
  ['placeholder', 'Cela vous coûterait (montant à préciser) par mois.'],
  ['banned_phrase', 'Si vous dites non, vous n’aurez à vous en prendre qu’à vous-même.'],
  ['banned_phrase', 'Je ne vous laisserai pas d’autre occasion.'],
  ['banned_phrase', 'Je réserve ce prix au premier qui répond.'],
  ['banned_phrase', 'Un artisan de votre trempe, on en rencontre peu.'],
  ['banned_phrase', 'Je vous laisse jusqu’à demain pour me dire oui.'],
  ['banned_phrase', 'Je vous rappellerai tous les jours.'],
  ['banned_phrase', 'Mieux vaut me dire oui maintenant.'],
  ['banned_phrase', 'Dépêchez-vous, tout part.'],
  ['banned_phrase', 'Bonne journée à vous, et vive le homard.'],
])('%s: %s', (code, sentence) => expect(codesOf(sentence)).toContain(code));

test('a whole sentence in capitals shouts, even in the words of a fact', () => {
  const fact = { ...trade.rules.facts[0], text: 'Elle écrit à tous ceux qui peuvent le remplacer' };
  const facts = [fact as (typeof trade.rules.facts)[number]];
  expect(codesOf('ELLE ÉCRIT À TOUS CEUX QUI PEUVENT LE REMPLACER.', facts)).toContain('capitals');
});

test.each([
  'On se voit le mois prochain (jour à votre choix).',
  'Décidez avec votre équipe, sans moi.',
  'Octobre a dépassé votre moyenne, et vous êtes amateur de beaux papiers.',
  'L’ISO 9001 et la DREAL nous suivent.',
])('nothing is wrong with: %s', (sentence) => {
  const codes = codesOf(sentence);
  for (const code of ['placeholder', 'banned_phrase', 'capitals']) expect(codes).not.toContain(code);
});
