import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { aPerson, aPosition } from '#tests/support/a-person.ts';
import { emptyCriteria } from '../targeting/icp-criteria.ts';
import { formatPoints, formatTotal, quotesEvidence } from './describe-score.ts';
import { criteriaWeights, qualify } from './qualification.ts';
import { mismatchScoreCap, unknownScore } from './score.ts';

const criteria = {
  ...emptyCriteria,
  titles: ['DAF'],
  places: [{ id: null, label: 'Bretagne' }],
  companySizes: ['51-200' as const],
  mustNotHave: ['cabinet'],
};
const daf = (more: Parameters<typeof aPerson>[0]) =>
  qualify(criteria, aPerson({ headline: 'DAF', location: 'Rennes, Bretagne, France', ...more })).reasons;
const pointsOf = (reasons: ReturnType<typeof daf>) =>
  Object.fromEntries(reasons.map((reason) => [reason.criterion, formatPoints(reason)]));

test('each reason says what it brings, and the total how it is made', () => {
  const reasons = daf({ positions: [aPosition({ title: 'DAF' })] });
  expect(pointsOf(reasons)).toEqual({
    titles: '30\u00a0points',
    places: '15\u00a0points',
    companySizes: 'non compté',
    mustNotHave: 'sans points',
  });
  expect(formatTotal(reasons)).toBe(
    '45\u00a0points sur 45 connus, 10 non comptés\u00a0: score de 100 sur 100.',
  );
});

test('a near title brings a part of its points, a criterion against none of them', () => {
  const reasons = daf({ positions: [aPosition({ title: 'Head of Finance' })], location: 'Lyon, France' });
  expect(pointsOf(reasons)).toMatchObject({ titles: '27 sur 30', places: '0 sur 15' });
  expect(formatTotal(reasons)).toBe(
    '27\u00a0points sur 45 connus, 10 non comptés\u00a0; un critère qui écarte limite le score à 40 sur 100.',
  );
  const cook = daf({ positions: [aPosition({ title: 'Cuisinier' })], headline: 'Cuisinier' });
  expect(formatTotal(cook)).toBe('15\u00a0points sur 45 connus, 10 non comptés\u00a0: score de 33 sur 100.');
});

test('what rules out, and what is not known at all, are told as such', () => {
  const ruledOut = daf({ positions: [aPosition({ title: 'DAF' })], about: 'En cabinet' });
  expect(pointsOf(ruledOut)).toMatchObject({ mustNotHave: 'éliminatoire' });
  expect(formatTotal(ruledOut)).toBe('Score 0\u00a0: un critère éliminatoire suffit.');
  const nothing = qualify(criteria, aPerson({ isProfileRead: false })).reasons;
  expect(formatTotal(nothing)).toBe('Rien de connu encore\u00a0: score de 50 en attendant.');
});

test('words of the profile that differ by a capital only are said once', () => {
  const [, word] = daf({ headline: 'Associée, Cabinet Roy' }).toReversed();
  const avoided = daf({ headline: 'Associée, Cabinet Roy' }).find(
    ({ criterion }) => criterion === 'mustNotHave',
  );
  expect(avoided).toMatchObject({ evidence: { text: 'Cabinet' } });
  expect(avoided && quotesEvidence(avoided)).toBe(true);
  expect(word && quotesEvidence({ ...word, evidence: { text: 'Autre', place: 'about' } })).toBe(false);
});

test('sizes are said as one says them', () => {
  const company = {
    name: 'Roy',
    industry: null,
    employees: { min: 3, max: 3 },
    website: null,
    headquarters: null,
  };
  const criteria = {
    ...emptyCriteria,
    companySizes: ['51-200' as const, '201-500' as const, '10001+' as const],
  };
  const reason = qualify(criteria, aPerson({ company })).reasons[0];
  expect(reason?.explanation).toBe(
    'Roy\u00a0: 3 personnes, hors de 51 à 200, 201 à 500, plus de 10\u202f000',
  );
});

test('the documentation shows the weights of the code', () => {
  const page = readFileSync(new URL('../../docs/qualification.md', import.meta.url), 'utf8');
  const rows = page.matchAll(/^\| `(\w+)` +\| (\d+) +\|/gm);
  expect(Object.fromEntries(Array.from(rows, ([, field, weight]) => [field, Number(weight)]))).toEqual(
    criteriaWeights,
  );
  expect(page).toContain(`prior of ${unknownScore}`);
  expect(page).toContain(`at most ${mismatchScoreCap}`);
});
