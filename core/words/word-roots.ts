import tools from '#datasets/text-gate/everyday-tools.json' with { type: 'json' };
import lightWords from '#datasets/text-gate/light-words.json' with { type: 'json' };
import families from '#datasets/text-gate/word-families.json' with { type: 'json' };
import { words } from './fold.ts';
import { normaliseWords, singularKey } from './normalise-words.ts';

/** Tools that everybody in business names; whether the person uses them is another matter. Folded. */
export const everydayTools: ReadonlySet<string> = new Set(tools);

/** What a word may end with and still be the same; the longest that leaves enough is taken away. */
const endings = words(
  `issement issant issante issons issez issent ement aison ation ition ution ssion tion sion ateur atrice trice teur euse eur
  ance ence able ible ique iste isme ite ive if elle el ale al iere ier age ante ant ente ent ure aient ait ais ions iez
  erons eront eriez erait erez erai era ion on oy ons ez ee er ir re oir oire is it ie e i u us ue t`,
);
/** Taken away once more: « photographi » becomes « photograph », and « recrut » stays. */
const innerEndings = words('e i iss isse tion ation ement eur ique el al');
const longestEnding = 8;
const longestWord = 30;
const mostKept = 20_000;

/** A word, what its forms share, and whether it says little by itself. */
type Known = { root: string; isLight: boolean };
const known = new Map<string, Known>();

function read(word: string): Known {
  const kept = known.get(word);
  if (kept) return kept;
  const own = makeRoot(word.slice(0, longestWord));
  const made = { root: familyRoots.get(own) ?? own, isLight: light.has(inflected(word)) };
  if (known.size > mostKept) known.clear();
  known.set(word, made);
  return made;
}

/** What the forms of a word share: « recrutez », « recrutement », « embauches ». Of a normalised word. */
export const rootOf = (word: string): string => read(word).root;

function makeRoot(word: string): string {
  if (/\d/.test(word)) return word;
  const whole = singularKey(word);
  const least = whole.length <= 5 ? 3 : 4;
  const outer = withoutEnding(whole, endings, least);
  return withoutEnding(outer, innerEndings, least)
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i')
    .slice(0, 8);
}

/** Words whose ends alone do not bring them together, and those that say the same of somebody's work. */
const familyRoots = new Map<string, string>();
for (const family of families) {
  const roots = family.split(' ').map(makeRoot);
  const name = familyRoots.get(roots.find((root) => familyRoots.has(root)) ?? '') ?? roots[0] ?? '';
  for (const root of roots) if (!familyRoots.has(root)) familyRoots.set(root, name);
}

function withoutEnding(word: string, list: ReadonlySet<string>, least: number): string {
  for (let length = Math.min(longestEnding, word.length - least); length > 0; length -= 1)
    if (list.has(word.slice(-length))) return word.slice(0, -length);
  return word;
}

/** How a word is conjugated or agrees, and stays the same word: « assurez », and not « assureur ». */
const inflections = words(
  'e es ee ees ent ez ons er ir a as ai ait ais aient iez ions era eras erai erez eront erons erait i ie is ies it u ue us ues s',
);
const inflected = (word: string): string => withoutEnding(singularKey(word), inflections, 3);
const light: ReadonlySet<string> = new Set(lightWords.map(inflected));

export type ContentWord = { word: string; root: string };

/** Names have a rule of their own. */
const acronym = /(?<!\p{L})\p{Lu}{2,}s?(?!\p{L})/gu;

/** The words of a phrase that say something, each with its root; numbers are another rule's. */
export const contentOf = (phrase: string): ContentWord[] =>
  normaliseWords(phrase.replace(acronym, ' '))
    .split(' ')
    .filter((word) => word.length > 2 && !/\d/.test(word) && !everydayTools.has(word) && !read(word).isLight)
    .map((word) => ({ word, root: rootOf(word) }));
