const elided = /^(?:[cdjlmnst]|qu|lorsqu|jusqu|puisqu|quoiqu)'/i;
/** « pourriez-vous », « dites-moi »: what a hyphen joins to a verb. */
const joined = /-(?:t-)?(?:je|tu|ils?|elles?|on|nous|vous|ce|moi|toi|lui|leur|les?|la|y|en|ci|là)$/i;

/** « éco-responsable », « multi-sites »: they stand before anything. */
const prefix =
  /^(?:anti|auto|bio|co|demi|éco|ex|extra|hyper|inter|intra|mi|micro|mono|multi|néo|non|post|pré|pro|quasi|semi|super|télé|ultra)-/i;

/** A word, or the parts of « l’e-mail » and « sous-traitance » when the whole is unknown. */
export function isFrenchWord(word: string, isKnown: (plain: string) => boolean): boolean {
  // Hyphens by the hundred would be taken apart one by one.
  if (word.length > longestWord) return false;
  const plain = word.normalize('NFC').replaceAll('’', "'");
  if (isKnown(plain)) return true;
  const article = elided.exec(plain)?.[0];
  if (article) return isFrenchWord(plain.slice(article.length), isKnown);
  const verb = plain.replace(joined, '');
  if (verb !== plain && verb !== '') return isFrenchWord(verb, isKnown);
  const bare = plain.replace(prefix, '');
  if (bare !== plain && bare !== '' && isFrenchWord(bare, isKnown)) return true;
  const parts = plain.split('-').filter(Boolean);
  return parts.length > 1 && parts.every((part) => isFrenchWord(part, isKnown));
}

/** « anticonstitutionnellement » has twenty-five letters. */
const longestWord = 60;
