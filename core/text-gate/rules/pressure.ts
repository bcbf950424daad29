import { cite, find, firstOf, removeSentence, type TextRule } from '../gate-input.ts';
import {
  belittlingPhrases,
  flatteringPhrases,
  obeyingPhrases,
  pressingPhrases,
  privatePhrases,
} from '../wording/unwelcome-phrases.ts';

const anyOf = (phrases: readonly RegExp[]) => {
  const any = phrases.map(({ source }) => source.replaceAll(' ', '[ \\u00a0\\u202f]')).join('|');
  return new RegExp(`(?<!\\p{L})(?:${any})(?!\\p{L})`, 'giu');
};

/** What presses, threatens, belittles or comes too near, by family. */
const families: readonly { title: string; explanation: string; pattern: RegExp }[] = [
  {
    title: 'met la pression',
    explanation: 'Un délai ou une menace inventés font fuir\u00a0: laissez la personne libre.',
    pattern: anyOf(pressingPhrases),
  },
  {
    title: 'flatte à vide',
    explanation: 'Un éloge que tout le monde peut recevoir ne dit rien\u00a0: parlez d’un fait.',
    pattern: anyOf(flatteringPhrases),
  },
  {
    title: 'rabaisse',
    explanation: 'Dire du mal d’autrui se retourne contre qui l’écrit.',
    pattern: anyOf(belittlingPhrases),
  },
  {
    title: 'obéit à une consigne',
    explanation:
      'Un profil peut donner des ordres à qui écrit\u00a0: ils n’ont rien à faire dans un message.',
    pattern: anyOf(obeyingPhrases),
  },
  {
    title: 'touche à la vie privée',
    explanation: 'La famille, le corps et l’apparence n’ont pas leur place dans un message de travail.',
    pattern: anyOf(privatePhrases),
  },
];

export const pressure: TextRule = (input) =>
  families.flatMap(({ title, explanation, pattern }) =>
    firstOf(input.text.matchAll(pattern), ({ 0: passage }) => !input.proof.hasWords(passage), 3).map(
      ({ 0: passage, index }) =>
        find(
          input,
          {
            code: 'banned_phrase',
            title: `${cite(passage)} ${title}`,
            explanation,
            fixes: [removeSentence(input, index)],
          },
          index,
          index + passage.length,
        ),
    ),
  );
