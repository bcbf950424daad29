import { expect, test } from 'vitest';
import { describeTextCounts } from './describe-text-counts.ts';

test('texts are counted in the same words everywhere, those to mend among those that wait', () => {
  expect(describeTextCounts({ waiting: 87, checked: 0, approved: 71, blocked: 2 })).toBe(
    '87 à valider (dont 2 à corriger), 71 validés',
  );
  expect(describeTextCounts({ waiting: 0, checked: 1, approved: 1 })).toBe(
    '0 à valider, 1 validé par les contrôles, 1 validé',
  );
  expect(describeTextCounts({ waiting: 1, checked: 5, approved: 1200 })).toBe(
    '1 à valider, 5 validés par les contrôles, 1\u00a0200 validés',
  );
});
