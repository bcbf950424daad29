/** `url`: as the network is asked, whatever was left out of what was pasted. */
export type SearchUrl =
  | { is: 'search'; seat: 'classic' | 'sales_navigator'; words: string | null; url: string }
  | { is: 'wrong'; because: string };

export const longestSearchUrl = 4000;

const notLinkedin = 'Collez l’adresse d’une recherche LinkedIn.';
const notSearch =
  'Cette adresse n’est pas celle d’une recherche de personnes. Sur LinkedIn, cherchez, ouvrez l’onglet « Personnes », puis copiez l’adresse.';
const noCriterion =
  'Cette recherche n’a aucun critère\u00a0: elle ramènerait n’importe qui. Sur LinkedIn, ajoutez un mot-clé ou un filtre, puis copiez l’adresse.';

/** What an address copied from LinkedIn asks for, or why it asks for nobody. */
export function readSearchUrl(text: string): SearchUrl {
  const url = parseAddress(text.trim());
  if (!url) return { is: 'wrong', because: notLinkedin };
  const { pathname, searchParams } = url;
  if (/^\/search\/results\/people\b/.test(pathname))
    return hasFilter(searchParams)
      ? search('classic', url, searchParams.get('keywords'))
      : wrong(noCriterion);
  if (/^\/search\/results\/all\b/.test(pathname)) return readMixedSearch(url);
  if (/^\/sales\/lists\/people\/./.test(pathname)) return search('sales_navigator', url, null);
  if (/^\/sales\/search\/people\b/.test(pathname)) {
    const query = searchParams.get('query') ?? '';
    const isNarrowed = searchParams.get('savedSearchId') || /\bkeywords:[^,()]|List\([^)]/.test(query);
    return isNarrowed ? search('sales_navigator', url, readKeywords(query)) : wrong(noCriterion);
  }
  return wrong(notSearch);
}

const wrong = (because: string): SearchUrl => ({ is: 'wrong', because });
const search = (seat: 'classic' | 'sales_navigator', url: URL, words: string | null): SearchUrl => ({
  is: 'search',
  seat,
  words: shorten(words),
  url: url.href,
});

/** A browser hides « https:// » in what it lets people copy. */
function parseAddress(text: string): URL | null {
  const url = URL.parse(
    /^[a-z][a-z\d+.-]*:/i.test(text) ? text.replace(/^http:/i, 'https:') : `https://${text}`,
  );
  return url?.protocol === 'https:' && /(^|\.)linkedin\.com$/.test(url.hostname) ? url : null;
}

/** The first page of results mixes people, posts and companies: its words are asked of the people. */
function readMixedSearch(url: URL): SearchUrl {
  const words = url.searchParams.get('keywords')?.trim();
  if (!words) return wrong(noCriterion);
  const ofPeople = new URL('/search/results/people/', url);
  ofPeople.searchParams.set('keywords', words);
  return search('classic', ofPeople, words);
}

/** What LinkedIn adds to an address and does not narrow the search. */
const noise = new Set([
  'origin',
  'sid',
  'page',
  'searchId',
  'spellCorrectionEnabled',
  'heroEntityKey',
  'position',
  'trk',
  'lipi',
]);
const hasFilter = (parameters: URLSearchParams): boolean =>
  [...parameters].some(
    ([name, value]) => !noise.has(name) && !name.startsWith('utm_') && /[^\s[\]"]/.test(value),
  );

/** Sales Navigator packs its filters in one parameter: `(keywords:paie,filters:List(…))`. */
const readKeywords = (query: string) => query.match(/\bkeywords:([^,()]+)/)?.[1] ?? null;

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
