import fc from 'fast-check';
import { expect, test } from 'vitest';
import { companyKey } from '../companies/company-key.ts';
import { describeExclusion } from './describe-exclusion.ts';
import { exclusionKindNames, exclusionKinds } from './exclusion.ts';
import { type ExcludablePerson, prepareExclusions } from './find-exclusion.ts';
import { readCells, writeCell } from './read-cells.ts';
import { readExclusions, writeRuleValue } from './read-exclusions.ts';

const lea = (person: Partial<ExcludablePerson> = {}): ExcludablePerson => ({
  identities: ['person:1', 'public_identifier:lea-roux'],
  company: null,
  headline: null,
  email: null,
  website: null,
  siren: null,
  ...person,
});
const rules = (kind: Parameters<typeof readExclusions>[1], text: string) => readExclusions(text, kind).rules;

test.each(['ACME SAS', 'Sarl Acmé', 'acme', 'Acme S.A.S.', 'ACME, Inc.'])('« %s » is Acme', (name) => {
  expect(companyKey(name)).toBe('acme');
});
test.each([
  ['SA', 'sa'],
  ['Acme Conseil', 'acme conseil'],
  ['Sarlat Tourisme', 'sarlat tourisme'],
])('« %s » keeps its name', (name, key) => expect(companyKey(name)).toBe(key));

test.each<[string, Parameters<typeof readExclusions>[1], string, Partial<ExcludablePerson>, boolean]>([
  ['a company, whatever its form', 'company', 'Acme SAS', { company: 'ACMÉ' }, true],
  ['not a company that only begins so', 'company', 'Acme', { company: 'Acme Conseil' }, false],
  ['a customer by name', 'customer', 'Acme', { company: 'ACME SA' }, true],
  ['a customer by SIREN', 'customer', '732 829 320', { siren: '732829320' }, true],
  ['a customer by site', 'customer', 'https://www.acme.fr', { website: 'https://shop.acme.fr/a' }, true],
  ['a domain and its parts', 'domain', 'acme.fr', { email: 'lea@mail.acme.fr' }, true],
  ['not a domain that ends alike', 'domain', 'acme.fr', { email: 'lea@notacme.fr' }, false],
  ['a whole word, without accents', 'keyword', 'Stagiaire', { headline: 'Élève, stagiaire RH' }, true],
  ['not a part of a word', 'keyword', 'stage', { headline: 'Stagehand' }, false],
  ['not across the title and the company', 'keyword', 'RH Acme', { headline: 'RH', company: 'Acme' }, false],
  ['a person, by address', 'person', 'https://fr.linkedin.com/in/Lea-Roux/', {}, true],
  ['a person, by e-mail', 'person', 'Lea@acme.fr', { identities: ['email:lea@acme.fr'] }, true],
])('excludes %s', (_, kind, text, person, isExcluded) => {
  expect(prepareExclusions(rules(kind, text))(lea(person)) !== null).toBe(isExcluded);
});

test('of several rules, the one about the person comes first, then the customer', () => {
  const all = [
    ...rules('keyword', 'daf'),
    ...rules('company', 'Acme'),
    ...rules('customer', 'Acme'),
    ...rules('person', 'https://www.linkedin.com/in/lea-roux'),
  ];
  const person = lea({ company: 'Acme', headline: 'DAF' });
  const find = prepareExclusions(all);
  expect(find(person)?.kind).toBe('person');
  expect(prepareExclusions(all.slice(0, 3))(person)?.kind).toBe('customer');
  expect(prepareExclusions(all.slice(0, 2))(person)?.kind).toBe('company');
});

test('a list of customers may hold names, sites and SIREN numbers, with a heading', () => {
  const read = readExclusions(
    'Nom;Site;SIREN\nAcme SAS;acme.fr;732829320\nLaiterie;;\n;gmail.com;\n',
    'customer',
  );
  expect(read.rules.map(({ value, label }) => [value, label])).toEqual([
    ['name:acme', 'Acme SAS'],
    ['domain:acme.fr', 'Acme SAS'],
    ['siren:732829320', 'Acme SAS'],
    ['name:laiterie', 'Laiterie'],
  ]);
  expect(read.refused).toEqual([
    { line: 'gmail.com', because: expect.stringContaining('domaine professionnel') },
  ]);
});

test('what cannot be read is refused with its line, and twice the same counts once', () => {
  expect(readExclusions('acme.fr\nACME.fr\npas un domaine\n\n', 'domain')).toEqual({
    rules: [{ kind: 'domain', value: 'acme.fr', label: 'acme.fr', note: null }],
    refused: [{ line: 'pas un domaine', because: 'Ce n’est pas un domaine, comme acme.fr.' }],
  });
  expect(rules('company', 'Acme, Inc.').map(({ value }) => value)).toEqual(['acme']);
});

test('why, in a sentence that gives no gender', () => {
  const createdAt = new Date('2026-11-14T12:00:00Z');
  const say = (kind: Parameters<typeof readExclusions>[1], text: string, note: string | null = null) =>
    describeExclusion({ ...rules(kind, text)[0]!, note, createdAt });
  expect(say('customer', 'Acme', 'CRM')).toBe(
    'Hors campagne\u00a0: travaille chez Acme, client depuis votre liste du 14 nov. 2026 (CRM)',
  );
  expect(say('company', 'Acme')).toBe(
    'Hors campagne\u00a0: travaille chez Acme, entreprise exclue le 14 nov. 2026',
  );
  expect(say('keyword', 'Stagiaire')).toBe(
    'Hors campagne\u00a0: «\u00a0Stagiaire\u00a0» dans le titre ou l’entreprise, mot exclu le 14 nov. 2026',
  );
});

test('an exported list reads back as the same rules', () => {
  const label = fc.oneof(
    fc.constantFrom(
      'Acme SAS',
      '=cmd()',
      '＝cmd()',
      'a;b',
      'L’"Atelier"',
      'acme.fr',
      '732829320',
      'lea@acme.fr',
    ),
    fc.constantFrom('-12', ' ＠cmd', '\u{3000}=cmd'),
    fc.string({ unit: 'grapheme', maxLength: 20 }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...exclusionKinds), label), { maxLength: 6 }), (lines) => {
      const read = lines.flatMap(([kind, text]) => rules(kind, `"${text.replaceAll('"', '""')}"`));
      const csv = [
        'Type;Valeur;Nom;Note',
        ...read.map((rule) =>
          [exclusionKindNames[rule.kind], writeRuleValue(rule), rule.label, rule.note ?? '']
            .map(writeCell)
            .join(';'),
        ),
      ].join('\r\n');
      const keys = (list: typeof read) => new Set(list.map(({ kind, value }) => `${kind} ${value}`));
      expect(keys(rules('keyword', csv))).toEqual(keys(read));
    }),
  );
});

test('any text is read without a throw', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...exclusionKinds), (text, kind) => {
      for (const cells of readCells(text)) expect(cells.length).toBeGreaterThan(0);
      for (const { value } of rules(kind, text)) expect(value).not.toBe('');
    }),
  );
});
