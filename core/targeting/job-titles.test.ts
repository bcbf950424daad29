import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phraseKey } from '../words/normalise-words.ts';
import { findTitle, knownTitles, synonymsOf, titleFamilies } from './job-titles.ts';

describe('synonyms', () => {
  test('of a DRH: the full names, both genders, the English ones', () => {
    expect(synonymsOf('DRH')).toEqual([
      'Directeur des ressources humaines',
      'Directrice des ressources humaines',
      'Directeur RH',
      'Directrice RH',
      'HR Director',
      'Chief Human Resources Officer',
      'CHRO',
      'Chief People Officer',
      'Head of HR',
      'Head of People',
      'VP People',
    ]);
  });

  test.each([
    ['directeurs des ressources humaines', 'DRH'],
    ['DIRECTRICES   RESSOURCES HUMAINES', 'Directeur des ressources humaines'],
    ['Directeur financier', 'DAF'],
    ['daf', 'Directrice administrative et financière'],
    ['Responsable de la paie', 'Payroll Manager'],
    ['Responsable maintenance', 'Directrice maintenance'],
    ['Gestionnaire de flotte', 'Gestionnaire de parc automobile'],
    ['commerciaux', 'Technico-commercial'],
    ['CTO', 'Directrice technique'],
    ['co-fondateurs', 'Founder'],
    ['chefs d’atelier', 'Responsable de production'],
    ['Chief Happiness Officer', 'Responsable QVCT'],
    ['rssi', 'Chief Information Security Officer'],
    ['experts-comptables', 'Experte-comptable'],
  ])('of %s: %s among them', (title, expected) => expect(synonymsOf(title)).toContain(expected));

  test.each([
    ['Responsable maintenance', 'Technicien de maintenance'],
    ['technicien de maintenance', 'Responsable maintenance'],
    ['Responsable de la paie', 'Gestionnaire de paie'],
    ['Directeur d’investissement', 'Chargée d’affaires en capital-investissement'],
    ['Assistante commerciale', 'Responsable ADV'],
    ['Responsable méthodes', 'Process Engineer'],
    ['Responsable SEO', 'Consultante SEO'],
  ])('of %s: never %s, who is of another level', (title, other) => {
    expect(findTitle(other)).not.toBeNull();
    expect(synonymsOf(title)).not.toContain(other);
  });

  test('of a title nobody knows: none', () => {
    expect(synonymsOf('Dompteur de licornes')).toEqual([]);
    expect(synonymsOf('')).toEqual([]);
  });

  test('never hold the title itself, nor one name twice', () => {
    for (const { names } of titleFamilies)
      for (const name of names) {
        const others = synonymsOf(name);
        expect(others.map(phraseKey)).not.toContain(phraseKey(name));
        expect(new Set(others).size).toBe(others.length);
        expect(others.length, name).toBeGreaterThan(0);
      }
  });

  test('of any text: no failure', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => Array.isArray(synonymsOf(text))));
  });
});

describe('the lexicon', () => {
  test('has one family per name', () => {
    const families = new Map<string, Set<object>>();
    for (const family of titleFamilies)
      for (const name of family.names) {
        const key = phraseKey(name);
        families.set(key, (families.get(key) ?? new Set()).add(family));
      }
    const shared = [...families].filter(([, owners]) => owners.size > 1).map(([key]) => key);
    expect(shared).toEqual([]);
  });

  test('covers the usual targets of sales teams', () => {
    expect(titleFamilies.length).toBeGreaterThanOrEqual(100);
    expect(knownTitles.size).toBeGreaterThan(500);
    expect(findTitle('Responsable RSE')?.family.jobFunction).toBe('Opérations');
    expect(findTitle('DSI')?.family).toMatchObject({ jobFunction: 'Informatique', seniority: 'cxo' });
  });

  test('is written as on a profile: a capital, no odd space, the French apostrophe', () => {
    for (const { names } of titleFamilies)
      for (const name of names) expect(name).toMatch(/^[\p{Lu}](?!.*(?: {2}|')).*\S$/u);
  });
});
