import { plainLetters } from '../../words/plain-letters.ts';
import { cleanName, type SplitName, splitName } from '../../words/repair-name.ts';
import { isFirstName } from '../cell-kinds.ts';
import { orderIn } from '../columns/name-order.ts';
import { withNameInUse } from './name-in-use.ts';
import { isAllCaps, isOpen, isParticle, isSurelyFirst } from './name-words.ts';

/** A comma or capitals say which part is which; else the order of the column, and the first names that are known. */
export function splitWholeName(
  name: string,
  isReversed: boolean,
  addresses: readonly string[] = [],
): SplitName {
  const whole = beforeAside(withoutSlogan(splitJoinedNames(withNameInUse(name))));
  const words = withoutInitial(cleanName(whole).split(' ').filter(Boolean));
  const [only = '', ...others] = words;
  if (only && others.length === 0 && civility.test(whole) && !isSurelyFirst(only))
    return { firstName: null, lastName: only };
  if (others.length === 1 && article.test(only) && civility.test(whole) && !isSurelyFirst(others[0] ?? ''))
    return { firstName: null, lastName: words.join(' ') };
  if (isVietnamese(words)) return { firstName: words.slice(1).join(' '), lastName: words[0] ?? null };
  const allCaps = words.filter(isAllCaps).length;
  if (whole.includes(',') || words.length < 2 || (allCaps > 0 && allCaps < words.length))
    return splitName(whole.includes(',') ? whole : words.join(' '));
  const isLastFirst = isReversed || beginsWithLast(words, allCaps > 0, addresses);
  const run = isLastFirst ? words.toReversed() : words;
  let first = isThreeWordFirstName(run) ? 3 : 1;
  while (
    first < run.length - 1 &&
    !isParticle(run[first] ?? '') &&
    isFirstName(run[first] ?? '') &&
    isFirstName(run[first - 1] ?? '')
  )
    first++;
  const [given, family] = isLastFirst
    ? [words.slice(-first), words.slice(0, -first)]
    : [words.slice(0, first), words.slice(first)];
  return { firstName: given.join(' '), lastName: family.join(' ') };
}

/** « Mme Lambert »: whoever is called so is called by their last name. */
const civility =
  /^\W*(?:m|mr|mrs|ms|mme|mlle|monsieur|madame|mademoiselle|ma[iî]tre|me|dr|docteur|herr|frau)\.?\s/iu;
/** « M. Le Gall », « Mme de Villiers » */
const article = /^(?:le|la|de|du|des)$/i;

/** « John A. Smith » */
const withoutInitial = (words: readonly string[]): string[] =>
  words.filter((word, at) => at === 0 || at === words.length - 1 || !/^\p{Lu}\.$/u.test(word));

/** « DUPONT JEAN », « Lefebvre Jean-Luc »: only the last word is a first name; in small letters, one that no family bears. */
function beginsWithLast(words: readonly string[], isShouted: boolean, addresses: readonly string[]): boolean {
  const [first = '', last = ''] = [words[0], words.at(-1)];
  const isKnown = isShouted ? isFirstName : isSurelyFirst;
  if (isFirstName(first) || !isKnown(last) || isParticle(first)) return false;
  return !isOpen(words.slice(0, -1).join(' ')) && orderIn(addresses, first, last) >= 0;
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
  return isWhole && aside !== '' && !isFirstName(aside) ? before : whole;
}

/** « Abd El Karim » */
const isThreeWordFirstName = ([first = '', second = '', third]: readonly string[]) =>
  /^(?:abd|abou|abu|oum|umm)$/i.test(first) &&
  /^(?:el|al|er|ar|es|as|en|an)$/i.test(second) &&
  third !== undefined;

const vietnamese =
  /^(?:nguyễn|trần|lê|phạm|hoàng|huỳnh|phan|vũ|võ|đặng|bùi|đỗ|hồ|ngô|dương|lý|đinh|trịnh|lương)$/iu;
/** « Đỗ Minh Khôi »: with the accents of Vietnam, the name of the family stands first. */
const isVietnamese = (words: readonly string[]) =>
  words.length >= 3 &&
  vietnamese.test(words[0]?.normalize('NFC') ?? '') &&
  !words.slice(1).some((word) => vietnamese.test(word));

const ornaments = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\ufe0f|\u200d)+/u;

/** « Mathilde 🎯 J’aide les TPE 🎯 Corbillon », « Peio Goyenespe ☘️ Traiteur basque »: the text between pictures is no name. */
function withoutSlogan(whole: string): string {
  const [first = '', ...others] = plainLetters(whole)
    .split(ornaments)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  if (others.length === 0 || first.includes(',')) return whole;
  if (cleanName(first).includes(' ')) return first;
  const last = others.find((part) =>
    part.split(/[ ’']/).every((word) => /^\p{Lu}/u.test(word) || isParticle(word)),
  );
  return last ? `${first} ${last}` : whole;
}

/** « thomas.weber », « caroline_aubry », « PhilippeDORNIER »: two names written as one word. */
const splitJoinedNames = (whole: string): string =>
  whole
    .trim()
    .replace(/^(\p{L}{2,})[._](\p{L}+)$/u, '$1 $2')
    .replace(/^(\p{Lu}\p{Ll}+)(\p{Lu}{3,})$/u, '$1 $2')
    .replace(/^(\p{Lu}\p{Ll}{2,})(\p{Lu}\p{Ll}{2,})$/u, (joined, one: string, other: string) =>
      isFirstName(one) ? `${one} ${other}` : isFirstName(other) ? `${other} ${one}` : joined,
    );

/** A whole name without the first one that another column gives: « Moreau » of « Moreau Camille ». */
export function withoutFirstName(whole: string, firstName: string): string {
  const bare = whole.trim();
  const [small, first] = [bare.toLocaleLowerCase('fr'), firstName.toLocaleLowerCase('fr')];
  if (small.startsWith(`${first} `)) return bare.slice(first.length).trim();
  if (small.endsWith(` ${first}`)) return bare.slice(0, -first.length).trim();
  return bare;
}
