import { expect, test } from 'vitest';
import { countTexts } from '../campaigns/engagement.ts';
import { defaultEngagement } from '../campaigns/sequence-templates.ts';
import { balancingKeys, changedAnswers, proposeBalancing } from './balancing.ts';

const bare = { offer: null, company: null, target: null, engagement: null, retention: 'Trois ans.' };

test('ten questions, each with a first answer, whatever is known of the campaign', () => {
  const answers = proposeBalancing(bare);
  expect(balancingKeys).toHaveLength(10);
  for (const key of balancingKeys) expect(answers[key].length, key).toBeGreaterThan(20);
  expect(answers.effect).toContain('quelques messages');
});

test('the campaign is in the answers: what, for whom, how often, how long', () => {
  const answers = proposeBalancing({
    offer: 'Audit de paie',
    company: 'Paie Claire',
    target: 'DRH d’ETI',
    engagement: defaultEngagement,
    retention: 'Un an.',
  });
  expect(answers.purpose).toContain('«\u00a0Audit de paie\u00a0» de Paie Claire');
  expect(answers.expectation).toContain('«\u00a0DRH d’ETI\u00a0»');
  expect(answers.effect).toContain(`au plus ${countTexts(defaultEngagement.steps)} messages`);
  expect(answers.source).toContain('Un an.');
});

test('two versions differ by what was answered otherwise', () => {
  const before = proposeBalancing(bare);
  expect(changedAnswers(before, before)).toEqual([]);
  expect(changedAnswers(before, { ...before, less: 'Non.', effect: 'Faible.' })).toEqual(['less', 'effect']);
});
