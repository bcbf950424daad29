import { describe, expect, test } from 'vitest';
import { readNamedBeside, readReferral } from './read-referral.ts';

describe('whom a reply sends to', () => {
  test.each([
    ['Voyez plutôt avec Camille Roy.', { name: 'Camille Roy' }],
    ['faut voir ça avec Bérénice, notre office manager', { name: 'Bérénice', role: 'office manager' }],
    ['notre RSSI, Tanguy Le Goasduff', { name: 'Tanguy Le Goasduff', role: 'RSSI' }],
    ['C’est Marguerite qui gère les salons.', { name: 'Marguerite' }],
    ['Je vous mets en copie Mme Keller.', { name: 'Mme Keller' }],
    ['Oui, M. Chastagnol', { name: 'M. Chastagnol' }],
    ['En mon absence, Louise Terrasson assure l’intérim.', { name: 'Louise Terrasson' }],
    ['Faut voir Fatou à la compta', { name: 'Fatou', role: 'compta' }],
    ['If it’s about hiring, talk to Ombeline.', { name: 'Ombeline' }],
    ['Adressez-vous à la direction générale.', { role: 'direction générale' }],
    ['Voyez avec la Cnam, à Paris.', { role: 'Cnam' }],
    ['Interrogez plutôt notre infogérant.', { role: 'infogérant' }],
    ['Mon associé', { role: 'associé' }],
    ['Tournez-vous vers Olivier Picard, il pilote le projet.', { name: 'Olivier Picard' }],
    ['Je vous oriente vers Fatou Diop.', { name: 'Fatou Diop' }],
    ['L’interlocutrice sur ce point est Judith Klein.', { name: 'Judith Klein' }],
    ['Je mets Arnaud Vidal en copie, il verra.', { name: 'Arnaud Vidal' }],
    ['Je laisse Mathilde Prost vous répondre.', { name: 'Mathilde Prost' }],
    ['Votre contact chez nous : Stéphane Roux.', { name: 'Stéphane Roux' }],
    ['Faut voir avec Sandrine des RH.', { name: 'Sandrine', role: 'RH' }],
    ['Demandez le responsable maintenance au standard.', { role: 'responsable maintenance' }],
    ['La DSI est plus à même de répondre.', { role: 'DSI' }],
    ['Envoyez cela à la RH : rh@sud.example', { role: 'RH', email: 'rh@sud.example' }],
    ['Écris plutôt à Malik, il répond vite.', { name: 'Malik' }],
    ['Ça dépend : les étiquettes c’est Nathan.', { name: 'Nathan' }],
    [
      'Intérim : Bérénice Kaczmarek, directrice adjointe.',
      { name: 'Bérénice Kaczmarek', role: 'directrice adjointe' },
    ],
    ['Pour les commandes : Vaiana, au standard.', { name: 'Vaiana', role: 'standard' }],
    ['Pour les stages : secrétariat, à Lyon.', { role: 'secrétariat' }],
    ['Talk to our Head of Sales, Maria Lopez.', { name: 'Maria Lopez', role: 'Head of Sales' }],
    ['Voyez avec Stéphane (Bouchardy).', { name: 'Stéphane Bouchardy' }],
    ['Bonjour, pas moi, le service marketing.', { role: 'service marketing' }],
    ['Son profil : linkedin.com/in/helene-vasseur', { publicIdentifier: 'helene-vasseur' }],
    ['le patron pas moi', { role: 'patron' }],
    ['Adressez-vous à rh@atelier.example, moi je m’occupe des achats.', { email: 'rh@atelier.example' }],
    ['dpo@exemple.example', { email: 'dpo@exemple.example' }],
    [
      'Pour toute urgence : Amandine (amandine.roche@exemple.example)',
      { name: 'Amandine', email: 'amandine.roche@exemple.example' },
    ],
  ])('%s', (text, referral) => expect(readReferral(text)).toEqual(referral));

  test.each([
    'Volontiers. Mon mail : tanguy.r@exemple.example, envoyez la plaquette',
    'Yup. solal@exemple.example',
    'Bonjour Paul, merci. Cordialement, Claire Martin',
    'Je viendrai avec mon chef d’équipe.',
    'Notre prestataire actuel nous donne toute satisfaction.',
    'Rien à voir avec l’immobilier.',
    'Moi c’est les RH.',
    'Vous vous adressez à l’infirmière du travail.',
    'M. Rouvière est souffrant.',
    'On est à Issoire, venez le 26.',
    'Expliquez-moi tout ça au 06 39 98 12 88',
    'Toute l’équipe des Embruns vous souhaite un bel hiver !',
  ])('nobody: %s', (text) => expect(readReferral(text)).toBeUndefined());
});

describe('whom a reply names beside what it says', () => {
  test.each([
    [
      'Volontiers. Calez la date avec mon adjointe, Zoé Perrachon (z.perrachon@atelier.example).',
      { name: 'Zoé Perrachon', role: 'adjointe', email: 'z.perrachon@atelier.example' },
    ],
    ['Pas pour nous, mais parlez-en à mon frère Anselme.', { name: 'Anselme', role: 'frère' }],
  ])('%s', (text, referral) => expect(readNamedBeside(text)).toEqual(referral));

  test.each([
    'Avec plaisir. Mardi à 10 h ? Cordialement, Claire Martin',
    'Volontiers, envoyez la plaquette à achats@atelier.example',
    'Non merci, nous travaillons avec Orange.',
  ])('nobody: %s', (text) => expect(readNamedBeside(text)).toBeUndefined());
});
