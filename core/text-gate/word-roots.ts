import lightWords from '#datasets/text-gate/light-words.json' with { type: 'json' };
import { words } from '../words/fold.ts';
import { normaliseWords, singularKey } from '../words/normalise-words.ts';

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

/** Forms whose ends alone do not bring them together, and pairs that say the same of somebody's work. */
const sameRoots = new Map(
  `ouvr ouver ouvert|relis relu relect relit|inclu incl inclus compr comprise compris|vend vent vente|achat acha achet acheteu|chois choix
  |condui conduct|produi product|construi construct|redui reduct|recrut embauch|salar salari collabor emplo employ effectif|nettoi netto|deplo deploi|direct dirig
  |ger gest gesti|logici outil applicat|prix tarif|repr reprend repris|croiss croit|certif certifi|qualif qualifi|mainten maint`
    .split('|')
    .flatMap((group) => {
      const [first = '', ...others] = group.trim().split(/\s+/);
      return others.map((other) => [other, first] as const);
    }),
);

const known = new Map<string, string>();

/** What the forms of a word share: « recrutez », « recrutement », « embauches ». Of a normalised word. */
export function rootOf(word: string): string {
  const kept = known.get(word);
  if (kept !== undefined) return kept;
  const root = makeRoot(word.slice(0, longestWord));
  if (known.size > mostKept) known.clear();
  known.set(word, root);
  return root;
}

function makeRoot(word: string): string {
  if (/\d/.test(word)) return word;
  const whole = singularKey(word);
  const least = whole.length <= 5 ? 3 : 4;
  const outer = withoutEnding(whole, endings, least);
  const root = withoutEnding(outer, innerEndings, least)
    .replace(/(.)\1$/, '$1')
    .replace(/y$/, 'i')
    .slice(0, 8);
  return sameRoots.get(whole) ?? sameRoots.get(root) ?? root;
}

function withoutEnding(word: string, list: ReadonlySet<string>, least: number): string {
  for (let length = Math.min(longestEnding, word.length - least); length > 0; length -= 1)
    if (list.has(word.slice(-length))) return word.slice(0, -length);
  return word;
}

const light: ReadonlySet<string> = new Set(lightWords);
const lightRoots: ReadonlySet<string> = new Set(lightWords.map(rootOf));

export type ContentWord = { word: string; root: string };

/** The words of a phrase that say something, each with its root; numbers are another rule's. */
export const contentOf = (phrase: string): ContentWord[] =>
  normaliseWords(phrase)
    .split(' ')
    .filter((word) => word.length > 3 && !/\d/.test(word) && !light.has(word))
    .map((word) => ({ word, root: rootOf(word) }))
    .filter(({ root }) => !lightRoots.has(root));
