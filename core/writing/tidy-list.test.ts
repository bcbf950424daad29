import { expect, test } from 'vitest';
import { tidyPhrases, tidyWords } from './tidy-list.ts';

test('a phrase is kept once, as it was first written', () => {
  expect(tidyPhrases(['  Valeur   ajoutée ', 'valeur ajoutee', '', "point d'étape"])).toEqual([
    'Valeur ajoutée',
    'point d’étape',
  ]);
});

test('words are kept one by one, without the signs around them', () => {
  expect(tidyWords(['Sage Intacct', '« DSN »,', 'DSN', 'post-paie', '…'])).toEqual([
    'Sage',
    'Intacct',
    'DSN',
    'post-paie',
  ]);
});
