import { expect, test } from 'vitest';
import {
  differingFields,
  listAlternatives,
  missingCriteria,
  nameWanted,
  uniteAlternatives,
} from './alternatives.ts';
import { emptyCriteria, type IcpCriteria } from './icp-criteria.ts';
import { loosenCriterion } from './loosen-criteria.ts';
import { planSearch } from './search-plan.ts';

const bretagne = { id: '1', label: 'Bretagne, France' };
const nantes = { id: '2', label: 'Nantes, Pays de la Loire, France' };
const industry = { id: '3', label: 'Industrie manufacturière' };
const target: IcpCriteria = {
  ...emptyCriteria,
  titles: ['DRH'],
  industries: [industry],
  companySizes: ['201-500', '501-1000'],
  places: [bretagne],
  mustHave: ['SIRH'],
  mustNotHave: ['stage'],
  alternatives: [
    { titles: ['Directeur d’usine'], industries: [], companySizes: ['501-1000', '1001-5000'], mustHave: [] },
    { places: [nantes] },
  ],
};

test('a list that another kind of people has is its own, the others are those of the target', () => {
  const [first, second, third] = listAlternatives(target);
  expect(first).toEqual({ ...target, alternatives: [] });
  expect(second).toMatchObject({
    titles: ['Directeur d’usine'],
    industries: [],
    companySizes: ['501-1000', '1001-5000'],
    places: [bretagne],
    mustNotHave: ['stage'],
  });
  expect(third).toMatchObject({ titles: ['DRH'], industries: [industry], places: [nantes] });
});

test('a search asks for all of them together, and what they do not share is checked later', () => {
  expect(uniteAlternatives(target)).toMatchObject({
    titles: ['DRH', 'Directeur d’usine'],
    industries: [],
    companySizes: ['201-500', '501-1000', '1001-5000'],
    places: [bretagne, nantes],
    mustHave: [],
    alternatives: [],
  });
  const { search, filtered, checkedLater } = planSearch({ ...target, hasSynonyms: false }, 'classic');
  expect(search).toMatchObject({ titles: ['DRH', 'Directeur d’usine'], locations: ['1', '2'] });
  expect(search.industries).toBeUndefined();
  expect(filtered).toEqual(['titles', 'places', 'mustNotHave']);
  expect(checkedLater).toEqual(['titles', 'industries', 'companySizes', 'places', 'mustHave']);
  expect(differingFields(emptyCriteria)).toEqual([]);
});

test('each of them must say who and where, by itself or with the target', () => {
  expect(missingCriteria(target)).toEqual([]);
  const nobody: IcpCriteria = { ...target, alternatives: [{ titles: [] }] };
  expect(missingCriteria(nobody).map(({ field }) => field)).toEqual(['titles']);
});

test('one step wider is wider for each of them', () => {
  const wider = loosenCriterion(target, 'companySizes')?.criteria;
  expect(wider?.companySizes).toEqual(['51-200', '201-500', '501-1000', '1001-5000']);
  expect(wider?.alternatives[0]?.companySizes).toEqual(['201-500', '501-1000', '1001-5000', '5001-10000']);
  expect(wider?.alternatives[1]).toEqual({ places: [nantes] });
});

test('they are called by who they are', () => {
  expect(nameWanted(target)).toBe('DRH');
  expect(nameWanted({ ...emptyCriteria, seniorities: ['owner', 'cxo', 'vp'] })).toBe(
    'Dirigeant, associé, Comité de direction…',
  );
});
