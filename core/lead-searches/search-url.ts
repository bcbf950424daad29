export type SearchUrl =
  | { is: 'search'; seat: 'classic' | 'sales_navigator'; words: string | null }
  | { is: 'wrong'; because: string };

export const longestSearchUrl = 4000;

const notSearch =
  'Cette adresse n’est pas celle d’une recherche de personnes. Sur LinkedIn, cherchez, ouvrez l’onglet « Personnes », puis copiez l’adresse.';

/** What an address copied from LinkedIn asks for, or why it asks for nobody. */
export function readSearchUrl(text: string): SearchUrl {
  const url = URL.parse(text.trim());
  if (url?.protocol !== 'https:' || !/(^|\.)linkedin\.com$/.test(url.hostname))
    return { is: 'wrong', because: 'Collez l’adresse d’une recherche LinkedIn.' };
  const { pathname, searchParams } = url;
  if (/^\/search\/results\/(people|all)\b/.test(pathname))
    return { is: 'search', seat: 'classic', words: shorten(searchParams.get('keywords')) };
  if (/^\/sales\/(search\/people|lists\/people)\b/.test(pathname))
    return { is: 'search', seat: 'sales_navigator', words: shorten(readKeywords(searchParams.get('query'))) };
  return { is: 'wrong', because: notSearch };
}

/** Sales Navigator packs its filters in one parameter: `(keywords:paie,filters:List(…))`. */
const readKeywords = (query: string | null) => query?.match(/\bkeywords:([^,()]+)/)?.[1] ?? null;

const longestWords = 60;
const shorten = (words: string | null): string | null => {
  const text = words?.trim() ?? '';
  if (text === '') return null;
  return text.length > longestWords ? `${text.slice(0, longestWords - 1)}…` : text;
};

/** A pasted search, in a list of searches. */
export function nameSearchUrl(text: string): string {
  const reading = readSearchUrl(text);
  const from =
    reading.is === 'search' && reading.seat === 'sales_navigator'
      ? 'Recherche Sales Navigator'
      : 'Recherche LinkedIn';
  return reading.is === 'search' && reading.words ? `${from}\u00a0: ${reading.words}` : from;
}
