import always from '#datasets/french/accented-words.json' with { type: 'json' };
import inCapitals from '#datasets/french/accented-words-in-capitals.json' with { type: 'json' };
import { fold, words } from '../../words/fold.ts';
import { accentedNames } from '../people/first-names.ts';
import { townsByKey } from '../places/town-name.ts';

const index = (list: readonly string[]): ReadonlyMap<string, string> =>
  new Map(list.map((word) => [fold(word), word]));

/** Usual words of names whose accent is missing only because somebody left it out: « Hopital », « Ecole ». */
const frenchOnly = index(always);
/** English has these without an accent: they get it back where capitals took it, in a name without English words. */
const englishToo = index(inCapitals);
const englishWords = words(
  'and company consulting devices electric express for global group holding international management markt motors of partners services software solutions systems the world',
);

/** Capital or not as it was: « HOPITAL » gives « HÔPITAL ». */
function putBack(word: string, accented: string): string {
  if (word === word.toLocaleUpperCase('fr')) return accented.toLocaleUpperCase('fr');
  const isRaised = /^\p{Lu}/u.test(word);
  return isRaised ? accented.charAt(0).toLocaleUpperCase('fr') + accented.slice(1) : accented;
}

/** « SAINT-ETIENNE » is « SAINT-ÉTIENNE ». */
const townInCapitals = (word: string) =>
  townsByKey.get(fold(word).replace(/-/g, ' '))?.toLocaleUpperCase('fr') ?? word;

/** A name with the accents that its words always have. */
export function restoreAccents(name: string): string {
  const isShouted = name === name.toLocaleUpperCase('fr');
  const isEnglish = name.split(/[\s-]/).some((word) => englishWords.has(fold(word)));
  const placed = isShouted ? name.replace(/[\p{L}-]{5,}/gu, townInCapitals) : name;
  return placed.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const key = fold(word);
    if (key !== word.toLowerCase()) return word;
    const inCapitals = isShouted && !isEnglish ? (englishToo.get(key) ?? accentedNames.get(key)) : undefined;
    const accented = frenchOnly.get(key) ?? inCapitals;
    return accented ? putBack(word, accented) : word;
  });
}
