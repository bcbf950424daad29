import { fold } from '../../words/fold.ts';

const plain = /^[a-z]*$/;

/** `fold`, without its cost for the words that need none of it: nearly all. */
export const keyOf = (word: string): string => (plain.test(word) ? word : fold(word));
