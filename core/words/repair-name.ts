import around from '#datasets/french/words-around-names.json' with { type: 'json' };
import { plainLetters } from './plain-letters.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split(' '));
/** Titles and degrees that people add to their name: they are no part of it. */
const titleWords = new Set(around.titles);
const degreeWords = new Set(around.degrees);
/** Also names, or parts of names: degrees only where the name beside them is not in capitals. */
const shortDegreeWords = new Set(around.shortDegrees);
const spacedDegree = /[\s,]+(?:Ph\.? ?D|[MB]\. ?Sc|LL\. ?[MB]|[PB]\. ?Eng|[MB]\. ?A|M\. ?D)\.?$/u;

/** They stay small before a name: « Jean-Pierre de La Tour »; some only between two: « Da Silva », « Costa da Silva ». */
const particles = wordsOf('de du des d von zu van der den');
const innerParticles = wordsOf('da das dos do del y e ter ten');

const bare = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}.,]/gu, '')
    .toLowerCase();

const pronouns =
  /(?<!\p{L})(?:she|he|they|ze|xe|elle|il|iel|her|him|them|lui)(?:\s*\/\s*(?:hers?|him|his|they|them|theirs?|she|he|elle|iel|ielle|lui|il|al|ses|sa|son|any))+(?!\p{L})/giu;
const notOfNames = /[^\p{L}\p{M}’.,\s-]/u;
/** A maiden name, another name, what somebody looks for. */
const asides =
  /(?:^|\s)(?:#?open to work|#?opentowork|n[ée]e|[ée]p\.|[ée]pse|[ée]pouse|ex|alias|dite?)(?!\p{L}).*$/iu;

/** « OUYANG Zhihao 欧阳志豪 »: the same name once more, in its own letters. */
const otherScripts =
  /(?<=\p{Script=Latin}.*)(?:\p{Script=Han}|\p{Script=Hangul}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Cyrillic}{3,})+/gu;

function inPlainLetters(name: string): string {
  return plainLetters(name)
    .replace(/\u00ad(?=\p{Lu})/gu, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/\ufe0f/gu, '')
    .replace(/^\W*(?:open ?to ?work|(?:en )?recherche (?:active|d.emploi))\W+/iu, '')
    .replace(otherScripts, ' ')
    .replace(pronouns, ' ')
    .replace(/\([^)]*\)|\[[^\]]*\]|\{[^}]*\}|"[^"]*"|«[^»]*»|“[^”]*”/g, ' ')
    .replace(/['`´ʼ‘ʻ′]/g, '’')
    .replace(/(?<=\p{L})[\u2010-\u2015\u2212](?=\p{L})/gu, '-')
    .replace(/(?<=\p{L}-)\s+(?=\p{Lu})/gu, '');
}

/** Only the letters and marks a name is made of; what brackets or bars set aside is left out. */
function withoutOrnaments(name: string): string {
  return (
    inPlainLetters(name)
      .replace(/^[^\p{L}]+/u, '')
      .replace(/^M\.?\s+(?:et|&)\s+Mme\.?\s+/iu, '')
      // « Loïc 🎯 j’aide les PME »: small words after a sign are said, not a name.
      .replace(/(?<=\p{Lu}.*)\s\p{Extended_Pictographic}\s*\p{Ll}+[’ ].*$/u, ' ')
      .replace(/\s[-–—]\s.*$|[|•·–—/\\:;@#*+=_~^].*$/u, ' ')
      .replace(new RegExp(notOfNames, 'gu'), ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** A field that holds one part of a name: what follows an emoji, a comma or a bar is something else. */
export function nameBeforeOrnaments(field: string): string {
  const parts = inPlainLetters(field)
    .replace(/^\s*(?:\p{L}\s){3,}\p{L}\s*$/u, (spelled) => spelled.replace(/\s/g, ''))
    .replace(spacedDegree, '')
    .split(new RegExp(`${notOfNames.source}|,|\\s-\\s|\\s[Il]\\s(?=\\p{Lu})`, 'u'))
    .map((part) => part.replace(asides, '').trim());
  const hasName = (part: string) => /\p{L}\p{M}*[’.-]?\p{L}/u.test(part);
  return parts.find(hasName) ?? parts.find((part) => /\p{L}/u.test(part)) ?? '';
}

/** « Ondo Mba » and « Anh Ma » are names: a degree is written in capitals, or with capitals inside. */
function isDegree(word: string, isShoutedName: boolean): boolean {
  const key = bare(word);
  const isWritten = /\p{Lu}.*\p{Lu}/u.test(word);
  if (degreeWords.has(key)) return isWritten || /\./.test(word);
  return shortDegreeWords.has(key) && ((isWritten && !isShoutedName) || /^(?:ing|eng|esq)\.$/i.test(word));
}

/** Far more than is kept of a name: what looks for ornaments would take its time over a longer text. */
const longestName = 400;

/** Without emoji, titles and degrees. */
export function cleanName(whole: string): string {
  const name = whole.slice(0, longestName);
  const words = withoutOrnaments(name.replace(spacedDegree, ''))
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const isShouted = !/\p{Ll}/u.test(words[0] ?? '');
  while (words.length > 1 && titleWords.has(bare(words[0] ?? '')) && isTitle(words[0] ?? '')) {
    words.shift();
    // « Dr. med. », « Dr. rer. nat. »
    while (words.length > 1 && /^\p{Ll}+\.$/u.test(words[0] ?? '')) words.shift();
  }
  if (words.length > 2 && /^jr\.?$/i.test(words.at(-1) ?? '')) words.pop();
  const degree = words.findIndex((word, at) => at > 0 && isDegree(word, isShouted));
  if (degree > 0) words.splice(degree);
  return words
    .map((word) => word.replace(/^[.,’-]+|[,’-]+$/g, ''))
    .join(' ')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .trim();
}

/** « M. », « Mme la Docteure »: nothing but how somebody is addressed. */
export const isOnlyTitle = (name: string): boolean => {
  const words = name.split(/\s+/).filter(Boolean);
  return words.length > 0 && words.every((word) => titleWords.has(bare(word)) && bare(word) !== 'ing');
};

/** « M » and « Me » are titles only with their full stop or their capital alone. */
const isTitle = (word: string) =>
  bare(word).length > 2 || /^(?:M\.|Me\.?|Mr\.?|Ms\.?|Dr\.?|Pr\.?|Sr\.)$/i.test(word);

const isUpper = (letters: string) =>
  letters === letters.toLocaleUpperCase('fr') && letters !== letters.toLocaleLowerCase('fr');
const isLower = (letters: string) =>
  letters === letters.toLocaleLowerCase('fr') && letters !== letters.toLocaleUpperCase('fr');

/** A word in capitals alone, or a name without any: nobody writes their own name so. Anything else is left as it is. */
export function repairCase(name: string): string {
  const letters = name.replace(/[^\p{L}]/gu, '');
  if (letters.length < 2) return name;
  const isWhole = isUpper(letters) || isLower(letters);
  const words = name.split(' ');
  return words
    .map((word, at) => {
      if (!isWhole && !isShoutedPart(word)) return word;
      const lower = word.toLocaleLowerCase('fr').replace(/i\u0307/g, 'i');
      const isParticle = particles.has(lower) || (at > 0 && innerParticles.has(lower));
      if (isParticle && at < words.length - 1 && !(at === 0 && ownParticle.test(word))) return lower;
      return word
        .split('-')
        .map((part) => raisePart(part))
        .join('-');
    })
    .join(' ');
}

/** In capitals before a name, they are its first word: « Van den Berghe », « Des Essarts »; who writes theirs small keeps it so. */
const ownParticle = /^(?:VAN|DU|DES)$/;

/** « Jean DUPONT », « d’ORNANO », « de LA TOUR »; « JB » and « III » are written so. */
const isShoutedPart = (word: string) =>
  /(?:^|[-’]|Ma?c)\p{Lu}{3,}(?!\p{Ll})|^\p{Ll}\p{Lu}{2,}$|^(?:LA|LE|DE|DU|EL|AL)$/u.test(word) &&
  !isNumeral(word);
const isNumeral = (word: string) => /^(?:II|III|IV|VI|VII|VIII)$/.test(word);

/** « YILDIZOĞLU »: beside letters that only Turkish has, I is its own capital. */
const smallOf = (part: string) =>
  part
    .toLocaleLowerCase(/[ĞŞİ]/u.test(part) && /\p{Lu}{2}/u.test(part) ? 'tr' : 'fr')
    .replace(/i\u0307/g, 'i');

function raisePart(part: string): string {
  const lower = smallOf(part);
  // « JB » and « JC » are initials.
  if (isNumeral(part) || (isUpper(part) && /^[bcdfghjklmnpqrstvwxz]{2}$/.test(lower))) return part;
  const [, head = '', rest = ''] = /^(\p{L}|dell|dall|sant|all)’(.+)$/u.exec(lower) ?? [];
  // « d’Ornano », « O’Brien », « Dell’Orto »; the Breton « c’h » is one sound: « Le Floc’h », « C’hoat ».
  if (head && !lower.startsWith('c’h')) return `${head === 'd' ? head : raise(head)}’${raise(rest)}`;
  return part.startsWith('İ') ? `İ${lower.slice(1)}` : raise(lower);
}

const scottish =
  /^Mac(allister|arthur|cabe|carthy|clure|cormick|donald|dougall|farlane|gregor|intosh|intyre|kay|kenzie|kinnon|lean|leod|millan|neill?|pherson)$/;
const raiseFirst = (part: string) => part.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('fr'));

const raise = (part: string): string =>
  raiseFirst(part)
    .replace(/^Mc(\p{L}{3,})$/u, (_, rest: string) => `Mc${raiseFirst(rest)}`)
    .replace(scottish, (_, rest: string) => `Mac${raiseFirst(rest)}`);

export type SplitName = { firstName: string | null; lastName: string | null };

const isShoutedWord = (word: string) => /\p{Lu}{2}/u.test(word) && word === word.toLocaleUpperCase('fr');
/** « PEREIRA E MELO »: one letter between two words in capitals. */
const isBetween = (words: readonly string[], at: number) =>
  /^\p{Lu}$/u.test(words[at] ?? '') &&
  isShoutedWord(words[at - 1] ?? '') &&
  isShoutedWord(words[at + 1] ?? '');

/** Words without a capital after a name that has some: not a part of it. */
const isAside = (before: string, after: string) =>
  / /.test(before) && /\p{Lu}/u.test(before) && /^\p{Ll}{2,} /u.test(after);

/** « DUPONT Jean », « Jean DUPONT », « Dupont, Jean », else the first word and the rest. */
export function splitName(whole: string): SplitName {
  const [before = '', after = '', ...more] = whole.split(',').map((part) => part.trim());
  if (before && after && more.length === 0 && !isDegree(after.split(' ')[0] ?? '', false))
    // « Jean Baptiste, KERVELLEC », « Sonia MERAD, en poste chez Kaolis ».
    return isAside(before, after)
      ? splitName(before)
      : isShoutedWord(after) && !isShoutedWord(before)
        ? { firstName: before, lastName: after }
        : { firstName: after, lastName: before };
  const words = cleanName(whole).split(' ').filter(Boolean);
  if (words.length < 2) return { firstName: words[0] ?? null, lastName: null };
  const shouted = words.map((word, at) => isShoutedWord(word) || isBetween(words, at));
  if (!shouted.every(Boolean)) {
    const firstPlain = shouted.indexOf(false);
    if (shouted[0] && shouted.lastIndexOf(true) < firstPlain)
      return { firstName: words.slice(firstPlain).join(' '), lastName: words.slice(0, firstPlain).join(' ') };
    const firstShouted = shouted.indexOf(true);
    if (firstShouted > 0 && shouted.slice(firstShouted).every(Boolean)) {
      const at = particleStart(words, firstShouted);
      return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
    }
  }
  return { firstName: words[0] ?? null, lastName: words.slice(1).join(' ') };
}

/** « Jean de LA TOUR »: the particle goes with the name. */
function particleStart(words: readonly string[], from: number): number {
  let at = from;
  while (at > 1 && particles.has(words[at - 1]?.toLowerCase() ?? '')) at--;
  return at;
}
