import { linkWords, singularKey } from '#core/words/normalise-words.ts';
import { findItem, type Item, keyAt, phraseLength } from './find-item.ts';
import { writeSingular } from './read-title.ts';
import { type Reader, textOf, use } from './reader.ts';
import type { Token } from './tokenise.ts';
import { closingNegations, competitorWords, customerWords, emptyWords, titleEnds } from './word-lists.ts';

/** What « sauf » and its like have covered so far. */
export type Negation = {
  kinds: Set<Item['kind'] | 'name'>;
  /** The names that follow are those of customers or competitors. */
  list: 'customers' | 'competitors' | null;
  /** « … exclus » covers its own item only. */
  endsWithItem: boolean;
};

const longestName = 5;

/** Reads what the user does not want at this token; says how many tokens that took. */
export function readUnwanted(reader: Reader, at: number, negation: Negation): number {
  const { tokens, reading, isUsed } = reader;
  const token = tokens[at];
  if (token?.kind === 'domain') {
    reading.asked.domains.push(token.domain);
    negation.kinds.add('name');
    return use(reader, at, 1, 'exclusions');
  }
  if (token?.kind === 'quoted') {
    reading.asked.mustNotHave.push(token.words);
    return use(reader, at, 1, 'mustNotHave');
  }
  const closing = phraseLength(tokens, at, closingNegations);
  if (closing > 0) {
    isUsed.fill(true, at, at + closing);
    return closing;
  }
  const customers = phraseLength(tokens, at, customerWords);
  const competitors = phraseLength(tokens, at, competitorWords);
  if (customers + competitors > 0) {
    negation.list = competitors > customers ? 'competitors' : 'customers';
    const length = Math.max(customers, competitors);
    isUsed.fill(true, at, at + length);
    // « sauf nos clients » alone names nobody.
    if (!namesFollow(tokens, at + length)) reading.unclear.push(textOf(reader, at, length));
    return length;
  }
  const item = findItem(tokens, at);
  if (item && !isName(tokens, at, item, negation)) return avoid(reader, at, item, negation);
  return avoidName(reader, at, negation);
}

const namesFollow = (tokens: readonly Token[], at: number): boolean => {
  const next = tokens[at];
  if (next?.kind === 'word') return !/^(en|a|dans|et|ou)$/.test(next.key);
  return next?.kind === 'domain' || (next?.kind === 'break' && /[:(]/.test(next.text));
};

/** After « nos clients », a capital makes a name of everything: « Orange », « La Banque Postale ». */
const isName = (tokens: readonly Token[], at: number, item: Item, { list }: Negation): boolean => {
  const token = tokens[at];
  return list !== null && token?.kind === 'word' && token.isCapital && item.kind !== 'size';
};

function avoid(reader: Reader, at: number, item: Item, negation: Negation): number {
  const { tokens, reading } = reader;
  // « sauf les cabinets de plus de 50 salariés » is finer than criteria can say: left for the user to see.
  if (item.kind === 'size' && negation.kinds.size > 0 && !negation.kinds.has('size')) return item.length;
  if (item.kind === 'language') return item.length;
  negation.kinds.add(item.kind);
  if (item.kind === 'size') {
    reading.asked.sizesToAvoid.push(...item.sizes);
    return use(reader, at, item.length, 'companySizes');
  }
  if (item.kind === 'place')
    reading.asked.mustNotHave.push(...item.labels.map((label) => label.split(',')[0] ?? label));
  else if (item.kind === 'title') reading.asked.mustNotHave.push(item.title);
  else reading.asked.mustNotHave.push(writeSingular(tokens.slice(at, at + item.length)));
  return use(reader, at, item.length, 'mustNotHave');
}

/** Names with a capital are companies; other words are words not to meet. */
function avoidName(reader: Reader, at: number, negation: Negation): number {
  const { tokens, reading } = reader;
  const token = tokens[at];
  if (token?.kind !== 'word') return 1;
  const isCompany = token.isCapital || (negation.list !== null && !emptyWords.has(token.key));
  if (!isCompany && emptyWords.has(token.key)) return 1;
  const length = isCompany ? nameLength(tokens, at) : phraseEnd(tokens, at);
  negation.kinds.add('name');
  if (!isCompany) {
    reading.asked.mustNotHave.push(writeSingular(tokens.slice(at, at + length)));
    return use(reader, at, length, 'mustNotHave');
  }
  const name = textOf(reader, at, length);
  reading.asked[negation.list ?? 'customers'].push(name);
  return use(reader, at, length, 'exclusions');
}

/** « Société Générale », « Caisse des Dépôts »: words with a capital, and the links between two of them. */
function nameLength(tokens: readonly Token[], at: number): number {
  let length = 1;
  for (let step = 1; step < longestName; step++) {
    const token = tokens[at + step];
    if (token?.kind !== 'word') break;
    if (token.isCapital) length = step + 1;
    else if (!linkWords.has(token.key) || token.key === 'a' || token.key === 'en') break;
  }
  return length;
}

function phraseEnd(tokens: readonly Token[], at: number): number {
  let length = 1;
  for (let step = 1; step < longestName; step++) {
    const key = keyAt(tokens, at + step);
    if (!key || titleEnds.has(singularKey(key)) || phraseLength(tokens, at + step, closingNegations) > 0)
      break;
    if (!linkWords.has(key)) length = step + 1;
  }
  return length;
}
