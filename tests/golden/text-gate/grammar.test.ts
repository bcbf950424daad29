import { expect, test } from 'vitest';
import { checkText } from '../../../core/text-gate/check-text.ts';
import { aloneIn, trades } from './read-corpus.ts';

const rules = { ...(trades[0] as (typeof trades)[number]).rules, facts: [] };
const slipsIn = (sentence: string) =>
  checkText(aloneIn(sentence, rules), rules, { spell: null, recentTexts: [] })
    .filter(({ code }) => code === 'grammar')
    .map(({ fixes }) => fixes[0]?.label ?? null);

test.each([
  ['Vous avez remercié les équipe de nuit.', 'remercié les équipes'],
  ['Le bruit court dans les atelier.', 'dans les ateliers'],
  ['La ligne enchaîne six étuis différent.', 'six étuis différents'],
  ['Quarante saisonniers, et vos techniciens formé sur place.', 'vos techniciens formés'],
  ['Et un carton retrouver derrière la chaudière.', 'un carton retrouvé'],
  ['Votre équipe du soir à maîtrisé le feu.', 'Votre équipe du soir a maîtrisé'],
  ['Votre message ça ma fait sourire.', 'ça m’a'],
  ['Chaque carton est numéroté et suivit.', 'numéroté et suivi'],
  ['La densité de chaque cuves est relevée.', 'chaque cuve'],
  ['Elle revient dans toute les questions.', 'toutes les'],
  ['Les petits matins, ça ne s’oublient pas.', null],
  ['Ensuite on vous les rends.', null],
  ['Une étiquette à puce est posé sur chaque vêtement.', 'Une étiquette à puce est posée'],
  ['Cette ampoule grillé attend depuis lundi.', 'Cette ampoule grillée'],
  ['Le planning de visites programmée est prêt.', 'de visites programmées'],
  ['Leurs avis sont rendu en trente secondes.', 'sont rendus'],
  ['Le soir, les relances part à votre nom.', null],
  ['La benne qui débordent gêne tout le monde.', null],
  ['Voici les factures que vous avez reçu hier.', null],
  ['Vous avez écris cela début novembre.', null],
  ['Rien ne presse : les puces cousu dans le linge sont lues.', null],
  ['Tout vient des eau de lavage.', 'des eaux'],
])('a slip is told and mended: %s', (sentence, better) => expect(slipsIn(sentence)).toEqual([better]));

test.each([
  'Nous venons les aider, et vous pouvez les appeler.',
  'Temps Partagé les cherche depuis un an.',
  'Vous y montez tous les combien ?',
  'Vous êtes parmi les tout premiers.',
  'Nous avons deux fois refusé cette offre.',
  'Vos équipes qualité et vos responsables sécurité relisent.',
  'Les points clé et les étapes marché sont connus.',
  'Je peux un peu aider, et un jour passer vous voir.',
  'Votre conseil financier et un client régulier.',
  'Laisser votre équipe avancer.',
  'Une machine à café, à côté du marché à volonté.',
  'Il m’a suivi, et elle la connaît.',
  'On vient souvent, elle vraiment rarement, et cela convient.',
  'Une équipe qui vous prévient, un atelier qui sent le bois.',
  'Un call center ou un directeur manager.',
  'Une fois passé le contrôle, la porte de la cave est fermée.',
  'L’entrée de la cave est gardée, et le départ de la benne est décalé.',
  'Les équipes de nuit la connaissent, celles de Lyon aussi.',
  'Les relevés que vous avez fait faire, un client qui attend.',
  'Ce qui fatigue les équipes fait perdre du temps.',
  'Une personne qui consent, une vente qui se ressent.',
  'Nos tout premiers clients ont réduit leurs pertes grâce à nous.',
])('what is right is left alone: %s', (sentence) => expect(slipsIn(sentence)).toEqual([]));
