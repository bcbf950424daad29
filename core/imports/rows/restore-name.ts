import { accentedNames } from '../../french/people/first-names.ts';
import { fold } from '../../words/fold.ts';

/** « DURAND (DE) »: files of the administration put the particle behind. */
const aside = /(?<![\p{L}’'-])((?:\p{Lu}[\p{Lu}’'-]+\s+)*\p{L}[\p{L}’'-]+)\s*\(([\p{L} ’']{1,6})\)/gu;
const particle = /^(?:de|du|des|de la|de l’|d’|van|von)$/;

/** « Prénom : Agnès »: the name of a field, written with what it holds. */
const label =
  /^\s*(?:pr[ée]nom|nom(?: de famille)?|nom complet|first ?name|last ?name|full ?name|name)\s*[:=]\s*/iu;

/** « LE CLOAREC - RIOU »: two names of one family, in the column of last names. */
export const restoreDouble = (name: string | undefined): string | undefined =>
  name?.replace(/(?<=^|\s)(\p{Lu}[\p{Lu}’']+)\s+-\s+(\p{Lu}[\p{Lu}’']+)$/u, '$1-$2');

/** A name as it was before a file or a form spoiled it. */
export function restoreName(name: string): string {
  const restored = restoreLetters(name.replace(label, ''));
  if (!restored.includes('(')) return restored;
  return restored.replace(aside, (whole, family: string, behind: string) => {
    if (!particle.test(fold(behind))) return whole;
    return fold(behind).endsWith('’') ? behind + family : `${behind} ${family}`;
  });
}

/** The sign that stands for a letter nobody could read: in a first name that has but one accented letter there, it is that one. */
const restoreLetters = (name: string): string =>
  name.includes('\ufffd') ? name.replace(/[\p{L}\ufffd]+/gu, (word) => findName(word) ?? word) : name;

function findName(word: string): string | undefined {
  if (!word.includes('\ufffd')) return undefined;
  const letters = [...word].map((letter) => (letter === '\ufffd' ? null : fold(letter)));
  const fits = [...accentedNames.values()].filter((name) => {
    const other = [...name.normalize('NFC')];
    return (
      other.length === letters.length &&
      letters.every((letter, at) =>
        letter === null ? /[^a-z]/i.test(other[at] ?? '') : letter === fold(other[at] ?? ''),
      )
    );
  });
  return fits.length === 1 ? fits[0] : undefined;
}
