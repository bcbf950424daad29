import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listAlternatives } from './alternatives.ts';
import { criteriaFields, emptyCriteria, type IcpCriteria } from './icp-criteria.ts';
import { longestExpression, quoteTerm, writeKeywords } from './search-expression.ts';
import { type KnownDepartments, planSearch } from './search-plan.ts';

const criteria = (change: Partial<IcpCriteria>): IcpCriteria => ({ ...emptyCriteria, ...change });
const lyon = { id: '101', label: 'Lyon' };
const isere = { id: null, label: 'Isère' };
const everything = criteria({
  titles: ['DRH'],
  hasSynonyms: false,
  seniorities: ['director'],
  functions: [{ id: '12', label: 'Ressources humaines' }],
  tenures: ['0-6', '6-12'],
  industries: [{ id: '4', label: 'Banques' }],
  nafCodes: ['62.01Z'],
  companySizes: ['51-200', '10001+'],
  places: [lyon],
  languages: ['fr'],
  mustHave: ['SaaS', 'chaîne du froid'],
  mustNotHave: ['stage', 'cabinet de recrutement'],
  exclusions: { customers: ['Michelin'], competitors: ['Danone'], domains: ['client.fr'] },
});

test('a Sales Navigator seat filters on everything but domains, NAF codes and time in the job', () => {
  expect(planSearch(everything, 'sales_navigator')).toEqual({
    search: {
      seat: 'sales_navigator',
      titles: ['DRH'],
      seniorities: ['director'],
      functions: ['12'],
      industries: ['4'],
      companySizes: ['51-200', '10001+'],
      locations: ['101'],
      languages: ['fr'],
      keywords: 'SaaS AND "chaîne du froid" NOT stage NOT "cabinet de recrutement"',
      excludedCompanies: ['Michelin', 'Danone'],
    },
    filtered: criteriaFields.filter(
      (field) => field !== 'nafCodes' && field !== 'departments' && field !== 'tenures',
    ),
    checkedLater: ['tenures', 'nafCodes', 'exclusions'],
  });
});

test('a classic seat leaves levels, functions, time in the job, sizes and companies for later', () => {
  const { search, filtered, checkedLater } = planSearch(everything, 'classic');
  expect(search).toEqual({
    seat: 'classic',
    titles: ['DRH'],
    industries: ['4'],
    locations: ['101'],
    languages: ['fr'],
    keywords: 'SaaS AND "chaîne du froid" NOT stage NOT "cabinet de recrutement"',
  });
  expect(filtered).toEqual(['titles', 'industries', 'places', 'languages', 'mustHave', 'mustNotHave']);
  expect(checkedLater).toEqual([
    'seniorities',
    'functions',
    'tenures',
    'nafCodes',
    'companySizes',
    'exclusions',
  ]);
});

test('a place without an id leaves all of them for later: filtering on the others would lose people', () => {
  const { search, filtered, checkedLater } = planSearch(criteria({ places: [lyon, isere] }), 'classic');
  expect(search.locations).toBeUndefined();
  expect({ filtered, checkedLater }).toEqual({ filtered: [], checkedLater: ['places'] });
});

describe('departments', () => {
  const inBasRhin = { ids: ['67'], isExact: true };
  const plan = (change: Partial<IcpCriteria>, known = inBasRhin as typeof inBasRhin | null) =>
    planSearch(criteria({ departments: ['67'], ...change }), 'classic', known);

  test('go as places when the network knows them', () => {
    expect(plan({})).toMatchObject({
      search: { locations: ['67'] },
      filtered: ['departments'],
      checkedLater: [],
    });
    expect(plan({}, null)).toMatchObject({ filtered: [], checkedLater: ['departments'] });
    expect(plan({}, null).search.locations).toBeUndefined();
  });

  test('known by their region only are filtered, and checked all the same', () => {
    expect(plan({}, { ids: ['44'], isExact: false })).toMatchObject({
      search: { locations: ['44'] },
      filtered: ['departments'],
      checkedLater: ['departments'],
    });
  });

  test('of places and departments, the narrower is asked and the other checked', () => {
    expect(plan({ places: [{ id: '1', label: 'Grand Est, France' }] })).toMatchObject({
      search: { locations: ['67'] },
      filtered: ['departments'],
      checkedLater: ['places'],
    });
    expect(plan({ places: [lyon] })).toMatchObject({
      search: { locations: ['101'] },
      filtered: ['places'],
      checkedLater: ['departments'],
    });
  });
});

test('no criteria, no filter', () => {
  expect(planSearch(emptyCriteria, 'classic')).toEqual({
    search: { seat: 'classic' },
    filtered: [],
    checkedLater: [],
  });
});

describe('titles', () => {
  test('come with their synonyms, the person’s own first, each title in turn', () => {
    const { search } = planSearch(criteria({ titles: ['DRH', 'DAF'] }), 'sales_navigator');
    expect(search.titles?.slice(0, 4)).toEqual([
      'DRH',
      'DAF',
      'Directeur des ressources humaines',
      'Directeur administratif et financier',
    ]);
    expect(planSearch(criteria({ titles: ['DRH'], hasSynonyms: false }), 'classic').search.titles).toEqual([
      'DRH',
    ]);
  });

  test('are named once, even when a synonym is also asked for', () => {
    const { search } = planSearch(criteria({ titles: ['DRH', 'CHRO', 'directeur rh'] }), 'sales_navigator');
    const keys = search.titles?.map((title) => title.toLowerCase());
    expect(new Set(keys).size).toBe(keys?.length);
    expect(search.titles).toContain('directeur rh');
  });

  test('that have no room are told', () => {
    const titles = Array.from({ length: 30 }, (_, rank) => `Responsable ${'très '.repeat(10)}${rank}`);
    const { search, checkedLater } = planSearch(criteria({ titles }), 'classic');
    expect(search.titles?.length).toBeLessThan(30);
    expect(checkedLater).toEqual(['titles']);
    expect(planSearch(criteria({ titles }), 'sales_navigator').checkedLater).toEqual([]);
  });
});

describe('an expression', () => {
  test.each([
    ['DRH', 'DRH'],
    ['Directeur d’usine', '"Directeur d\'usine"'],
    ['R&D', '"R&D"'],
    ['NOT', '"NOT"'],
    ['dit "le patron" (ou presque)', '"dit le patron ou presque"'],
    ['""', ''],
  ])('quotes %s as %s', (term, quoted) => expect(quoteTerm(term)).toBe(quoted));

  test('holds what it says, within its length, whatever the words', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 120 }), { maxLength: 30 });
    fc.assert(
      fc.property(words, words, (wanted, unwanted) => {
        const written = writeKeywords(wanted, unwanted);
        expect(written.expression.length).toBeLessThanOrEqual(longestExpression);
        expect(written.wanted).toBeLessThanOrEqual(wanted.length);
        expect((written.expression.match(/"/g) ?? []).length % 2).toBe(0);
      }),
    );
  });
});

test('every field that asks for something is filtered or checked, never forgotten', () => {
  const names = fc.array(fc.constantFrom('DRH', 'DAF', 'SaaS', 'stage', 'Michelin'), { maxLength: 4 });
  const choices = fc.array(fc.constantFrom(lyon, isere), { maxLength: 3 });
  const arbitrary = fc.record<IcpCriteria>({
    titles: names,
    hasSynonyms: fc.boolean(),
    seniorities: fc.subarray(['owner', 'director']),
    functions: choices,
    tenures: fc.subarray(['0-6', '60+']),
    industries: choices,
    nafCodes: fc.subarray(['62', 'J']),
    companySizes: fc.subarray(['1-10', '10001+']),
    places: choices,
    departments: fc.subarray(['67', '2A']),
    languages: fc.subarray(['fr', 'en']),
    mustHave: names,
    mustNotHave: names,
    exclusions: fc.record({ customers: names, competitors: names, domains: names }),
    alternatives: fc.array(
      fc.record(
        { titles: names, places: choices, companySizes: fc.subarray(['1-10', '51-200']) },
        { requiredKeys: [] },
      ),
      { maxLength: 2 },
    ),
  });
  const known = fc.constantFrom<KnownDepartments | null>(null, { ids: ['9'], isExact: true });
  fc.assert(
    fc.property(arbitrary, fc.constantFrom('classic', 'sales_navigator'), known, (asked, seat, known) => {
      const { filtered, checkedLater } = planSearch(asked, seat, known);
      for (const field of criteriaFields) {
        const isAsked = listAlternatives(asked).some(
          (kind) => Object.values({ ...kind[field] }).flat().length > 0,
        );
        expect(filtered.includes(field) || checkedLater.includes(field), field).toBe(isAsked);
      }
    }),
  );
});
