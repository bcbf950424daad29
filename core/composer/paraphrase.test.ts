import { expect, test } from 'vitest';
import { sampleBrief } from '#tests/support/sample-brief.ts';
import { paraphrase } from './paraphrase.ts';
import { fitOf } from './reader.ts';

test.each([
  ['Nous recrutons deux soudeurs à Brest.', 'vous recrutez deux soudeurs à Brest'],
  ['Nous changeons de logiciel en mai, et les équipes y travaillent.', 'vous changez de logiciel en mai'],
  ['On passe de 40 à 65 personnes cette année.', 'vous passez de 40 à 65 personnes cette année'],
  ['Je défends un planning que l’atelier peut tenir.', 'vous défendez un planning que l’atelier peut tenir'],
  [
    'Très heureuse d’ouvrir notre site de Valence en janvier.',
    'vous allez ouvrir votre site de Valence en janvier',
  ],
  ['Nos délais ont doublé en un an : il faut tout revoir.', 'vos délais ont doublé en un an'],
  ['Notre campagne commence lundi dans tous les services.', 'votre campagne commence dans tous les services'],
  ['Le droit social m’occupe plus que la paie.', 'le droit social vous occupe plus que la paie'],
  ['Ravie d’annoncer notre arrivée en mai.', undefined],
  ['Nous faisons de notre mieux chaque jour.', undefined],
  ['Hier, nos équipes ont tout donné.', undefined],
  ['Que faire de nos vieux logiciels ?', undefined],
])('« %s » is said to its author as « %s »', (words, text) => {
  expect(paraphrase(words, { formality: 'vous', holds: null })?.text).toBe(text);
});

test('what may be over is said of its time, and what is so with them is not said at all', () => {
  const old = (text: string) => paraphrase(text, { formality: 'vous', holds: null, isOld: true })?.text;
  expect(old('Nous terminons la migration des sites.')).toBe('vous terminiez la migration des sites');
  expect(old('Nos délais ont doublé en un an.')).toBeUndefined();
});

const inHouse = 'La paie est-elle tenue en interne ou confiée à un cabinet ?';
const byWhom = 'La sécurité informatique est-elle le métier de quelqu’un, ou une tâche de plus ?';
test.each([
  ['Directrice des ressources humaines', inHouse, 'fits'],
  ['Gestionnaire de paie', inHouse, 'own_work'],
  ['Comptable unique', inHouse, 'above'],
  ['Directeur des systèmes d’information', byWhom, 'own_work'],
  ['Directrice générale des services', byWhom, 'fits'],
  ['Acheteuse', 'À quelle fréquence le planning est-il refait ?', 'above'],
])('%s, asked « %s »: %s', (role, question, fit) => {
  expect(fitOf(sampleBrief({ of: [['role', role]] }), question)).toBe(fit);
});
