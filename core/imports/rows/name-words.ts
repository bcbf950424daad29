import { feminineNames } from '../../french/people/first-names.ts';
import { fold } from '../../words/fold.ts';
import { isFirstName } from '../cell-kinds.ts';

/** What one word of a name tells. */
export const isAllCaps = (word: string): boolean =>
  /\p{Lu}{2}/u.test(word) && word === word.toLocaleUpperCase('fr');

export const isParticle = (word: string): boolean =>
  /^(?:van|von|den|der|de|du|des|del|di|da|dos|le|la|ben|bin|el|al)$/i.test(word);

/** « Yasmina de Sainte » goes on. */
export function isOpen(name: string): boolean {
  const last = name.split(' ').at(-1) ?? '';
  return last === '' || isParticle(last) || /^(?:saint|sainte|st|ste)$/i.test(last);
}

/** A name that hardly any family bears: « Sophie », « Jean-Luc ». */
export const isSurelyFirst = (name: string): boolean =>
  isFirstName(name) && (name.includes('-') || feminineNames.has(fold(name)));
