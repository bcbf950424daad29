import { expect, test } from 'vitest';
import { missingCriteria } from './alternatives.ts';
import { criteriaFields, emptyCriteria, type IcpCriteria } from './icp-criteria.ts';
import { loosenCriterion } from './loosen-criteria.ts';

const france = { id: null, label: 'France' };
const target: IcpCriteria = {
  ...emptyCriteria,
  titles: ['Responsable paie'],
  functions: [{ id: null, label: 'Ressources humaines' }],
  seniorities: ['manager'],
  tenures: ['12-24'],
  industries: [{ id: null, label: 'Banques' }],
  companySizes: ['51-200', '201-500'],
  places: [france],
  languages: ['fr'],
  mustHave: ['paie'],
  mustNotHave: ['stage'],
  exclusions: { customers: ['Roux'], competitors: [], domains: [] },
};

test('sizes, levels and tenures are widened by their neighbours, and dropped once nothing is left out', () => {
  expect(loosenCriterion(target, 'companySizes')).toMatchObject({
    criteria: { companySizes: ['11-50', '51-200', '201-500', '501-1000'] },
    label: 'de 11 à 1\u00a0000 salariés',
  });
  expect(loosenCriterion({ ...target, companySizes: ['5001-10000'] }, 'companySizes')?.label).toBe(
    'à partir de 1\u00a0001 salariés',
  );
  expect(loosenCriterion(target, 'seniorities')).toMatchObject({
    criteria: { seniorities: ['director', 'manager', 'senior'] },
    label: 'avec Direction, Confirmé',
  });
  expect(loosenCriterion(target, 'tenures')).toMatchObject({
    criteria: { tenures: ['6-12', '12-24', '24-60'] },
    label: 'avec 6 à 12 mois, 2 à 5 ans',
  });
  expect(loosenCriterion({ ...target, tenures: ['0-6', '12-24', '60+'] }, 'tenures')).toMatchObject({
    criteria: { tenures: [] },
    label: 'toutes les anciennetés',
  });
});

test('a title first takes its other names, then goes; the rest is no longer asked', () => {
  expect(loosenCriterion({ ...target, hasSynonyms: false }, 'titles')).toMatchObject({
    criteria: { titles: ['Responsable paie'], hasSynonyms: true },
  });
  expect(loosenCriterion(target, 'titles')).toMatchObject({ criteria: { titles: [] } });
  expect(loosenCriterion(target, 'places')).toMatchObject({
    criteria: { places: [], companySizes: target.companySizes },
    label: 'tous les lieux',
  });
});

test('what is never to be contacted stays, and no target becomes too vague', () => {
  expect(loosenCriterion(target, 'exclusions')).toBeNull();
  const bare = { ...emptyCriteria, titles: ['DRH'], places: [france] };
  expect(criteriaFields.map((field) => loosenCriterion(bare, field)).filter(Boolean)).toEqual([]);
  for (const field of criteriaFields) {
    const loosened = loosenCriterion(target, field);
    if (loosened) expect(missingCriteria(loosened.criteria), field).toEqual([]);
  }
});
