import { expect, test } from 'vitest';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { describeAlternative, listAlternative, listCriteria } from './list-criteria.ts';

test('each field that asks for something is told in words, in the order of the screen', () => {
  const criteria = {
    ...emptyCriteria,
    industries: [{ id: null, label: 'Industrie manufacturière' }],
    nafCodes: ['J', '62.01Z'],
    departments: ['67'],
    companySizes: ['51-200', '10001+'] as const,
    seniorities: ['director'] as const,
    languages: ['fr'] as const,
    exclusions: { customers: ['Danone'], competitors: [], domains: ['exemple.fr'] },
  };
  expect(
    listCriteria({
      ...criteria,
      companySizes: [...criteria.companySizes],
      seniorities: [...criteria.seniorities],
      languages: [...criteria.languages],
    }).map(({ field, values }) => [field, values.join(' | ').replaceAll('\u202f', ' ')]),
  ).toEqual([
    ['seniorities', 'Direction'],
    ['industries', 'Industrie manufacturière'],
    ['nafCodes', 'Section J Information et communication | 62.01Z Programmation informatique'],
    ['companySizes', '51 à 200 | plus de 10 000'],
    ['departments', '67 Bas-Rhin'],
    ['languages', 'Français'],
    ['exclusions', 'Danone | exemple.fr'],
  ]);
  expect(listCriteria(emptyCriteria)).toEqual([]);
});

test('another kind of people is told by what is its own, and by what it lets be', () => {
  const plant = {
    titles: ['Directeur d’usine'],
    seniorities: [],
    industries: [],
    companySizes: ['201-500' as const],
  };
  expect(listAlternative(plant)).toEqual([
    { field: 'titles', values: ['Directeur d’usine'] },
    { field: 'industries', values: ['peu importe'] },
    { field: 'companySizes', values: ['201 à 500'] },
  ]);
  expect(describeAlternative(plant)).toBe('Directeur d’usine, 201 à 500');
});
