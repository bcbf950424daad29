import { expect, test } from 'vitest';
import { describeLeftOut } from './left-out.ts';

test.each([
  [[], null],
  [
    [{ reason: 'opposed', people: 1 }],
    'Une autre personne est qualifiée\u00a0: ne veut plus être contactée.',
  ],
  [
    [
      { reason: 'contacted', people: 35 },
      { reason: 'excluded', people: 1 },
      { reason: 'coming', people: 2 },
    ],
    '38 autres personnes sont qualifiées\u00a0: 35 déjà contactées par une autre campagne, 1 écartée par vos exclusions, 2 entrent sous peu.',
  ],
  [
    [{ reason: 'outside', people: 37 }],
    '37 autres personnes sont qualifiées, mais hors du marché de votre offre.',
  ],
  [[{ reason: 'coming', people: 2 }], '2 autres personnes sont qualifiées et entrent sous peu.'],
] as const)('who stays out of a sequence is counted by what keeps them out', (leftOut, sentence) => {
  expect(describeLeftOut(leftOut)).toBe(sentence);
});
