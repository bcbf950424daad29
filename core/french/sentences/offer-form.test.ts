import { expect, test } from 'vitest';
import { type OfferForms, readOfferForms } from './offer-form.ts';

const cases: readonly [text: string, forms: OfferForms][] = [
  ['Nous relisons douze mois de bulletins.', { we: 'nous relisons douze mois de bulletins' }],
  [
    'Liseré relit la paie des PME.',
    { does: 'relit la paie des PME', clause: 'Liseré relit la paie des PME' },
  ],
  ['édite un logiciel de paie', { does: 'édite un logiciel de paie' }],
  ['Réduire les kilomètres à vide', { to: 'réduire les kilomètres à vide' }],
  ['Un diagnostic en dix jours.', { a: 'un diagnostic en dix jours', ofA: 'd’un diagnostic en dix jours' }],
  ['Des gestionnaires de paie', { a: 'des gestionnaires de paie' }],
  [
    'Audit de paie en dix jours',
    {
      a: 'un audit de paie en dix jours',
      ofA: 'd’un audit de paie en dix jours',
      the: 'l’audit de paie en dix jours',
    },
  ],
  [
    'Plateforme de recrutement',
    { a: 'une plateforme de recrutement', ofA: 'd’une plateforme de recrutement' },
  ],
  ['Hébergement en France', { the: 'l’hébergement en France' }],
  ['12 mois de bulletins relus en 10 jours', { figure: '12 mois de bulletins relus en 10 jours' }],
  ['Trois semaines d’essai', { figure: 'trois semaines d’essai' }],
  [
    'Notre cabinet tient la comptabilité de jeunes entreprises.',
    { clause: 'notre cabinet tient la comptabilité de jeunes entreprises' },
  ],
  ['Relance externalisée : appels, courriels, courriers', { the: 'la relance externalisée' }],
  ['Infogérance de cabinets (postes, serveurs)', { the: 'l’infogérance de cabinets' }],
  ['Interlocuteur unique', { plain: 'interlocuteur unique' }],
  ['Certifié Qualiopi', { plain: 'certifié Qualiopi' }],
  ['Lyon et sa région', { plain: 'Lyon et sa région' }],
  ['Excel sans macros', { plain: 'Excel sans macros' }],
  ['Un expert vous répond en une heure', { clause: 'un expert vous répond en une heure' }],
  ['Visitez https://lisere.example', {}],
  ['PRIX FIXE CONNU D’AVANCE', {}],
  ['Vous perdez du temps ?', {}],
];

test.each(cases)('« %s » enters a sentence by its form', (text, forms) => {
  expect(readOfferForms(text, 'Liseré')).toEqual(forms);
});
