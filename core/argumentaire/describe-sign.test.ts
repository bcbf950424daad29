import { expect, test } from 'vitest';
import type { Sign } from '../offers/argumentaire.ts';
import { describeSign, phraseSign } from './describe-sign.ts';

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

test.each<[Sign, string]>([
  [{ kind: 'recent_start', months: 6 }, 'sa prise de poste a moins de 6\u00a0mois'],
  [
    { kind: 'sector', words: ['industrie', 'santé'] },
    'son secteur mentionne «\u00a0industrie\u00a0» ou «\u00a0santé\u00a0»',
  ],
  [{ kind: 'title', words: ['atelier'] }, 'son intitulé de poste mentionne «\u00a0atelier\u00a0»'],
  [{ kind: 'headcount', min: 50, max: 500 }, 'son entreprise a 50 à 500\u00a0salariés'],
  [{ kind: 'hires' }, 'son entreprise recrute en ce moment'],
  [
    { kind: 'shared_past', names: ['INSA Lyon'] },
    'vous avez une école ou un employeur en commun\u00a0: INSA Lyon',
  ],
])('when a sign is met ends a sentence', (sign, shown) => {
  expect(phraseSign(sign)).toBe(shown);
});
