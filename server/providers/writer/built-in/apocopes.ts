import { knownTitles } from '#core/targeting/job-titles.ts';
import { occupations } from '#core/targeting/occupations.ts';
import { tradePeople } from '#core/targeting/trades.ts';
import { normaliseWords } from '#core/words/normalise-words.ts';

const shortest = 4;
const least = 7;

/** The names of one word that French cuts short: « vétérinaire », « gynécologue ». */
const names: ReadonlyMap<string, string> = new Map(
  [
    ...occupations.flatMap((occupation) => occupation.names),
    ...tradePeople.flatMap(([people]) => people.split(',')),
    ...Array.from(knownTitles.values(), ({ name }) => name),
  ]
    .filter((name) => name.length >= least && /^[\p{L}]+$/u.test(name))
    .map((name) => [normaliseWords(name), name]),
);

/** Short names of things, which people are not called by. */
const things: ReadonlySet<string> = new Set(
  'info photo moto auto velo radio video labo resto expo promo memo demo techno eco agro hosto intro logo macro micro studio bureau metro euro turbo zero numero casino credo duo porno hypo gastro bistro apero frigo'.split(
    ' ',
  ),
);

const met = new Map<string, string | null>();

/**
 * « Vétos », « gynécos »: what is left of a longer name, ending in « o »; null where several names of other beginnings
 * could be meant, or none.
 */
export function writeApocopeOut(key: string): string | null {
  const word = key.replace(/s$/, '');
  if (word.length < shortest || !word.endsWith('o') || things.has(word)) return null;
  const known = met.get(word);
  if (known !== undefined) return known;
  const stem = word.slice(0, -1);
  const beginning = (start: string) => [...names.keys()].filter((name) => name.startsWith(start)).sort();
  const whole = beginning(word);
  const found = whole.length > 0 ? whole : beginning(stem);
  // « Vétérinaire » and « vétérinaires » are one: all go on as the shortest does.
  const [first = ''] = found;
  const isOne = found.length > 0 && found.every((name) => name.startsWith(first.slice(0, stem.length + 3)));
  const name = isOne ? (names.get(first) ?? null) : null;
  if (met.size < 1000) met.set(word, name);
  return name;
}
