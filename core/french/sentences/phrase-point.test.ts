import { expect, test } from 'vitest';
import { phrasePoint } from './phrase-point.ts';

test.each([
  [
    'Facturé seulement si nous trouvons des erreurs',
    'Notre travail est facturé seulement si nous trouvons des erreurs',
  ],
  ['Certifié Qualiopi', 'Nous sommes certifiés Qualiopi'],
  ['Sans aucune installation', 'Tout se fait sans aucune installation'],
  ['Aucun changement d’ERP', 'Il n’y a aucun changement d’ERP'],
  ['Données hébergées en France', 'Les données sont hébergées en France'],
  ['Équipe basée à Rennes', 'Notre équipe est basée à Rennes'],
  ['Température relevée toutes les dix minutes', 'La température est relevée toutes les dix minutes'],
  ['Nous répondons le jour même.', 'Nous répondons le jour même'],
  ['Un expert vous répond en une heure', 'Un expert vous répond en une heure'],
])('« %s » is a sentence of its own', (point, sentence) => {
  expect(phrasePoint(point, 'Liseré')).toEqual({ sentence });
});

test.each([
  ['Résultat en dix jours', 'un résultat en dix jours'],
  ['Rapport lisible par la direction', 'un rapport lisible par la direction'],
  ['Installation en une journée', 'une installation en une journée'],
  ['Relecture par d’anciens contrôleurs Urssaf', 'une relecture par d’anciens contrôleurs Urssaf'],
  ['Honoraires fixes', 'des honoraires fixes'],
  ['Produits sans solvants', 'des produits sans solvants'],
  ['Une équipe attitrée pour chaque site', 'une équipe attitrée pour chaque site'],
  ['Des mises en situation filmées', 'des mises en situation filmées'],
  ['Livraison avant 10 heures', 'une livraison avant 10 heures'],
  ['Interlocuteur unique', 'un interlocuteur unique'],
  ['15 ans d’expérience', '15 ans d’expérience'],
])('« %s » is something to count on', (point, thing) => {
  expect(phrasePoint(point, 'Liseré')).toEqual({ thing });
});

test.each([
  'Excel sans macros',
  'Lyon et sa région',
  '98 % de clients fidèles',
  'Réduire les kilomètres à vide',
  '',
])('« %s » would need a label, and is left out', (point) => expect(phrasePoint(point, 'Liseré')).toBeNull());
