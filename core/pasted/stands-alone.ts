/** What a sentence begins with when only the one before says who or what. */
const hanging =
  /^(?:il|elle|ils|elles|ce|cela|ça|c’est|celui|celle|ceux|celles|puis|ensuite|alors|donc|et|mais|sinon|ainsi|aussi|résultat|exemple|dont|car|parce|idem|on y|le tout|tout(?:e|es|s)? (?:est|sont))(?!\p{L})|^à \d|^(?:avant|après) ?:/iu;
/** « celles qui ne demandent qu’un raccord », « pourquoi seulement eux » */
const pointing = /(?<!\p{L})(?:celles?|celui|ceux|eux|y|quand même|ci-dessous|ci-dessus)(?!\p{L})/iu;
const openEnd =
  /(?:^|[\s’(])(?:à|au|aux|de|d|des|du|en|et|ou|pour|par|sur|avec|chez|dans|les|la|le|l|un|une|vos|nos|qui|que)[.\s]*$|[,;:(–-][.\s]*$/iu;

const countOf = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;

/** Nothing is left open: no half of a bracket, no word that calls for another one. */
export const isWhole = (text: string): boolean =>
  !openEnd.test(text) &&
  countOf(text, /\(/gu) === countOf(text, /\)/gu) &&
  countOf(text, /«/gu) === countOf(text, /»/gu) &&
  !/["“]/u.test(text);

/** Whether a sentence says by itself what it is about, wherever it is quoted. */
export const standsAlone = (text: string): boolean =>
  /^[\p{Lu}\d]/u.test(text) && !hanging.test(text) && !pointing.test(text) && isWhole(text);
