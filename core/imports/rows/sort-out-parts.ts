import { cleanName } from '../../words/repair-name.ts';
import { isFirstName } from '../cell-kinds.ts';
import { orderIn } from '../columns/name-order.ts';
import { isAllCaps, isOpen, isParticle, isSurelyFirst } from './name-words.ts';
import { splitWholeName, withoutFirstName } from './split-whole-name.ts';

export type NameParts = { firstName?: string | undefined; lastName?: string | undefined };

/** Two columns of which one holds both parts, or each the other's. */
export function sortOutParts({ firstName, lastName }: NameParts, addresses: readonly string[]): NameParts {
  const only = firstName ? (lastName ? null : firstName) : lastName;
  if (only) {
    if (!isWhole(only) && !isJoined.test(only)) return { firstName, lastName };
    const split = splitWholeName(only, false, addresses);
    return { firstName: split.firstName ?? undefined, lastName: split.lastName ?? undefined };
  }
  if (!firstName || !lastName) return { firstName, lastName };
  const mayBeSwapped = lastName.split(' ').some(isFirstName);
  if (mayBeSwapped && isSwapped(cleanName(firstName), cleanName(lastName), addresses))
    return { firstName: lastName, lastName: firstName };
  return /\s/.test(firstName + lastName) ? withoutRepeat(firstName, lastName) : { firstName, lastName };
}

/** « alexandra.meunier » */
const isJoined = /^\p{L}{2,}[._]\p{L}{2,}$/u;

/** « ROUSSEL Marine », « Jean Dupont »; « Le GOFF » and « Marie Claire » are one part. */
function isWhole(name: string): boolean {
  const words = cleanName(name).split(' ').filter(Boolean);
  const [first = '', second = ''] = words;
  if (words.length < 2 || isParticle(first) || isParticle(second)) return false;
  const plain = words.filter((word) => !isAllCaps(word));
  if (plain.length < words.length && plain.length > 0) return plain.every(isFirstName);
  return isFirstName(first) && !isFirstName(words.at(-1) ?? '');
}

/** « Lefebvre | Jean-Luc »: what is in capitals, what addresses say and the first names that are known. */
function isSwapped(first: string, last: string, addresses: readonly string[]): boolean {
  if (!isFirstName(last)) return false;
  // « JB » are initials.
  if (isAllCaps(first) !== isAllCaps(last)) return isAllCaps(first) && first.length > 2;
  const order = orderIn(addresses, first, last);
  if (order < 0) return false;
  if (order > 0 && !isFirstName(first)) return true;
  // « Nguyễn Thị | Mai » stays.
  return isSurelyFirst(last) && (order > 0 || (!isFirstName(first) && !first.includes(' ')));
}

/** « Sophie | Sophie Marchand », « Sophie Marchand | Marchand »; « Marie | Sainte Marie » is none. */
function withoutRepeat(firstName: string, lastName: string): NameParts {
  if (isParticle(firstName) || isParticle(lastName)) return { firstName, lastName };
  const family = withoutFirstName(lastName, firstName);
  const given = isFirstName(lastName) ? firstName : withoutFirstName(firstName, lastName);
  return {
    firstName: isOpen(given) ? firstName : given,
    lastName: isOpen(family) ? lastName : family,
  };
}
