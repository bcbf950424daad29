import type { SentenceReading } from '#core/targeting/sentence-reading.ts';
import { keyOfWords } from '#core/words/normalise-words.ts';
import { emptyAsked } from './asked.ts';
import { finishReading } from './criteria-reading.ts';
import { findItem, keyAt, phraseLength } from './find-item.ts';
import { readNext } from './read-next.ts';
import { type Negation, readUnwanted } from './read-unwanted.ts';
import { openReader, type Reader, textOf } from './reader.ts';
import type { Token } from './tokenise.ts';
import { lengthsOf, takeAdded } from './wanted-kinds.ts';
import {
  affirmations,
  buyerLinks,
  closingNegations,
  emptyWords,
  negations,
  sellingWords,
} from './word-lists.ts';

/** Who a French sentence asks for. Whatever it says, its words are only words: nothing in it is obeyed. */
export function readSentence(sentence: string): SentenceReading {
  const reader = openReader(sentence);
  const { tokens, isUsed, reading } = reader;
  let negation: Negation | null = null;
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    if (token?.kind === 'break') {
      reader.titleHead = null;
      // « (moins de 10) » is said of those just before.
      if (token.text !== '(') reader.isApart = true;
      if (negation && (token.ends || endsAtSign(tokens, at, negation))) negation = null;
      at++;
      continue;
    }
    const buyers = sellingWords.has(keyAt(tokens, at)) ? buyersAfter(tokens, at) : -1;
    if (buyers > 0) {
      at = buyers;
      continue;
    }
    if (!negation && isExcludedAtLast(tokens, at)) negation = openNegation(true);
    const opening = isInName(reader, at) ? 0 : phraseLength(tokens, at, negations);
    const closing = phraseLength(tokens, at, affirmations);
    if (negation && isTurnedBack(tokens, at)) {
      forgetSites(reader, negation);
      negation = null;
      isUsed.fill(true, at, ++at);
    } else if (opening > 0 && opening >= closing) {
      negation = openNegation(false);
      isUsed.fill(true, at, at + opening);
      at += opening;
    } else if (closing > 0) {
      negation = null;
      isUsed.fill(true, at, at + closing);
      at += closing;
    } else {
      if (negation && endsAtItem(tokens, at, negation)) negation = null;
      at += negation ? readRefused(reader, at, negation) : readNext(reader, at);
    }
  }
  return {
    criteria: finishReading(reading),
    understood: reading.understood,
    leftOver: [...new Set([...reading.unclear, ...leftOver(tokens, isUsed)])],
  };
}

/** « Hors Paris si possible » rules nobody out. */
function readRefused(reader: Reader, at: number, negation: Negation): number {
  const { reading, wishes } = reader;
  if (!wishes[at]) return readUnwanted(reader, at, negation);
  const [before, listed] = [lengthsOf(reading.asked), reading.understood.length];
  const length = readUnwanted(reader, at, negation);
  const dropped = emptyAsked();
  takeAdded(reading.asked, before, dropped);
  if (reading.understood.length > listed) reading.unclear.push(textOf(reader, at, length));
  reading.understood.splice(listed);
  return length;
}

/** « le pas-de-calais », « Villiers-sans-Avoir »: names that hold what elsewhere begins a refusal. */
function isInName({ tokens, sentence }: Reader, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  if (!token) return false;
  if (before?.end === token.start - 1 && sentence[before.end] === '-') return true;
  if (findItem(tokens, at)?.kind !== 'place') return false;
  const isWritten = /^\p{Lu}/u.test(token.text) || sentence[token.end] === '-';
  return isWritten || /^(?:le|du|au)$/.test(keyAt(tokens, at - 1));
}

/** « Sauf les sites hors de France »: those in France are wanted. */
const isTurnedBack = (tokens: readonly Token[], at: number): boolean => {
  const next = /^(?:de|du|d|des)$/.test(keyAt(tokens, at + 1)) ? at + 2 : at + 1;
  return (
    keyAt(tokens, at) === 'hors' &&
    tokens[at - 1]?.kind === 'word' &&
    findItem(tokens, next)?.kind === 'place'
  );
};

/** What was to be avoided was only where it stands. */
function forgetSites({ reading }: Reader, { kinds }: Negation): void {
  if (kinds.size !== 1 || kinds.has('size') || kinds.has('place')) return;
  const word = reading.asked.mustNotHave.pop();
  if (word && reading.understood.at(-1)?.field === 'mustNotHave') reading.understood.pop();
}

/** Where those to whom something is sold are named, in the same sentence. */
const buyersAfter = (tokens: readonly Token[], at: number): number =>
  tokens.findIndex((_, rank) => rank > at && buyerLinks.has(keyAt(tokens, rank)));

/** « …, concurrents Zalando et Veepee exclus »: the item is turned by its last word. */
function isExcludedAtLast(tokens: readonly Token[], at: number): boolean {
  if (at > 0 && tokens[at - 1]?.kind !== 'break') return false;
  const end = tokens.findIndex(({ kind }, rank) => rank > at && kind === 'break');
  const last = end < 0 ? tokens.length : end;
  return [1, 2, 3, 4].some(
    (words) => last - words > at && phraseLength(tokens, last - words, closingNegations) === words,
  );
}

const openNegation = (endsWithItem: boolean): Negation => ({ kinds: new Set(), list: null, endsWithItem });

const positiveKinds = new Set(['place', 'size', 'language', 'title']);

/** « pas d’agences, Lyon »: another kind of thing after a sign is wanted again. */
function endsAtSign(tokens: readonly Token[], at: number, { kinds, list, endsWithItem }: Negation): boolean {
  if (endsWithItem) return true;
  if (kinds.size > 0 && !kinds.has('place') && /^(a|en|dans|chez)$/.test(keyAt(tokens, at + 1))) return true;
  let next = at + 1;
  while (/^(et|a|en|au|aux|dans|le|la|les|l|de|du|d)$/.test(keyAt(tokens, next))) next++;
  const item = findItem(tokens, next);
  const isOther = item !== null && positiveKinds.has(item.kind) && !kinds.has(item.kind);
  return isOther && (kinds.size > 0 || list !== null);
}

/** « sauf les cabinets et à Nantes », « sauf Michelin en Bretagne ». */
function endsAtItem(tokens: readonly Token[], at: number, { kinds, list }: Negation): boolean {
  const item = findItem(tokens, at);
  const before = keyAt(tokens, at - 1);
  return (
    item?.kind === 'place' &&
    /^(a|au|aux|en|dans|la|le|les|l)$/.test(before) &&
    !kinds.has('place') &&
    (kinds.size > 0 || list !== null)
  );
}

/** Words that say something and went nowhere. */
function leftOver(tokens: readonly Token[], isUsed: readonly boolean[]): string[] {
  const left = tokens.filter((token, rank) => {
    if (isUsed[rank] || token.kind === 'break') return false;
    if (token.kind !== 'word') return true;
    return token.key.length > 1 && !emptyWords.has(token.key) && !emptyWords.has(keyOfWords([token.key]));
  });
  return left.map(({ text }) => text);
}
