import { expect, test } from 'vitest';
import { camille, rules, write } from '../../tests/golden/text-gate/people.ts';
import type { TextRules } from '../messages/text-rules.ts';
import { checkText } from './check-text.ts';
import { tidyText } from './tidy-text.ts';

const names = new Set(['danone', 'lyon']);

/** Every one-click fix of a text by its button, and what the text becomes. */
function fixesOf(text: string, who: TextRules = rules, unknownWords: Record<string, string[]> = {}) {
  const message = write(text);
  const spell = (word: string) => ({
    isRight: !(word in unknownWords || names.has(word)),
    suggestions: unknownWords[word] ?? [],
  });
  const findings = checkText(message, who, { spell, recentTexts: [] });
  return findings.flatMap(({ fixes }) =>
    fixes.map(({ label, start, end, replacement }) => [
      label,
      message.text.slice(0, start) + replacement + message.text.slice(end),
    ]),
  );
}

test('of two questions, one stays', () => {
  expect(
    fixesOf(
      'Bonjour Éléonore,\nEst-ce un sujet chez vous ? Auriez-vous quinze minutes ?\nBien à vous,\nHélène',
    ),
  ).toEqual([
    ['Garder la première', 'Bonjour Éléonore,\n\nEst-ce un sujet chez vous ?\n\nBien à vous,\nHélène'],
    ['Garder la seconde', 'Bonjour Éléonore,\n\nAuriez-vous quinze minutes ?\n\nBien à vous,\nHélène'],
  ]);
  expect(
    fixesOf('Est-ce un sujet ? Je vous écoute. Auriez-vous un moment ?').map(([, text]) => text),
  ).toEqual(['Est-ce un sujet ? Je vous écoute.', 'Je vous écoute. Auriez-vous un moment ?']);
});

test('a sentence goes with the blank it leaves', () => {
  const text = 'La paie se relit. Danone le fait. Et vous aussi.';
  expect(fixesOf(text)).toEqual([['Retirer la phrase', 'La paie se relit. Et vous aussi.']]);
  expect(fixesOf('Bonjour Éléonore,\nDanone le fait. Et vous aussi.')).toEqual([
    ['Retirer la phrase', 'Bonjour Éléonore,\n\nEt vous aussi.'],
  ]);
  expect(fixesOf('Bonjour Éléonore,\nDanone le fait.\nEt vous aussi, je le crois.')).toEqual([
    ['Retirer la phrase', 'Bonjour Éléonore,\n\nEt vous aussi, je le crois.'],
  ]);
  expect(fixesOf('Danone le fait. Et vous aussi.')).toEqual([['Retirer la phrase', 'Et vous aussi.']]);
  // Nothing would stay.
  expect(fixesOf('Danone le fait.')).toEqual([]);
});

test('a mention between commas or brackets goes alone', () => {
  expect(fixesOf('Votre site, leader régional, grandit. Et la paie ?')[0]).toEqual([
    'Retirer la mention',
    'Votre site grandit. Et la paie ?',
  ]);
  expect(fixesOf('Votre site (Lyon) grandit. Et la paie ?')[0]).toEqual([
    'Retirer la mention',
    'Votre site grandit. Et la paie ?',
  ]);
  expect(fixesOf('Votre site grandit, leader régional. Et la paie ?')[0]).toEqual([
    'Retirer la mention',
    'Votre site grandit. Et la paie ?',
  ]);
});

test('a wrong name becomes the right one, or none', () => {
  expect(fixesOf('Bonjour Paul,\nBonne journée.')).toEqual([
    ['Écrire «\u00a0Éléonore\u00a0»', 'Bonjour Éléonore,\nBonne journée.'],
  ]);
  expect(fixesOf('Bonjour Madame Durand,\nBonne journée.')).toEqual([
    ['Écrire «\u00a0Saint-Aubin\u00a0»', 'Bonjour Madame Saint-Aubin,\nBonne journée.'],
  ]);
  const nobody = { ...camille, person: { firstName: null, lastName: null, gender: null } };
  expect(fixesOf('Bonjour Paul,\nBonne journée.', nobody)).toEqual([
    ['Saluer sans nommer', 'Bonjour,\nBonne journée.'],
  ]);
});

test('a word of the other register is replaced where nothing else has to change', () => {
  expect(fixesOf('Je t’écris pour ton équipe.')).toEqual([
    ['Écrire «\u00a0vous\u00a0»', 'Je vous écris pour ton équipe.'],
    ['Écrire «\u00a0votre\u00a0»', 'Je t’écris pour votre équipe.'],
  ]);
  expect(fixesOf('Tu vois.')).toEqual([]);
});

test('a greeting that genders, a feigned answer, a misspelt word', () => {
  expect(fixesOf('Chère Camille,\nBonne journée.', camille)).toEqual([
    ['Écrire «\u00a0Bonjour\u00a0»', 'Bonjour Camille,\nBonne journée.'],
  ]);
  expect(fixesOf('Re : votre paie')).toEqual([['Retirer', 'Votre paie']]);
  expect(fixesOf('Quelle bele paie.', rules, { bele: ['belle', 'bêle', 'bile'] })).toEqual([
    ['belle', 'Quelle belle paie.'],
    ['bêle', 'Quelle bêle paie.'],
  ]);
});

test('typography is repaired by itself, each sentence at its new place', () => {
  const tidied = tidyText(write('Bonjour Éléonore,\nEst-ce l\'heure ?  Oui !\n"Bien" a vous...'));
  expect(tidied.text).toBe(
    'Bonjour Éléonore,\n\nEst-ce l’heure\u202f? Oui\u202f!\n\n«\u00a0Bien\u00a0» a vous…',
  );
  for (const { text, start, end } of tidied.sentences) expect(tidied.text.slice(start, end)).toBe(text);
  expect(tidyText(tidied)).toEqual(tidied);
});
