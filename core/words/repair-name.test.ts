import { expect, test } from 'vitest';
import { cleanName, repairCase, splitName } from './repair-name.ts';

test.each([
  ['DUPONT', 'Dupont'],
  ['JEAN-PIERRE', 'Jean-Pierre'],
  ['DE LA TOUR', 'de La Tour'],
  ['de la tour', 'de La Tour'],
  ['DU BOIS', 'Du Bois'],
  ['du bois', 'du Bois'],
  ['LE GALL', 'Le Gall'],
  ['D’HAUTEFEUILLE', 'd’Hautefeuille'],
  ['L’HERMITE', 'L’Hermite'],
  ['O’CONNOR', 'O’Connor'],
  ['MCDONALD', 'McDonald'],
  ['MACRON', 'Macron'],
  ['SAINT-EXUPÉRY', 'Saint-Exupéry'],
  ['VAN DER BERG', 'Van der Berg'],
  ['van der berg', 'van der Berg'],
  ['DA', 'Da'],
  ['JB', 'JB'],
  ['LI', 'Li'],
  ['éléonore', 'Éléonore'],
  ['de La Tour', 'de La Tour'],
  ['McGregor', 'McGregor'],
])('%s is written %s', (before, after) => expect(repairCase(before)).toBe(after));

test.each([
  ['Camille 🚀 Moreau', 'Camille Moreau'],
  ['Dupont, CFA', 'Dupont'],
  ['Dupont MBA, Ph.D.', 'Dupont'],
  ['Dr Camille', 'Camille'],
  ['Mme Camille', 'Camille'],
  ['Dupont | Coach', 'Dupont'],
  ['Dupont - DAF à temps partagé', 'Dupont'],
  ['Moreau (Martin)', 'Moreau'],
  ['Dupont 3', 'Dupont'],
  ['Anne-Sophie', 'Anne-Sophie'],
  ["D'Août", 'D’Août'],
  ['Ma', 'Ma'],
  ['Anh Ma', 'Anh Ma'],
  ['Jean M.', 'Jean M.'],
  ['★★★', ''],
])('%s becomes %s', (before, after) => expect(cleanName(before)).toBe(after));

test.each([
  ['Jean Dupont', 'Jean', 'Dupont'],
  ['DUPONT Jean', 'Jean', 'DUPONT'],
  ['DE LA TOUR Jean-Pierre', 'Jean-Pierre', 'DE LA TOUR'],
  ['Marie Claire DUPONT', 'Marie Claire', 'DUPONT'],
  ['Jean de LA TOUR', 'Jean', 'de LA TOUR'],
  ['Dupont, Jean', 'Jean', 'Dupont'],
  ['Jean Dupont, MBA', 'Jean', 'Dupont'],
  ['Dr. Jean de La Tour', 'Jean', 'de La Tour'],
  ['JEAN DUPONT', 'JEAN', 'DUPONT'],
  ['Jean', 'Jean', null],
])('%s is parted', (whole, firstName, lastName) => expect(splitName(whole)).toEqual({ firstName, lastName }));
