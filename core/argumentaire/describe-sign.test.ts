import { expect, test } from 'vitest';
import type { Sign } from '../offers/argumentaire.ts';
import { describeSign } from './describe-sign.ts';

test.each<[Sign, string]>([
  [{ kind: 'recent_start', months: 6 }, 'moins de 6\u00a0mois'],
  [{ kind: 'sector', words: ['industrie', 'santé'] }, 'industrie, santé'],
  [{ kind: 'headcount', min: 50, max: 500 }, '50 à 500\u00a0salariés'],
  [{ kind: 'headcount', min: null, max: 20 }, 'au plus 20\u00a0salariés'],
  [{ kind: 'words', places: ['post', 'about', 'role_detail'], words: ['SIRH'], months: null }, 'SIRH'],
  [
    { kind: 'words', places: ['post', 'about'], words: ['nuit'], months: 12 },
    'nuit · publications ou présentation · moins de 12\u00a0mois',
  ],
  [{ kind: 'hires' }, ''],
])('a sign is said in French', (sign, shown) => {
  expect(describeSign(sign)).toBe(shown);
});
