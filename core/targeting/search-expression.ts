/**
 * The network cuts a long expression without saying so, and publishes no limit: we stay far below what the address
 * of one of its pages can carry.
 */
export const longestExpression = 1000;

/** Only straight quotation marks and apostrophes are understood; operators are words in capitals. */
export function quoteTerm(term: string): string {
  const others = term.split(/ ou /i).map(quoteWords).filter(Boolean);
  return others.length > 1 ? `(${others.join(' OR ')})` : (others[0] ?? '');
}

function quoteWords(term: string): string {
  const words = term
    .replace(/["“”«»()]/g, ' ')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .trim();
  return /^(?!(?:AND|OR|NOT)$)[\p{L}\p{N}]+$/u.test(words) ? words : words && `"${words}"`;
}

/** The first terms that an expression has room for. */
export function fitExpression(
  terms: readonly string[],
  operator: string,
  room = longestExpression,
): string[] {
  const fitting: string[] = [];
  let length = 0;
  for (const term of terms) {
    length += quoteTerm(term).length + (fitting.length > 0 ? operator.length : 0);
    if (length > room) break;
    fitting.push(term);
  }
  return fitting;
}

/** `SaaS AND "chaîne du froid" NOT stage`, and how many of each kind of words it holds. */
export function writeKeywords(
  wanted: readonly string[],
  unwanted: readonly string[],
  room = longestExpression,
) {
  const kept = fitExpression(wanted, ' AND ', room);
  const positive = kept.map(quoteTerm).filter(Boolean).join(' AND ');
  const avoided = fitExpression(unwanted, ' NOT ', room - positive.length - ' NOT '.length);
  const negative = avoided
    .map((term) => quoteTerm(term))
    .filter(Boolean)
    .map((term) => `NOT ${term}`);
  const expression = [positive, ...negative].filter(Boolean).join(' ');
  return { expression, wanted: kept.length, unwanted: avoided.length };
}
