import { normaliseText } from './normalise-text.ts';
import { intersect, invert, type PeopleSet, unite, type WordIndex } from './word-index.ts';

type Token = { kind: 'phrase'; text: string } | { kind: 'and' | 'or' | 'not' | 'open' | 'close' };

/** `directeur AND (commercial OR "grands comptes") NOT stage`; words side by side must all be there. */
export function matchKeywords(index: WordIndex, keywords: string): PeopleSet {
  const tokens = readTokens(keywords);
  let at = 0;

  function either(): PeopleSet {
    let found = all();
    while (tokens[at]?.kind === 'or') {
      at++;
      found = unite(found, all());
    }
    return found;
  }

  function all(): PeopleSet {
    let found: PeopleSet | undefined;
    for (let token = tokens[at]; token && token.kind !== 'or' && token.kind !== 'close'; token = tokens[at]) {
      if (token.kind === 'and') {
        at++;
        continue;
      }
      const next = one();
      found = found ? intersect(found, next) : next;
    }
    return found ?? everybody(index);
  }

  function one(): PeopleSet {
    const token = tokens[at++];
    if (token?.kind === 'not') return tokens[at] ? invert(one()) : everybody(index);
    if (token?.kind === 'phrase') return token.text ? index.havingPhrase(token.text) : everybody(index);
    if (token?.kind !== 'open') return everybody(index);
    const inner = either();
    if (tokens[at]?.kind === 'close') at++;
    return inner;
  }

  let found = either();
  // A parenthesis too many is ignored.
  while (at < tokens.length) {
    at++;
    found = intersect(found, either());
  }
  return found;
}

const everybody = ({ size }: WordIndex) => new Uint8Array(size).fill(1);

const operators: Record<string, Exclude<Token['kind'], 'phrase'>> = {
  AND: 'and',
  ET: 'and',
  OR: 'or',
  OU: 'or',
  NOT: 'not',
  SAUF: 'not',
  '(': 'open',
  ')': 'close',
};

const readTokens = (keywords: string): Token[] =>
  [...keywords.matchAll(/["“«]([^"”»]*)["”»]|([()])|([^\s()"“«]+)/g)].map(
    ([, quoted, bracket, word = '']) => {
      const operator = operators[bracket ?? word];
      return operator ? { kind: operator } : { kind: 'phrase', text: normaliseText(quoted ?? word) };
    },
  );
