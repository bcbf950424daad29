import { expect, test } from 'vitest';
import { applyFields, noFields, searchableFields, withdrawCorrections } from './person-fields.ts';

const search = { from: 'search', at: '2026-11-01T09:00:00.000Z' } as const;
const profile = { from: 'profile', at: '2026-11-02T09:00:00.000Z' } as const;
const edit = { from: 'edit', at: '2026-11-03T09:00:00.000Z' } as const;
const nobody = { fields: noFields, origins: {} };

test('what is told last stands, with who told it and when', () => {
  const found = applyFields(nobody, { firstName: 'Léa', headline: 'DAF' }, search);
  const read = applyFields(found, { headline: 'Directrice financière' }, profile);
  expect(read.fields).toMatchObject({ firstName: 'Léa', headline: 'Directrice financière' });
  expect(read.origins).toEqual({ firstName: search, headline: profile });
});

test('a correction stays, whatever comes by itself; only another correction replaces it', () => {
  const corrected = applyFields(
    applyFields(nobody, { company: 'ACME SAS' }, search),
    { company: 'Acme' },
    edit,
  );
  expect(applyFields(corrected, { company: 'ACME GROUP' }, profile).fields).toEqual(corrected.fields);
  expect(applyFields(corrected, { company: null }, edit).fields.company).toBeNull();
});

test('a correction that is withdrawn leaves the place to what was told last', () => {
  const corrected = applyFields(applyFields(nobody, { company: 'ACME' }, search), { company: 'Acme' }, edit);
  const given = applyFields(corrected, { company: 'ACME GROUP' }, profile);
  const again = applyFields(given, { company: 'Acmé' }, edit);
  expect(withdrawCorrections(again, ['company', 'phone'])).toEqual({
    fields: { ...noFields, company: 'ACME GROUP' },
    origins: { company: profile },
  });
  const ofNobody = applyFields(nobody, { phone: '0102030405' }, edit);
  expect(withdrawCorrections(ofNobody, ['phone'])).toEqual(nobody);
});

test('a field emptied by the user stays empty', () => {
  const emptied = applyFields(applyFields(nobody, { phone: '0102030405' }, search), { phone: null }, edit);
  expect(applyFields(emptied, { phone: '0102030405' }, search).fields.phone).toBeNull();
});

test('a guess from the headline fills a gap, and gives way to whatever is told', () => {
  const headline = { from: 'headline', at: '2026-11-04T09:00:00.000Z' } as const;
  const guessed = applyFields(nobody, { company: 'Acme' }, headline);
  expect(guessed).toMatchObject({ fields: { company: 'Acme' }, origins: { company: headline } });
  expect(applyFields(guessed, { company: 'Bati' }, headline).fields.company).toBe('Bati');
  const read = applyFields(guessed, { company: 'ACME SAS' }, profile);
  expect(read.origins.company).toEqual(profile);
  expect(applyFields(guessed, { company: 'Acme' }, profile).origins.company).toEqual(profile);
  expect(applyFields(read, { company: 'Acme' }, headline)).toEqual(read);
  const emptied = applyFields(guessed, { company: null }, edit);
  expect(applyFields(emptied, { company: 'Acme' }, headline)).toEqual(emptied);
});

test('silence erases nothing', () => {
  const known = applyFields(nobody, { location: 'Annecy' }, profile);
  expect(applyFields(known, { location: null }, search)).toEqual(known);
});

test('a name is searched and sorted without accents or capitals', () => {
  expect(
    searchableFields({ ...noFields, firstName: 'Éléonore', lastName: 'D’Août', company: 'Crème & Cie' }),
  ).toEqual({
    sortName: 'd aout eleonore',
    sortCompany: 'creme & cie',
    searchText: 'eleonore d aout creme & cie',
  });
});

test('what no index would take is cut; without a company there is nothing to sort by', () => {
  const endless = 'x'.repeat(5000);
  const { searchText, sortName, sortCompany } = searchableFields({
    ...noFields,
    lastName: `${'ÿ '.repeat(5000)}`,
    headline: `DAF ${endless}`,
  });
  expect(sortName.length).toBeLessThanOrEqual(200);
  expect(searchText.length).toBeLessThanOrEqual(600);
  expect(sortCompany).toBeNull();
  expect(searchableFields({ ...noFields, headline: `DAF ${endless} Lyon` }).searchText).toBe(
    `daf ${'x'.repeat(60)}`,
  );
});
