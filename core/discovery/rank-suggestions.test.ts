import { describe, expect, test } from 'vitest';
import { learnFromAnswers } from '#core/qualification/learn.ts';
import { qualify } from '#core/qualification/qualification.ts';
import { emptyCriteria } from '#core/targeting/icp-criteria.ts';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { type Candidate, forColleague, rankSuggestions } from './rank-suggestions.ts';

const criteria = {
  ...emptyCriteria,
  titles: ['Responsable paie'],
  hasSynonyms: false,
  places: [{ id: null, label: 'Bretagne' }],
  mustNotHave: ['cabinet'],
};
const facts = (title: string, location = 'Rennes, Bretagne, France', about = '') =>
  aPerson({ headline: title, location, about, positions: [aPosition({ title })] });
const candidate = (id: string, title: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  facts: facts(title),
  company: null,
  isLater: false,
  ...more,
});
const rank = (candidates: Candidate[], more: Partial<Parameters<typeof rankSuggestions>[1]> = {}) =>
  rankSuggestions(candidates, { criteria, learned: null, chosen: [], ...more });

test('the best first, by their fit to the target', () => {
  const half = candidate('b', 'Responsable paie', { facts: facts('Responsable paie', 'Lyon, France') });
  const [first, second] = rank([half, candidate('a', 'Responsable paie')]);
  expect(first).toMatchObject({ id: 'a', score: 100, qualification: { verdict: 'qualified' } });
  expect(first?.parts).toEqual([
    { kind: 'target', points: 100, text: 'Ciblage\u00a0: 3 critères remplis sur 3' },
  ]);
  expect(second?.id).toBe('b');
});

test('whoever the target rules out, or fits too little, is not suggested', () => {
  const ruledOut = candidate('a', 'Responsable paie', {
    facts: facts('Responsable paie', 'Rennes, Bretagne, France', 'En cabinet'),
  });
  const far = candidate('b', 'Boulanger', { facts: facts('Boulanger', 'Lyon, France') });
  expect(rank([ruledOut, far])).toEqual([]);
});

test('those put off come after all the others, however good', () => {
  const later = candidate('a', 'Responsable paie', { isLater: true });
  const fair = candidate('b', 'Responsable paie', { facts: facts('Responsable paie', 'Lyon, France') });
  expect(rank([later, fair]).map(({ id }) => id)).toEqual(['b', 'a']);
});

describe('what is not known', () => {
  const wide = {
    ...criteria,
    seniorities: ['manager' as const],
    companySizes: ['51-200' as const],
    industries: [{ id: null, label: 'Hôpitaux et santé' }],
  };
  const known = candidate('known', 'Responsable paie');
  const placeOnly = candidate('place', '', {
    facts: aPerson({ location: 'Rennes, Bretagne, France', isProfileRead: false }),
  });
  const nobody = candidate('nobody', '', { facts: aPerson({ isProfileRead: false }) });
  // One criterion for, others against: less than even, and yet something.
  const fair = candidate('fair', 'Responsable paie', {
    facts: facts('Responsable paie', 'Lyon, France'),
  });

  test('one known criterion of five does not come before someone who is known', () => {
    const ranked = rank([placeOnly, known], { criteria: wide });
    expect(ranked.map(({ id }) => id)).toEqual(['known', 'place']);
    const [, second] = ranked;
    // 15 of 85 points are known, all met; the 70 others count for half.
    expect(second?.parts).toEqual([
      { kind: 'target', points: 100, text: 'Ciblage\u00a0: 1 critère rempli sur 6' },
      { kind: 'unknown', points: -41, text: '4 critères inconnus, comptés pour moitié' },
    ]);
    expect(second?.score).toBe(59);
  });

  test('someone of whom nothing is known comes after everybody known', () => {
    const harsh = { ...criteria, functions: [{ id: null, label: 'Ventes' }] };
    const ranked = rank([nobody, fair, known], { criteria: harsh });
    expect(ranked.map(({ id, score }) => [id, score])).toEqual([
      ['known', 69],
      ['fair', 46],
      ['nobody', 50],
    ]);
  });
});

test('the card on the screen stays the first, even when it has become a poor one', () => {
  const far = candidate('z', 'Boulanger', { facts: facts('Boulanger', 'Lyon, France') });
  const ids = rank([candidate('a', 'Responsable paie'), far], { currentId: 'z' }).map(({ id }) => id);
  expect(ids).toEqual(['z', 'a']);
});

describe('what the choices add', () => {
  const lyon = facts('Responsable paie', 'Lyon, France');
  const some = candidate('a', 'Responsable paie', { facts: lyon, company: 'Laiterie des Trois Monts' });
  const alone = rank([some])[0]?.score ?? 0;

  test('a colleague of someone chosen, named', () => {
    const chosen = [{ name: 'Paul Durand', company: 'LAITERIE des trois monts', facts: null }];
    const [found] = rank([some], { chosen });
    expect(found?.score).toBe(alone + forColleague);
    expect(found?.parts.at(-1)).toEqual({
      kind: 'colleague',
      points: forColleague,
      text: 'Même entreprise que Paul Durand\u00a0: Laiterie des Trois Monts',
    });
    const elsewhere = [{ name: 'Paul Durand', company: null, facts: null }];
    expect(rank([{ ...some, company: null }], { chosen: elsewhere })[0]?.score).toBe(alone);
  });

  test('likeness to the closest of those accepted, and to nobody who differs', () => {
    const chosen = [
      { name: 'Zoé Roy', company: null, facts: facts('Boulanger', 'Nice, France') },
      { name: 'Lou Petit', company: null, facts: lyon },
    ];
    const [found] = rank([some], { chosen });
    expect(found?.parts.at(-1)).toMatchObject({ kind: 'similar', points: 10 });
    expect(found?.parts.at(-1)?.text).toContain('Ressemble à Lou Petit');
    expect(rank([some], { chosen: chosen.slice(0, 1) })[0]?.score).toBe(alone);
  });

  test('what the answers taught, as a line of its own', () => {
    const answer = (location: string, isAccepted: boolean) => {
      const person = facts('Responsable paie', location);
      return { facts: person, reasons: qualify(criteria, person).reasons, isAccepted };
    };
    const learned = learnFromAnswers(
      Array.from({ length: 12 }, () => [
        answer('Lyon, Auvergne-Rhône-Alpes, France', true),
        answer('Nice, Provence-Alpes-Côte d’Azur, France', false),
      ]).flat(),
    );
    const lyonnais = { ...some, facts: facts('Responsable paie', 'Lyon, Auvergne-Rhône-Alpes, France') };
    const [found] = rank([lyonnais], { learned });
    const part = found?.parts.find(({ kind }) => kind === 'answers');
    expect(part?.points).toBeGreaterThan(0);
    expect(part?.text).toContain('D’après vos 24 réponses\u00a0: ');
    const [target] = found?.parts ?? [];
    expect(found?.score).toBe((target?.points ?? 0) + (part?.points ?? 0));
  });
});
