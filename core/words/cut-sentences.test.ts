import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cutSentences } from './cut-sentences.ts';

const cut = (text: string) => cutSentences(text).map(({ start, end }) => text.slice(start, end));

test.each([
  [['Vous recrutez.', 'Nous aussi !', 'On en parle ?']],
  [['M. Dupont et Mme. Martin dirigent la paie.', 'Bien vu.']],
  [['Un gain de 3,5 % et de 1.200 € env. par mois.', 'Soit 12 jours.']],
  [['Je me demandais… vous aussi ?', 'Dites-moi.']],
  [['C’est long…', 'Très long.']],
  [['Vous écrivez : « La paie attend. Pas nous. »', 'Nous aussi.']],
  [['Vous écrivez : « La paie attend. »', 'C’est vrai.']],
  [['J. Dupont et R.H. Conseil travaillent ensemble.', 'Depuis 2019.']],
  [['Est-ce un sujet\u00a0?', 'Ou pas\u202f!']],
  [['Ah ! oui, la paie.']],
  [['Audit, paie, etc. tout est là.', '2026 commence bien.']],
  [['(C’est noté. Merci.)', 'À demain.']],
])('%j', (sentences) => {
  expect(cut(sentences.join(' '))).toEqual(sentences);
});

test('a line end always ends a sentence, and blanks belong to none', () => {
  expect(cut('  Bonjour Claire,\n\n vous recrutez \n1. Audit\nPaul')).toEqual([
    'Bonjour Claire,',
    'vous recrutez',
    '1. Audit',
    'Paul',
  ]);
  expect(cut(' \n ')).toEqual([]);
});

test('nothing but blanks is lost, whatever is written', () => {
  const pieces = fc.constantFrom(
    'M.',
    'Oui',
    '?',
    '\u00a0!',
    '…',
    '«',
    '»',
    '(',
    ')',
    ' ',
    '\n',
    '3,5',
    'etc.',
    'où',
    '\u202f',
    '.',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.array(pieces).map((parts) => parts.join('')),
      ),
      (text) => {
        const spans = cutSentences(text);
        let from = 0;
        for (const { start, end } of spans) {
          expect(text.slice(from, start).trim()).toBe('');
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim());
          expect(end).toBeGreaterThan(start);
          from = end;
        }
        expect(text.slice(from).trim()).toBe('');
      },
    ),
    { numRuns: 500 },
  );
});
