import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPerson } from '#tests/support/a-person.ts';
import type { JudgedFacts } from '../people/company-register.ts';
import {
  type Alternative,
  companySizes,
  type IcpCriteria,
  languages,
  seniorities,
  tenures,
} from '../targeting/icp-criteria.ts';
import { criteriaWeights, qualify as qualifyOn } from './qualification.ts';
import type { Qualification } from './score.ts';

const qualify = (criteria: IcpCriteria, facts: JudgedFacts): Qualification =>
  qualifyOn(criteria, facts, new Date('2026-11-16'));

const words = [
  'DAF',
  'Directrice commerciale',
  'Assistant de direction',
  'ex-',
  'chez ACME',
  'Responsable achats & RSE',
  '🚀',
  'Lyon et périphérie',
  'Rennes, Bretagne, France',
  'France',
  'Vienne',
  'Télétravail',
  'Bâtiment et travaux publics',
  'Software Development',
  'ACME SAS',
  'acme.fr',
  'https://www.acme.fr/',
  'Finance',
  'Achats',
  'négociation',
  'Anglais',
  '\u202eeriaffa',
  '   ',
  '',
  '--',
  '{{title}}',
  '<script>',
  'œuvre',
  'Z̷a̵lgo',
  '(((',
  '\\',
  '$1',
];
const text = fc.oneof(
  fc.constantFrom(...words),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((parts) => parts.join(' | ')),
);
const maybe = fc.option(text);
const texts = fc.array(text, { maxLength: 4 });
const choices = fc.array(fc.record({ id: maybe, label: text }), { maxLength: 3 });

const entry = (values: string[]) =>
  fc.record({
    value: fc.constantFrom(...values),
    from: fc.constantFrom('import', 'edit', null),
    at: fc.constantFrom('2026-06-03T10:00:00.000Z', null),
  });

const anyFacts: fc.Arbitrary<JudgedFacts> = fc.record({
  firstName: maybe,
  lastName: maybe,
  headline: maybe,
  about: maybe,
  location: maybe,
  industry: maybe,
  language: fc.option(fc.constantFrom('fr', 'en_US', '', 'ES')),
  positions: fc.array(
    fc.record({
      title: text,
      company: maybe,
      location: maybe,
      description: maybe,
      startYear: fc.option(fc.integer({ min: 1960, max: 2030 })),
      startMonth: fc.option(fc.integer({ min: 1, max: 12 })),
      isCurrent: fc.boolean(),
    }),
    { maxLength: 3 },
  ),
  skills: texts,
  languages: texts,
  company: fc.option(
    fc.record({
      name: text,
      industry: maybe,
      employees: fc.option(fc.record({ min: fc.nat(20_000), max: fc.option(fc.nat(20_000)) })),
      website: maybe,
      headquarters: maybe,
    }),
  ),
  isProfileRead: fc.boolean(),
  register: fc.record(
    { naf: entry(['62.01Z', '01.11Z']), department: entry(['67', '2A', '13']) },
    { requiredKeys: [] },
  ),
});

const anyAlternative: fc.Arbitrary<Alternative> = fc.record(
  {
    titles: texts,
    seniorities: fc.subarray([...seniorities]),
    functions: choices,
    industries: choices,
    companySizes: fc.subarray([...companySizes]),
    places: choices,
    departments: fc.subarray(['67', '2A', '35', '??']),
    mustHave: texts,
  },
  { requiredKeys: [] },
);

const anyCriteria: fc.Arbitrary<IcpCriteria> = fc.record({
  alternatives: fc.array(anyAlternative, { maxLength: 2 }),
  titles: texts,
  hasSynonyms: fc.boolean(),
  seniorities: fc.subarray([...seniorities]),
  functions: choices,
  industries: choices,
  nafCodes: fc.subarray(['J', '62', '62.01Z', '\\']),
  tenures: fc.subarray([...tenures]),
  companySizes: fc.subarray([...companySizes]),
  places: choices,
  departments: fc.subarray(['67', '2A', '35', '??']),
  languages: fc.subarray([...languages]),
  mustHave: texts,
  mustNotHave: texts,
  exclusions: fc.record({ customers: texts, competitors: texts, domains: texts }),
});

const everyText = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(everyText)
      : [];

test('whatever is asked and known, the answer is whole and quotes the profile', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(anyCriteria, anyFacts, (criteria, facts) => {
      const { verdict, score, knownShare, reasons } = qualify(criteria, facts);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      expect(knownShare).toBeGreaterThanOrEqual(0);
      expect(knownShare).toBeLessThanOrEqual(1);
      expect(new Set(reasons.map(({ criterion }) => criterion)).size).toBe(reasons.length);
      expect(verdict === 'unqualified').toBe(reasons.some(({ stance }) => stance === 'against'));
      const texts = everyText(facts);
      for (const { criterion, evidence, explanation, weight, points } of reasons) {
        expect(weight).toBe(criteriaWeights[criterion]);
        expect(points).toBeLessThanOrEqual(weight);
        expect(explanation.trim()).not.toBe('');
        if (evidence) expect(texts.some((one) => one.includes(evidence.text))).toBe(true);
      }
    }),
  );
});

test('the same question gets the same answer', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(anyCriteria, anyFacts, (criteria, facts) => {
      expect(qualify(criteria, facts)).toEqual(qualify(structuredClone(criteria), structuredClone(facts)));
    }),
  );
});

const nothing = aPerson({ isProfileRead: false });

test('someone of whom nothing is known is never refused', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(anyCriteria, (criteria) => {
      expect(qualify(criteria, nothing).verdict).toBe('unknown');
    }),
  );
});

test('nothing counts against someone but words that say it, or a whole profile without an asked word', {
  tags: 'heavy',
}, () => {
  fc.assert(
    fc.property(anyCriteria, anyFacts, (criteria, facts) => {
      for (const { criterion, stance, evidence } of qualify(criteria, facts).reasons)
        if (stance === 'against' && evidence === null)
          expect({ criterion, isProfileRead: facts.isProfileRead }).toEqual({
            criterion: 'mustHave',
            isProfileRead: true,
          });
    }),
  );
});

/** Of two jobs, one may meet the first criterion and the other the second: neither meets both. */
const withOneJob = (facts: JudgedFacts): JudgedFacts => {
  const current = facts.positions.find(({ isCurrent }) => isCurrent);
  return { ...facts, positions: facts.positions.filter((one) => !one.isCurrent || one === current) };
};

test('one more criterion that is met never refuses someone who holds one job', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(anyCriteria, anyCriteria, anyFacts.map(withOneJob), (criteria, other, facts) => {
      const met = qualify(other, facts).reasons.filter(({ stance }) => stance === 'for');
      const base = qualify(criteria, facts);
      for (const { criterion } of met) {
        const isNew = base.reasons.every((reason) => reason.criterion !== criterion);
        if (!isNew) continue;
        const more = { ...criteria, [criterion]: other[criterion] };
        if (criterion === 'titles') more.hasSynonyms = other.hasSynonyms;
        expect(qualify(more, facts).verdict === 'unqualified').toBe(base.verdict === 'unqualified');
      }
    }),
  );
});
