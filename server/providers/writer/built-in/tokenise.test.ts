import { expect, test } from 'vitest';
import { normaliseWords } from '#core/words/normalise-words.ts';
import { readSentence } from './read-sentence.ts';
import { tokenise } from './tokenise.ts';

test.each(['constructor', 'toString', '__proto__', 'valueOf', 'hasOwnProperty'])(
  'a word that every object bears is a word like another: %s',
  (word) => {
    expect(tokenise(`DRH ${word}.`)[1]).toMatchObject({ kind: 'word', key: normaliseWords(word) });
    for (const sentence of [
      `DRH ${word} à Lyon`,
      `${word}`,
      `dir. ${word}`,
      `DRH en poste depuis plus de ${word} ans`,
      `responsables ${word}`,
      `DRH sauf ${word}`,
      `qui parlent de ${word}`,
    ])
      expect(() => readSentence(sentence)).not.toThrow();
  },
);
