import { expect, test } from 'vitest';
import { meanSimilarity, similarity } from './similarity.ts';

test('a text is wholly like itself, whatever its accents and capitals', () => {
  expect(similarity('L’équipe est là.', 'l equipe est la')).toBe(1);
});

test('two texts that share nothing are unlike', () => {
  expect(similarity('aaaa bbbb', 'cccc dddd')).toBe(0);
});

test('a copied sentence shows, wherever it stands', () => {
  const copied = 'Nous relisons douze mois de bulletins en dix jours.';
  expect(similarity(`Bonjour. ${copied}`, `${copied} Bonne journée.`)).toBeGreaterThan(0.75);
});

test('the mean counts each pair once', () => {
  expect(meanSimilarity(['abc', 'abc', 'xyz'])).toBeCloseTo(1 / 3);
  expect(meanSimilarity(['seul'])).toBeNull();
});
