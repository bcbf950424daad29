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
