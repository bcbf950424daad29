import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import type { CompanyFacts } from '../people/person-facts.ts';
import { emptyCriteria, type IcpCriteria } from '../targeting/icp-criteria.ts';
import { companyKey } from './judge/judge-company.ts';
import { criteriaWeights, qualify } from './qualification.ts';
import { mismatchScoreCap, unknownScore } from './score.ts';

const ask = (criteria: Partial<IcpCriteria>): IcpCriteria => ({ ...emptyCriteria, ...criteria });
const choices = (...labels: string[]) => labels.map((label) => ({ id: null, label }));
const aCompany = (company: Partial<CompanyFacts> = {}): CompanyFacts => ({
  name: 'Fonderie Martin',
  industry: null,
  employees: null,
  website: null,
  headquarters: null,
  ...company,
});
const exclude = (exclusions: Partial<IcpCriteria['exclusions']>) =>
  ask({ exclusions: { customers: [], competitors: [], domains: [], ...exclusions } });

const wanted = ask({
  titles: ['DAF'],
  places: choices('Bretagne, France'),
  companySizes: ['11-50', '51-200'],
});
const daf = aPerson({
  location: 'Rennes, Bretagne, France',
  positions: [aPosition({ title: 'CFO', company: 'Fonderie Martin' })],
  company: aCompany({ employees: { min: 80, max: 80 } }),
});

test('each asked criterion gives one reason, with the words of the profile', () => {
  expect(qualify(wanted, daf)).toEqual({
    verdict: 'qualified',
    score: 95,
    knownShare: 1,
    reasons: [
      {
        criterion: 'titles',
        stance: 'for',
        weight: 30,
        points: 27,
        evidence: { text: 'CFO', place: 'position' },
        explanation: 'Intitulé proche de «\u00a0DAF\u00a0»\u00a0: CFO',
      },
      {
        criterion: 'companySizes',
        stance: 'for',
        weight: 10,
        points: 10,
        evidence: { text: 'Fonderie Martin', place: 'company' },
        explanation: 'Fonderie Martin\u00a0: 80 personnes',
      },
      {
        criterion: 'places',
        stance: 'for',
        weight: 15,
        points: 15,
        evidence: { text: 'Rennes, Bretagne, France', place: 'location' },
        explanation: 'Lieu\u00a0: Rennes, Bretagne, France',
      },
    ],
  });
});

test('what is not known counts neither for nor against', () => {
  const unread = qualify(wanted, { ...daf, company: null });
  expect(unread).toMatchObject({ verdict: 'unknown', score: 93 });
  expect(unread.knownShare).toBeCloseTo(45 / 55);
  expect(qualify(wanted, aPerson())).toMatchObject({
    verdict: 'unknown',
    score: unknownScore,
    knownShare: 0,
  });
});

test('one criterion against is enough, and caps the score below whoever nothing is known of', () => {
  const { verdict, score } = qualify(wanted, { ...daf, location: 'Lyon et périphérie' });
  expect({ verdict, score }).toEqual({ verdict: 'unqualified', score: mismatchScoreCap });
  expect(mismatchScoreCap).toBeLessThan(unknownScore);
});

test('an excluded company ends the matter', () => {
  const criteria = {
    ...wanted,
    exclusions: { customers: ['FONDERIE MARTIN S.A.S.'], competitors: [], domains: [] },
  };
  expect(qualify(criteria, daf)).toMatchObject({ verdict: 'unqualified', score: 0 });
});

test('criteria that ask for nothing qualify nobody', () => {
  expect(qualify(emptyCriteria, daf)).toEqual({ verdict: 'unknown', score: 50, knownShare: 0, reasons: [] });
});

test('what only rules out weighs nothing', () => {
  expect([criteriaWeights.mustNotHave, criteriaWeights.exclusions]).toEqual([0, 0]);
});

test.each([
  ['Groupe ACME SAS', 'acme'],
  ['ACME S.A.', 'acme'],
  ['Les Établissements Dupré', 'etablissements dupre'],
  ['Groupe', 'groupe'],
  ['Société Générale', 'societe generale'],
])('the company « %s » is « %s »', (name, key) => {
  expect(companyKey(name)).toBe(key);
});

test.each([
  [{ customers: ['Acme'] }, { headline: 'DAF chez ACME | Cash' }, 'against'],
  [{ competitors: ['Acme'] }, { positions: [aPosition({ title: 'DAF', company: 'Acme Group' })] }, 'against'],
  [{ customers: ['Acme'] }, { positions: [aPosition({ company: 'Acme', isCurrent: false })] }, 'unknown'],
  [{ customers: ['Acme'] }, { positions: [aPosition({ title: 'DAF', company: 'Acme Services' })] }, 'for'],
  [{ domains: ['acme.fr'] }, { company: aCompany({ website: 'https://shop.acme.fr/x' }) }, 'against'],
  [{ domains: ['@acme.fr'] }, { company: aCompany({ website: 'www.acme.fr' }) }, 'against'],
  [{ domains: ['acme.fr'] }, { company: aCompany({ website: 'https://notacme.fr' }) }, 'for'],
  [{ customers: ['Acme'] }, { headline: 'DAF' }, 'unknown'],
] as const)('exclusions %j of %j are %s', (exclusions, facts, stance) => {
  const asked = exclude(
    Object.fromEntries(Object.entries(exclusions).map(([key, names]) => [key, [...names]])),
  );
  expect(qualify(asked, aPerson(facts as object)).reasons[0]?.stance).toBe(stance);
});

test.each([
  [{ min: 80, max: 80 }, 'for'],
  [{ min: 51, max: 200 }, 'for'],
  [{ min: 201, max: 500 }, 'against'],
  [{ min: 100, max: 300 }, 'unknown'],
  [{ min: 10_001, max: null }, 'against'],
  [null, 'unknown'],
] as const)('a company of %j is %s « 11 to 200 »', (employees, stance) => {
  const facts = aPerson({ company: aCompany({ employees }) });
  expect(qualify(ask({ companySizes: ['11-50', '51-200'] }), facts).reasons[0]?.stance).toBe(stance);
});

test('a count a quarter beyond what is asked is worth a look', () => {
  const stanceOf = (employees: number) =>
    qualify(
      ask({ companySizes: ['11-50', '51-200'] }),
      aPerson({ company: aCompany({ employees: { min: employees, max: employees } }) }),
    ).reasons[0]?.stance;
  expect([9, 240, 8, 260].map(stanceOf)).toEqual(['unknown', 'unknown', 'against', 'against']);
});

test('of two jobs, each is judged with its own company', () => {
  const positions = [
    aPosition({ title: 'Présidente', company: 'Holding Martin' }),
    aPosition({ title: 'DAF', company: 'Fonderie Martin' }),
  ];
  const asked = ask({ titles: ['DAF'], companySizes: ['51-200'] });
  const withPage = (name: string, staff: number) =>
    aPerson({ positions, company: aCompany({ name, employees: { min: staff, max: staff } }) });
  expect(qualify(asked, withPage('Fonderie Martin', 120)).verdict).toBe('qualified');
  expect(qualify(asked, withPage('Fonderie Martin', 3)).verdict).toBe('unqualified');
  expect(qualify(asked, withPage('Holding Martin', 3)).verdict).toBe('unknown');
});

test('the headline counts beside the positions, and is asked about when they differ', () => {
  const stanceOf = (headline: string, title: string) =>
    qualify(ask({ titles: ['DAF'] }), aPerson({ headline, positions: [aPosition({ title })] })).reasons[0]
      ?.stance;
  expect(stanceOf('DAF chez Miel', 'Phoenix')).toBe('for');
  expect(stanceOf('DAF chez Miel', 'Directeur commercial')).toBe('unknown');
  expect(stanceOf('J’aide les DAF', 'Directeur commercial')).toBe('against');
  expect(stanceOf('ex-DAF', 'Directeur commercial')).toBe('against');
});

test('a job to avoid is looked for in titles, in both genders, and a place where people live', () => {
  const avoids = (word: string, facts: Parameters<typeof aPerson>[0]) =>
    qualify(ask({ titles: ['DRH'], mustNotHave: [word] }), aPerson(facts)).verdict === 'unqualified';
  const drh = aPosition({ title: 'DRH' });
  expect(avoids('consultant', { positions: [aPosition({ title: 'DRH et consultante' })] })).toBe(true);
  expect(avoids('consultant', { positions: [drh], about: 'J’ai été consultant.' })).toBe(false);
  expect(avoids('Indépendant', { positions: [aPosition({ title: 'DRH freelance' })] })).toBe(true);
  expect(avoids('Lyon', { positions: [drh], location: 'Lyon, France' })).toBe(true);
  expect(avoids('Lyon', { positions: [drh], location: 'Bron, France' })).toBe(false);
});

test('a sector to avoid is known under its other names', () => {
  const asked = ask({ titles: ['DSI'], mustNotHave: ['secteur public'] });
  const verdictOf = (industry: string) => {
    const positions = [aPosition({ title: 'DSI' })];
    return qualify(asked, aPerson({ positions, company: aCompany({ industry }) })).verdict;
  };
  expect(verdictOf('Administration publique')).toBe('unqualified');
  expect(verdictOf('Assurances')).toBe('qualified');
});

test.each([
  ['IA', 'Passionnée d’intelligence artificielle', 'for'],
  ['RSE ou climat', 'Le climat d’abord', 'for'],
  ['recrutement', 'Je recrute', 'unknown'],
  ['recrutement', 'Je jardine', 'against'],
])('who must speak of %s and says « %s » is %s', (word, about, stance) => {
  expect(qualify(ask({ mustHave: [word] }), aPerson({ about })).reasons[0]?.stance).toBe(stance);
});

test('a word of a job that was left does not count', () => {
  const positions = [aPosition({ title: 'Consultant SAP', isCurrent: false })];
  expect(qualify(ask({ mustHave: ['SAP'] }), aPerson({ positions })).reasons[0]?.stance).toBe('against');
});

test.each([
  ['BTP', 'Bâtiment et travaux publics', 'for'],
  ['Développement de logiciels', 'Software Development', 'for'],
  ['Industrie manufacturière', 'Plasturgie et caoutchouc', 'for'],
  ['Plasturgie et caoutchouc', 'Industrie manufacturière', 'against'],
  ['Développement de logiciels', 'Services et conseil en informatique', 'against'],
  ['Ameublement et bois', 'Fabrication de mobilier en bois', 'for'],
  ['Ameublement et bois', 'Chauffage au bois', 'unknown'],
  ['Ameublement et bois', 'Activités diverses', 'unknown'],
  ['Ameublement et bois', 'Mutuelle de santé', 'against'],
])('someone asking for the sector %s finds %s %s', (label, industry, stance) => {
  expect(qualify(ask({ industries: choices(label) }), aPerson({ industry })).reasons[0]?.stance).toBe(stance);
});

test('the sector of the company or that of the profile: one is enough', () => {
  const facts = aPerson({ industry: 'Banques', company: aCompany({ industry: 'Assurances' }) });
  expect(qualify(ask({ industries: choices('Banques') }), facts).verdict).toBe('qualified');
  expect(qualify(ask({ industries: choices('Assurances') }), facts).reasons[0]?.evidence?.place).toBe(
    'company',
  );
});

test('a vague place is made precise by the current position', () => {
  const position = aPosition({ location: 'Rennes, Bretagne, France' });
  const facts = aPerson({ location: 'France', positions: [position] });
  const asked = ask({ places: choices('Bretagne, France') });
  expect(qualify(asked, facts).reasons[0]).toMatchObject({ stance: 'for', evidence: { place: 'position' } });
  expect(qualify(asked, aPerson({ location: 'Télétravail' })).verdict).toBe('unknown');
});

test('all the words that must be met, anywhere, without accents or plurals', () => {
  const asked = ask({ mustHave: ['appel d’offre', 'SaaS'] });
  const facts = aPerson({ about: 'Je réponds aux Appels d’offres.', skills: ['SAAS'] });
  expect(qualify(asked, facts).reasons[0]).toMatchObject({
    stance: 'for',
    evidence: { text: 'Appels d’offres', place: 'about' },
  });
  expect(qualify(asked, { ...facts, skills: [] }).verdict).toBe('unqualified');
  expect(qualify(asked, { ...facts, skills: [], isProfileRead: false }).verdict).toBe('unknown');
});

test('a word to avoid counts only in the present', () => {
  const asked = ask({ titles: ['DAF'], mustNotHave: ['stage'] });
  const now = aPosition({ title: 'DAF' });
  const past = aPosition({ title: 'Stage en audit', isCurrent: false });
  expect(qualify(asked, aPerson({ positions: [now, past] })).verdict).toBe('qualified');
  expect(qualify(asked, aPerson({ headline: 'DAF en stage', positions: [now] }))).toMatchObject({ score: 0 });
  expect(qualify(asked, aPerson({ headline: 'Arbitrage', positions: [now] })).verdict).toBe('qualified');
});

test.each([
  [{ languages: ['Anglais', 'Spanish'] }, 'for'],
  [{ languages: ['Anglais'] }, 'against'],
  [{ language: 'es' }, 'for'],
  [{ language: 'fr' }, 'unknown'],
])('of %j, Spanish is %s', (facts, stance) => {
  expect(qualify(ask({ languages: ['es'] }), aPerson(facts)).reasons[0]?.stance).toBe(stance);
});

test.each([' ', 'a', 'é ', 'chez ', ' - ', 'et ', '@', 'négociatio '])(
  'a profile full of « %s » does not keep its reader busy',
  (sign) => {
    const text = sign.repeat(40_000);
    const asked = { ...wanted, mustHave: ['négociation'], industries: choices('BTP') };
    const position = aPosition({ title: text, company: text, location: text, description: text });
    const known = { headline: text, about: text, location: text, industry: text };
    expect(qualify(asked, aPerson({ ...known, positions: [position] })).verdict).not.toBe('qualified');
    expect(qualify(asked, aPerson({ headline: text, isProfileRead: false })).verdict).toBe('unknown');
  },
);

test.each([
  ['Megève', 'against'],
  ['Guérande', 'for'],
  ['Nullepart-les-Bains', 'unknown'],
] as const)('a town that only the list of communes knows is somewhere: %s', (location, stance) => {
  const { reasons } = qualify(ask({ places: choices('Pays de la Loire, France') }), aPerson({ location }));
  expect(reasons[0]?.stance).toBe(stance);
});

test('whoever works for themselves is in no house of a kind or a size', () => {
  const freelance = aPerson({ company: aCompany({ name: 'Freelance', industry: 'Publicité' }) });
  expect(qualify(ask({ industries: choices('Services de publicité') }), freelance).verdict).toBe(
    'unqualified',
  );
  expect(qualify(ask({ companySizes: ['1-10'] }), freelance).verdict).toBe('unqualified');
});

test('a job that is looked for is not held', () => {
  const seeking = aPerson({ positions: [aPosition({ title: 'Directeur d’EHPAD en recherche d’emploi' })] });
  expect(qualify(ask({ titles: ['Directeur d’EHPAD'] }), seeking).verdict).not.toBe('qualified');
});
