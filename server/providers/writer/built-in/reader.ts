import type { CriteriaField } from '#core/targeting/icp-criteria.ts';
import { beginReading } from './criteria-reading.ts';
import { phraseLength } from './find-item.ts';
import { type Token, tokenise } from './tokenise.ts';
import { wishSigns } from './word-lists.ts';

/** One sentence being read: what is at hand, and what became of each token. */
export type Reader = ReturnType<typeof openReader>;

export function openReader(sentence: string) {
  const tokens = tokenise(sentence);
  const isUsed: boolean[] = tokens.map(() => false);
  const reading = beginReading();
  return {
    sentence,
    tokens,
    isUsed,
    reading,
    titleHead: null as string | null,
    /** The token after the last title, and after whatever was read last. */
    titleEnd: -1,
    readEnd: 0,
    lastField: null as CriteriaField | null,
    /** Whether a sign stands since people were named. */
    isApart: false,
    wishes: findWishes(tokens),
  };
}

/** Notes that these tokens were understood, and as what. */
export function use(reader: Reader, at: number, length: number, field: CriteriaField): number {
  reader.isUsed.fill(true, at, at + length);
  reader.lastField = field;
  if (field === 'titles') reader.titleEnd = at + length;
  const text = textOf(reader, at, length);
  const { understood } = reader.reading;
  // Said twice, it is listed once.
  if (!understood.some((part) => part.text === text && part.field === field))
    understood.push({ text, field });
  return length;
}

/** These tokens as the user wrote them. */
export const textOf = ({ sentence, tokens }: Reader, at: number, length: number): string =>
  sentence.slice(tokens[at]?.start, tokens[at + length - 1]?.end);

/** « …, idéalement dans l’industrie », « qui exportent si possible »: the tokens of what is hoped for, and not asked. */
function findWishes(tokens: readonly Token[]): readonly boolean[] {
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
