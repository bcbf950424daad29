import { expect, test } from 'vitest';
import { describeFactSource, describeShortFact } from './fact-texts.ts';

const seenAt = '2026-11-14T10:00:00.000Z';

test.each([
  [{ source: 'post', date: '2026-11-09' }, 'Publication du 9 nov., vue le 14 nov. 2026'],
  [{ source: 'post', date: '2025-12-01' }, 'Publication du 1er déc. 2025, vue le 14 nov. 2026'],
  [{ source: 'post', date: '2026-08' }, 'Publication d’août 2026, vue le 14 nov. 2026'],
  [{ source: 'post', date: null }, 'Publication, vue le 14 nov. 2026'],
  [{ source: 'current_position', date: '2021-03' }, 'Profil, poste actuel, vu le 14 nov. 2026'],
  [{ source: 'company_page', date: null }, 'Page de l’entreprise, vue le 14 nov. 2026'],
  [{ source: 'offer', date: null }, 'Votre offre, modifiée le 14 nov. 2026'],
  [{ source: 'edit', date: null }, 'Fiche, saisie à la main le 14 nov. 2026'],
  [{ source: 'import', date: null }, 'Fichier importé le 14 nov. 2026'],
] as const)('says where a fact comes from, and when it was read: %o', (fact, expected) => {
  expect(describeFactSource({ ...fact, seenAt })).toBe(expected);
});

test('a name is told in one line', () => {
  expect(describeShortFact({ text: 'Éléonore', source: 'first_name', seenAt, date: null })).toBe(
    '«\u00a0Éléonore\u00a0», profil vu le 14 nov. 2026',
  );
  expect(describeShortFact({ text: 'Chambéry', source: 'location', seenAt, date: null })).toBe(
    '«\u00a0Chambéry\u00a0», profil, lieu, vu le 14 nov. 2026',
  );
});
