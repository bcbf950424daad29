import { phraseLength } from './find-item.ts';
import type { Token } from './tokenise.ts';
import { wishSigns } from './word-lists.ts';

/** « …, idéalement dans l’industrie », « qui exportent si possible »: the tokens of what is hoped for, and not asked. */
export function findWishes(tokens: readonly Token[]): readonly boolean[] {
  const isWish: boolean[] = tokens.map(() => false);
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    if (at < tokens.length && tokens[at]?.kind !== 'break') continue;
    const part = tokens.slice(from, at);
    if (part.some((_, rank) => phraseLength(tokens, from + rank, wishSigns) > 0)) isWish.fill(true, from, at);
    from = at + 1;
  }
  return isWish;
}
