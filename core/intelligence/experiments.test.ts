import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Angle } from '../campaigns/engagement.ts';
import { normalBelow } from '../normal.ts';
import { seededRandom } from '../seeded-random.ts';
import { boundAt, growth, looks } from './group-sequential.ts';
import { announcedSize, judgeExperiment, type Trial } from './judge-experiment.ts';
import { sampleSize } from './sample-size.ts';

test('sample sizes are those that are published', () => {
  // R, ?power.prop.test: power.prop.test(p1 = .50, p2 = .75, power = .90) gives n = 76.7.
  expect(sampleSize(0.5, 0.75, 0.9)).toBe(77);
  // Chow, Shao and Wang and every table: 10 % against 20 %, 5 % and 80 %, without correction.
  expect(sampleSize(0.1, 0.2)).toBe(199);
});

test('the four bounds are those of O’Brien and Fleming (Jennison and Turnbull, 2000, table 2.3)', () => {
  expect([1, 2, 3, 4].map((look) => Number(boundAt(look).toFixed(3)))).toEqual([4.048, 2.862, 2.337, 2.024]);
});

/** The chance that a sum of four normal steps passes a bound at some look: Armitage, McPherson and Rowe (1969), by sums. */
function chanceOfPassing(step: number): number {
  const [cells, reach] = [2001, 10];
  const width = (2 * reach) / (cells - 1);
  const at = Array.from({ length: cells }, (_, index) => -reach + index * width);
  const density = (x: number) => Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI);
  const bound = (look: number) => boundAt(look) * Math.sqrt(look);
  let inside = at.map((sum) => (Math.abs(sum) < bound(1) ? density(sum - step) : 0));
  let passed = normalBelow(-bound(1) - step) + normalBelow(-bound(1) + step);
  for (let look = 2; look <= looks; look += 1) {
    const edge = bound(look);
    for (const [index, weight] of inside.entries())
      if (weight > 0) {
        const from = (at[index] ?? 0) + step;
        passed += weight * width * (normalBelow(-edge - from) + normalBelow(-edge + from));
      }
    if (look === looks) break;
    const known = inside;
    inside = at.map((sum) =>
      Math.abs(sum) < edge
        ? known.reduce(
            (all, weight, index) =>
              weight > 0 ? all + weight * density(sum - (at[index] ?? 0) - step) : all,
            0,
          ) * width
        : 0,
    );
  }
  return passed;
}

test('in all, the four looks are wrong one time in twenty, and see four differences out of five', {
  tags: 'heavy',
}, () => {
  expect(chanceOfPassing(0)).toBeCloseTo(0.05, 3);
  const drift = 1.959964 + 0.841621;
  expect(chanceOfPassing((drift * Math.sqrt(growth)) / Math.sqrt(looks))).toBeCloseTo(0.8, 2);
});

const trialsWith = (random: () => number, count: number, chances: Record<Angle, number>): Trial[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = random() < 0.5 ? 'statement' : 'question';
    return { personId: `${index}`, angle, isWon: random() < chances[angle] };
  });

test('two texts that are worth the same get no winner by noise, however often the page is opened', {
  tags: 'heavy',
}, () => {
  const perSide = announcedSize(0.1);
  const runs = 1500;
  let wrong = 0;
  for (let seed = 1; seed <= runs; seed += 1) {
    const trials = trialsWith(seededRandom(seed), 3 * perSide, { statement: 0.1, question: 0.1 });
    // Opened every day: the first verdict that anybody could have read.
    const seen = [0.6, 1.1, 1.7, 2.3, 3].map(
      (part) => judgeExperiment(trials.slice(0, Math.floor(part * perSide)), perSide).verdict,
    );
    const first = seen.find((verdict) => verdict !== 'running');
    if (first === 'statement' || first === 'question') wrong += 1;
    expect(new Set(seen.filter((verdict) => verdict !== 'running')).size).toBeLessThanOrEqual(1);
  }
  // Five in a hundred, and three standard errors of so many runs.
  expect(wrong / runs).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / runs));
  expect(wrong).toBeGreaterThan(0);
});

test('a text that is answered twice as often is found four times out of five', () => {
  const perSide = announcedSize(0.1);
  let found = 0;
  const runs = 300;
  for (let seed = 1; seed <= runs; seed += 1) {
    const trials = trialsWith(seededRandom(seed), 3 * perSide, { statement: 0.1, question: 0.2 });
    if (judgeExperiment(trials, perSide).verdict === 'question') found += 1;
  }
  expect(found / runs).toBeGreaterThan(0.75);
});

test('what comes later never changes a verdict that was given', () => {
  const trial = fc.record({
    personId: fc.string(),
    angle: fc.constantFrom<Angle>('statement', 'question'),
    isWon: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(trial, { maxLength: 200 }), fc.nat(200), (trials, cut) => {
      const before = judgeExperiment(trials.slice(0, cut), 20);
      const after = judgeExperiment(trials, 20);
      if (before.verdict !== 'running') expect(after.verdict).toBe(before.verdict);
      expect(after.taken.slice(0, before.taken.length)).toEqual(before.taken);
    }),
  );
});
