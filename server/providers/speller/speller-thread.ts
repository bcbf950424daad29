import { parentPort } from 'node:worker_threads';
import type { Spelling } from '#core/text-gate/gate-tools.ts';
import { isFrenchWord } from './is-french-word.ts';
import { openDictionary } from './open-dictionary.ts';

export type SpellRequest = { id: number; words: string[]; suggests: boolean };
export type SpellAnswer = {
  id: number;
  spellings: [string, Spelling][];
  /** Wrong words for which there was no time to look further. */
  unfinished: string[];
};

/** Each search for what a word could be takes half a second: nobody waits for more than a few. */
const mostSuggested = 5;
const suggestingMs = 1_000;
const mostSuggestions = 3;
const longestSuggested = 30;

const dictionary = await openDictionary();

function judge(words: readonly string[], suggests: boolean): Omit<SpellAnswer, 'id'> {
  const started = performance.now();
  const unfinished: string[] = [];
  let suggested = 0;
  const spellings = words.map((word): [string, Spelling] => {
    const isRight = isFrenchWord(word, (plain) => dictionary.spell(plain));
    if (isRight || word.length > longestSuggested) return [word, { isRight, suggestions: [] }];
    const isLate = suggested > 0 && performance.now() - started > suggestingMs;
    if (!suggests || suggested >= mostSuggested || isLate) {
      unfinished.push(word);
      return [word, { isRight, suggestions: [] }];
    }
    suggested += 1;
    return [word, { isRight, suggestions: suggest(word) }];
  });
  return { spellings, unfinished };
}

const suggest = (word: string): string[] =>
  dictionary
    .suggest(word.replaceAll('’', "'"))
    .slice(0, mostSuggestions)
    .map((suggestion) => suggestion.replaceAll("'", '’'));

parentPort?.on('message', ({ id, words, suggests }: SpellRequest) => {
  parentPort?.postMessage({ id, ...judge(words, suggests) } satisfies SpellAnswer);
});
