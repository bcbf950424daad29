import { knownPlaces } from './find-place.ts';
import type { Token } from './tokenise.ts';

/** Said before a town: « autour de », « à 30 km de », « dans l’agglo de ». */
const before =
  /(?:^| )(?:autour|alentours?|environs?|pres|proche|bassin|bassin d emploi|agglo|agglomeration|metropole|peripherie|banlieue|couronne|region|pays|rayon|km|kms|kilometres) (?:de|d|du)$/;
/** Said after it: « et autour », « et sa proche banlieue ». */
const after =
  /^(?:et )?(?:(?:l|la|le|les|sa|son|ses|toute?) )?(?:(?:proche|grande|premiere) )?(?:autour|alentours?|environs?|peripherie|region|agglo|agglomeration|metropole|banlieue|couronne|bassin|voisinage|communes? (?:voisines?|limitrophes?|autour)|villes? (?:voisines?|autour))(?= |$)/;
/** Without « et », only these: « Lyon bassin » says nothing. */
const plain = /^(?:metropole|agglo|agglomeration|banlieue|et .*)$/;

const longestName = 4;
const links = /^(?:et|l|la|le|les|sa|son|ses|toute?)$/;

/** « Lyon et région parisienne »: what follows is another place. */
function isOtherPlace(follows: readonly string[]): boolean {
  const name = follows.slice(follows.findIndex((key) => !links.test(key)));
  return name.slice(0, longestName).some((_, last) => knownPlaces.has(name.slice(0, last + 1).join(' ')));
}

const keyAt = (tokens: readonly Token[], at: number): string => {
  const token = tokens[at];
  return token?.kind === 'word' ? token.key : '';
};

const keysFrom = (tokens: readonly Token[], from: number, to: number): string[] => {
  const keys: string[] = [];
  for (let at = from; at < to; at++) keys.push(keyAt(tokens, at));
  return keys;
};

/** Whether a town is named with what lies around it, and how many of the tokens after it say so. */
export function readAround(
  tokens: readonly Token[],
  at: number,
  end: number,
): { isAround: boolean; isAcademy: boolean; length: number } {
  const preceding = keysFrom(tokens, Math.max(0, at - 4), at).join(' ');
  const follows: string[] = [];
  for (let next = end; next < end + 5 && keyAt(tokens, next) !== ''; next++)
    follows.push(keyAt(tokens, next));
  const [phrase = ''] = after.exec(follows.join(' ')) ?? [];
  const length = plain.test(phrase) && !isOtherPlace(follows) ? phrase.split(' ').length : 0;
  return {
    isAround: length > 0 || before.test(preceding),
    isAcademy: /(?:^| )(?:academie|rectorat) (?:de|d)$/.test(preceding),
    length,
  };
}
