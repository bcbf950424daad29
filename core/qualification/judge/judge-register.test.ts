import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { type CompanyRegister, judgedFacts } from '../../people/company-register.ts';
import type { PersonFacts } from '../../people/person-facts.ts';
import { noFields } from '../../people/person-fields.ts';
import { emptyCriteria, type IcpCriteria } from '../../targeting/icp-criteria.ts';
import { qualify } from '../qualification.ts';

const june = '2026-06-03T10:00:00.000Z';
const imported = (value: string) => ({ value, from: 'import' as const, at: june });
const judge = (
  asked: Partial<IcpCriteria>,
  { register, ...facts }: Partial<PersonFacts> & { register?: CompanyRegister },
) => {
  const [reason] = qualify(
    { ...emptyCriteria, ...asked },
    { ...aPerson(facts), register: register ?? {} },
  ).reasons;
  return { ...reason, explanation: reason?.explanation.replaceAll('\u00a0', ' ') };
};

test('a NAF code is judged as it was told, and by whom', () => {
  const register = { naf: imported('62.01Z') };
  expect(judge({ nafCodes: ['01', 'J'] }, { register })).toMatchObject({
    criterion: 'nafCodes',
    stance: 'for',
    weight: 15,
    points: 15,
    evidence: { text: '62.01Z', place: 'import' },
    explanation: 'Code NAF 62.01Z Programmation informatique, donné par votre import du 3 juin 2026',
  });
  expect(judge({ nafCodes: ['47'] }, { register })).toMatchObject({
    stance: 'against',
    explanation:
      'Hors de « 47 » : Code NAF 62.01Z Programmation informatique, donné par votre import du 3 juin 2026',
  });
  expect(
    judge({ nafCodes: ['62.01Z'] }, { register: { naf: { ...imported('62.01Z'), from: 'edit' } } }),
  ).toMatchObject({
    evidence: { place: 'edit' },
    explanation: expect.stringContaining('indiqué par vous le 3 juin'),
  });
});

test('whoever has no NAF code is unknown, never against', () => {
  const company = { name: 'ACME', industry: 'Banques', employees: null, website: null, headquarters: null };
  expect(judge({ nafCodes: ['62'] }, { company })).toMatchObject({ stance: 'unknown', evidence: null });
});

test('a department that was told counts before the place of the profile', () => {
  const register = { department: imported('67') };
  expect(
    judge({ departments: ['67'] }, { register, location: 'Paris, Île-de-France, France' }),
  ).toMatchObject({
    stance: 'for',
    evidence: { text: '67', place: 'import' },
    explanation: 'Département 67 Bas-Rhin, donné par votre import du 3 juin 2026',
  });
  expect(judge({ departments: ['75'] }, { register })).toMatchObject({ stance: 'against' });
});

test.each([
  ['Strasbourg, Grand Est, France', ['67'], 'for'],
  ['Colmar, Grand Est, France', ['67'], 'against'],
  ['Colmar, Grand Est, France', ['67', '68'], 'for'],
  ['Strasbourg et périphérie', ['67'], 'for'],
  ['Strasbourg et périphérie', ['54'], 'unknown'],
  ['Paris et périphérie', ['75'], 'unknown'],
  ['Paris et périphérie', ['92'], 'unknown'],
  ['Paris et périphérie', ['67'], 'against'],
  ['Alsace', ['67'], 'unknown'],
  ['Alsace', ['67', '68'], 'for'],
  ['Grand Est, France', ['67'], 'unknown'],
  ['Bretagne, France', ['67'], 'against'],
  ['France', ['67'], 'unknown'],
  ['Bruxelles, Belgique', ['67'], 'against'],
  // In Seine-Saint-Denis and in La Réunion.
  ['Saint-Denis', ['93'], 'unknown'],
  ['Ajaccio, Corse, France', ['2A'], 'for'],
  ['Trifouillis', ['67'], 'unknown'],
  [null, ['67'], 'unknown'],
] as const)('at « %s », of %j: %s', (location, departments, stance) => {
  expect(judge({ departments: [...departments] }, { location }).stance).toBe(stance);
});

test('a place too vague leaves the current position to tell', () => {
  const positions = [aPosition({ title: 'DAF', location: 'Strasbourg' })];
  expect(judge({ departments: ['67'] }, { location: 'France', positions })).toMatchObject({
    stance: 'for',
    evidence: { text: 'Strasbourg', place: 'position' },
    explanation: 'Département déduit du lieu : Strasbourg',
  });
});

test('a band of INSEE tells the size that no page of the company does; the user’s own comes first', () => {
  const sizes = { companySizes: ['11-50' as const] };
  expect(judge(sizes, { register: { headcountBand: imported('12') } })).toMatchObject({
    stance: 'for',
    evidence: { text: '20 à 49 salariés', place: 'import' },
    explanation: 'Effectif : 20 à 49 personnes, donné par votre import du 3 juin 2026',
  });
  const company = {
    name: 'ACME',
    industry: null,
    employees: { min: 80, max: 80 },
    website: null,
    headquarters: null,
  };
  expect(judge(sizes, { company, register: { headcountBand: imported('12') } })).toMatchObject({
    stance: 'against',
  });
  const corrected = { headcountBand: { ...imported('12'), from: 'edit' as const } };
  expect(judge(sizes, { company, register: corrected })).toMatchObject({ stance: 'for' });
});

test('only what the record tells is in the register', () => {
  const facts = aPerson();
  const { register } = judgedFacts({
    ...noFields,
    naf: '62.01Z',
    facts,
    origins: { naf: { from: 'import', at: june } },
  });
  expect(register).toEqual({ naf: imported('62.01Z') });
});
