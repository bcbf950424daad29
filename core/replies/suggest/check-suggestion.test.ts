import { expect, test } from 'vitest';
import { anAnswerRequest } from '#tests/support/answer-request.ts';
import { emptyOfferData, mergeOfferData } from '../../offers/offer-data.ts';
import { checkSuggestion, holdsSuggestion } from './check-suggestion.ts';
import { suggestAnswer } from './suggest-answer.ts';

const offer = mergeOfferData(emptyOfferData, {
  companyInfo: {
    companyName: 'Nomatec',
    serviceDescription: 'Nomatec suit la maintenance des ateliers.',
    serviceOffer: 'Un essai de 30 jours sur une ligne.',
  },
});
const request = anAnswerRequest({
  ours: 'Un essai de 30 jours sur une ligne vous semble-t-il utile ?',
  reply: 'C’est gratuit ? Moins de 900 € ? Cela marche avec Sage, même jeudi ?',
  read: { kind: 'question' },
  offer,
});
const suggestion = suggestAnswer(request);
const letter = (text: string) => `Bonjour Camille,\n\n${text}\n\nPaul`;
const codesOf = (text: string) =>
  checkSuggestion(letter(text), request, suggestion).flatMap(({ code, isBlocking }) =>
    isBlocking ? [code] : [],
  );

test.each([
  ['Merci pour votre réponse. Un essai dure 30 jours.', []],
  ['Pour Sage, je vérifie.', []],
  ['C’est gratuit.', ['promise']],
  ['Le prix est de 900 €.', ['unproved']],
  ['Nous avons équipé Renault.', ['unproved']],
  ['Je te propose un essai.', ['register']],
  ['Suite à notre appel, un essai ?', ['fake_reply']],
  ['Bonjour Sophie, un essai ?', ['wrong_name']],
])('%s', (text, expected) => {
  expect(codesOf(text)).toEqual(expected);
});

const moments = 'Jeudi 19 novembre à 10 h ou à 14 h 30 ?';
test.each([
  [`Je vérifie le prix. ${moments}`, true],
  ['Je vérifie le prix. Jeudi 19 novembre à 10 h ?', false],
  [`Je vérifie le prix. ${moments} Ou vendredi ?`, false],
  [`Je vérifie le prix. ${moments} Ou à 17 h ?`, false],
  [`Oui, avec Sage. ${moments}`, false],
  [`Bien sûr. ${moments}`, false],
])('another’s draft may stand in place of ours: « %s » %s', (text, expected) => {
  expect(suggestion.unknown.length).toBeGreaterThan(0);
  expect(holdsSuggestion(letter(text), request, suggestion)).toBe(expected);
});
