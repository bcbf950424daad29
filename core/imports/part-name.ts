import { cleanName, type SplitName, splitName } from '../words/repair-name.ts';
import { isFirstName } from './cell-kinds.ts';

const isShouted = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toLocaleUpperCase('fr');

const isParticle = (word: string) =>
  /^(?:van|von|den|der|de|du|des|del|di|da|dos|le|la|ben|bin|el|al)$/i.test(word);

/** A comma or capitals say which part is which; else the order of the column, and the first names that are known. */
export function partName(said: string, isReversed: boolean): SplitName {
  const whole = beforeAside(parted(said));
  const words = cleanName(whole).split(' ').filter(Boolean);
  const shouted = words.filter(isShouted).length;
  if (whole.includes(',') || words.length < 2 || (shouted > 0 && shouted < words.length))
    return splitName(whole);
  const run = isReversed ? words.toReversed() : words;
  let first = 1;
  while (
    first < run.length - 1 &&
    !isParticle(run[first] ?? '') &&
    isFirstName(run[first] ?? '') &&
    isFirstName(run[first - 1] ?? '')
  )
    first++;
  const [given, family] = isReversed
    ? [words.slice(-first), words.slice(0, -first)]
    : [words.slice(0, first), words.slice(first)];
  return { firstName: given.join(' '), lastName: family.join(' ') };
}

/**
 * « Thibault Cochet, Mba », « Claire Bonnet, avocate »: after a whole name that begins with a first one, words that are
 * no first name say what the person is.
 */
function beforeAside(whole: string): string {
  const [before = '', ...after] = whole.split(',').map((part) => part.trim());
  const names = cleanName(before).split(' ').filter(Boolean);
  const [aside = ''] = (after[0] ?? '').split(' ');
  const isWhole = names.length > 1 && isFirstName(names[0] ?? '') && !isFirstName(names.at(-1) ?? '');
  return isWhole && aside !== '' && !isFirstName(aside) && !(isShouted(aside) && !names.some(isShouted))
    ? before
    : whole;
}

/** « thomas.weber », « caroline_aubry », « PhilippeDORNIER »: two names written as one word. */
const parted = (whole: string): string =>
  whole
    .trim()
    .replace(/^(\p{L}{2,})[._](\p{L}+)$/u, '$1 $2')
    .replace(/^(\p{Lu}\p{Ll}+)(\p{Lu}{3,})$/u, '$1 $2');

/** A whole name without the first one that another column gives: « Moreau » of « Moreau Camille ». */
export function withoutFirstName(whole: string, firstName: string): string {
  const bare = whole.trim();
  const [small, first] = [bare.toLocaleLowerCase('fr'), firstName.toLocaleLowerCase('fr')];
  if (small.startsWith(`${first} `)) return bare.slice(first.length).trim();
  if (small.endsWith(` ${first}`)) return bare.slice(0, -first.length).trim();
  return bare;
}
