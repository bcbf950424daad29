import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import {
  type Answer,
  adjustScore,
  describeLearning,
  learnFromAnswers,
  leastAnswers,
  missingAnswers,
  mostPoints,
} from './learn.ts';
import { qualify } from './qualification.ts';

const criteria = { ...emptyCriteria, titles: ['DAF'] };
const titles = ['DAF', 'RAF', 'CFO', 'Comptable'];
const towns = ['Rennes, Bretagne, France', 'Lyon et périphérie', 'France'];
const sectors = ['Banques', 'Assurances'];

const meet = (title: string, location: string, industry: string) => {
  const facts = aPerson({ positions: [aPosition({ title })], location, industry });
  return { facts, reasons: qualify(criteria, facts).reasons };
};
const anyAnswer: fc.Arbitrary<Answer> = fc
  .tuple(fc.constantFrom(...titles), fc.constantFrom(...towns), fc.constantFrom(...sectors), fc.boolean())
  .map(([title, town, sector, isAccepted]) => ({ ...meet(title, town, sector), isAccepted }));

/** Says yes to the RAF of Brittany, no to all others. */
const picky: Answer[] = Array.from({ length: 24 }, (_, rank) => {
  const isWanted = rank % 3 === 0;
  return {
    ...meet(isWanted ? 'RAF' : 'CFO', towns[isWanted ? 0 : 1] ?? '', 'Banques'),
    isAccepted: isWanted,
  };
});

test('nothing is learned from few answers, or from answers that are all alike', () => {
  expect(learnFromAnswers(picky.slice(0, leastAnswers - 1))).toBeNull();
  expect(learnFromAnswers(picky.map((answer) => ({ ...answer, isAccepted: true })))).toBeNull();
});

describe('once enough was answered', () => {
  const learned = learnFromAnswers(picky);
  if (!learned) throw new Error('24 answers should teach something');
  const adjust = (title: string, town: string, sector = 'Banques') => {
    const { facts, reasons } = meet(title, town, sector);
    return adjustScore(learned, facts, reasons);
  };

  test('who looks like those accepted goes up, the others go down, and it is said why', () => {
    const up = adjust('RAF', 'Brest, Bretagne, France');
    const down = adjust('CFO', 'Lyon et périphérie');
    expect(up.adjustment).toBeGreaterThan(5);
    expect(down.adjustment).toBeLessThan(-3);
    expect(up).toMatchObject({ sample: 24 });
    expect(up.because).toEqual(expect.arrayContaining(['Intitulé\u00a0: RAF', 'Région\u00a0: Bretagne']));
    expect(down.because).toContain('Intitulé\u00a0: CFO');
  });

  test('what was never answered about changes little', () => {
    expect(Math.abs(adjust('Astronaute', 'Casablanca', 'Pêche').adjustment)).toBeLessThanOrEqual(2);
  });

  test('the learning itself can be told', () => {
    const { raised, lowered } = describeLearning(learned);
    const raf = raised.find(({ label }) => label === 'Intitulé\u00a0: RAF');
    const cfo = lowered.find(({ label }) => label === 'Intitulé\u00a0: CFO');
    expect(raf?.points).toBeGreaterThan(0);
    expect(cfo?.points).toBeLessThan(0);
  });
});

/** Each run learns several times. */
const runs = { numRuns: 40 };
const manyAnswers = fc.array(anyAnswer, { minLength: leastAnswers, maxLength: 60 });

test('an adjustment stays within its bounds, is whole, and gives its reasons', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(manyAnswers, anyAnswer, (answers, { facts, reasons }) => {
      const learned = learnFromAnswers(answers);
      if (!learned) return;
      const { adjustment, because, sample } = adjustScore(learned, facts, reasons);
      expect(Number.isInteger(adjustment)).toBe(true);
      expect(Math.abs(adjustment)).toBeLessThanOrEqual(mostPoints);
      expect(sample).toBe(answers.length);
      if (adjustment === 0) expect(because).toEqual([]);
    }),
    runs,
  );
});

test('the order of the answers changes nothing', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(manyAnswers, fc.infiniteStream(fc.nat()), (answers, chance) => {
      const shuffled = answers
        .map((answer) => ({ answer, rank: chance.next().value as number }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ answer }) => answer);
      expect(learnFromAnswers(shuffled)).toEqual(learnFromAnswers(answers));
    }),
    runs,
  );
});

test('accepting someone more never lowers those who are just like them', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(manyAnswers, anyAnswer, (answers, liked) => {
      const before = learnFromAnswers(answers);
      const after = learnFromAnswers([...answers, { ...liked, isAccepted: true }]);
      if (!before || !after || Object.keys(before.traits).length !== Object.keys(after.traits).length) return;
      const points = (learned: typeof before) => adjustScore(learned, liked.facts, liked.reasons).adjustment;
      expect(points(after)).toBeGreaterThanOrEqual(points(before) - 1);
    }),
    runs,
  );
});

test('answers that say the opposite teach the opposite', { tags: 'heavy' }, () => {
  fc.assert(
    fc.property(manyAnswers, anyAnswer, (answers, { facts, reasons }) => {
      const learned = learnFromAnswers(answers);
      const opposite = learnFromAnswers(
        answers.map((answer) => ({ ...answer, isAccepted: !answer.isAccepted })),
      );
      if (!learned || !opposite) return;
      const one = adjustScore(learned, facts, reasons).adjustment;
      expect(one + adjustScore(opposite, facts, reasons).adjustment).toBeCloseTo(0, 0);
    }),
    runs,
  );
});

test('what is missing before anything is learned', () => {
  expect(missingAnswers(0, 0)).toEqual({ count: 20, kind: 'answers' });
  expect(missingAnswers(10, 3)).toEqual({ count: 7, kind: 'answers' });
  expect(missingAnswers(19, 1)).toEqual({ count: 3, kind: 'refused' });
  expect(missingAnswers(2, 40)).toEqual({ count: 2, kind: 'accepted' });
  expect(missingAnswers(16, 4)).toBeNull();
});
