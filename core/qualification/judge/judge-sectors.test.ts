import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

type House = { company: string; industry?: string; title?: string; description?: string };

function stanceOf(asked: string, { company, industry, title = 'Directeur', description }: House) {
  const facts = aPerson({
    headline: title,
    positions: [aPosition({ title, company, description: description ?? null })],
    company: {
      name: company,
      industry: industry ?? null,
      employees: null,
      website: null,
      headquarters: null,
    },
  });
  const criteria = { ...emptyCriteria, industries: [{ id: null, label: asked }] };
  return qualify(criteria, facts).reasons[0]?.stance;
}

test.each<[asked: string, house: House, stance: string]>([
  ['Boulangerie et pâtisserie', { company: 'Le Fournil de Paul', industry: 'Commerce de détail' }, 'for'],
  ['Boulangerie et pâtisserie', { company: 'Optique du Port', industry: 'Commerce de détail' }, 'against'],
  ['Boulangerie et pâtisserie', { company: 'Maison Paul', industry: 'Commerce de détail' }, 'unknown'],
  [
    'Boulangerie et pâtisserie',
    { company: 'Maison Paul', industry: 'Développement de logiciels' },
    'against',
  ],
  ['Cliniques', { company: 'CHU de Lyon', industry: 'Hôpitaux et soins de santé' }, 'against'],
  ['Cliniques', { company: 'Polyclinique du Parc', industry: 'Hôpitaux et soins de santé' }, 'for'],
  ['Opticiens', { company: 'Dupont', industry: 'Commerce de détail', title: 'Opticienne' }, 'for'],
  [
    'Fintech',
    { company: 'Payline', industry: 'Services financiers', description: 'Néobanque pour indépendants.' },
    'for',
  ],
  [
    'Propreté et nettoyage',
    { company: 'Clarté', industry: 'Activités immobilières', description: 'Propreté de bureaux.' },
    'unknown',
  ],
  ['Propreté et nettoyage', { company: 'Clarté', industry: 'Services aux bâtiments' }, 'for'],
  ['Propreté et nettoyage', { company: 'Clarté', industry: 'Développement de logiciels' }, 'against'],
  ['Bâtiment et travaux publics', { company: 'Boulangerie Martin' }, 'against'],
  ['Bâtiment et travaux publics', { company: 'Charpentes Martin' }, 'for'],
  [
    'Bâtiment et travaux publics',
    { company: 'Martin et Fils', description: 'Couverture et charpente.' },
    'for',
  ],
  ['Bâtiment et travaux publics', { company: 'Martin et Fils' }, 'unknown'],
])('who asks for « %s » and meets %j: %s', (asked, house, stance) =>
  expect(stanceOf(asked, house)).toBe(stance),
);
