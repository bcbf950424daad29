import { isFrenchWord } from '#server/providers/speller/is-french-word.ts';
import { openDictionary } from '#server/providers/speller/open-dictionary.ts';

const dictionary = await openDictionary();

/** Whether a word is one of the language, as the product asks its speller. */
export const isWord = (word: string): boolean => isFrenchWord(word, (plain) => dictionary.spell(plain));
